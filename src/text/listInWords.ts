const list = new Intl.ListFormat('en-GB')

/** Join items as a sentence names them: "1", "1 and 2", "1, 2 and 3". */
export const listInWords = (items: readonly (string | number)[]): string => list.format(items.map(String))
