/** A label inside a sentence: "Amount of credit" becomes "amount of credit", "APR" stays as it is. */
export const lowerFirst = (words: string): string =>
  /^[A-Z]{2}/.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
