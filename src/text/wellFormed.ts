/** Text without halves of characters, as `String.toWellFormed` makes it, which the oldest browsers that we promise do not have. */
export const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '\uFFFD')
