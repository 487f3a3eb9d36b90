/** "one, two or three". */
export const listed = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' or $1')
