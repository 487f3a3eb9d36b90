import type { Block } from './letter.ts'

/** Mark a word for the customer until it is known who has been named. No answer can contain these: see `oneLine`. */
const [open, between, close] = ['\u0001', '\u0002', '\u0003']

/** Mark a word for the customer, with the one that names them. */
export const markWord = ({ pronoun, named }: { pronoun: string; named: string }): string =>
  open + pronoun + between + named + close

/** Name the customer wherever “they” would have nobody to refer to: neither the same sentence nor the one before names them. */
export function withNames(blocks: readonly Block[], name: string): Block[] {
  let before = ''
  const inSentence = (sentence: string): string => {
    const [start = '', ...parts] = sentence.split(open)
    const said = parts.reduce((so, part) => {
      const [pronoun = '', rest = ''] = part.split(between)
      const [named = '', after = ''] = rest.split(close)
      const isNamed = (before + so).includes(name)
      return so + (isNamed ? pronoun : nameIn(named, name, pronoun)) + after
    }, start)
    before = said
    return said
  }
  const inWords = (words: string) =>
    words
      .split(/(?<=[.?!:\n]\s?)(?=\S)/)
      .map(inSentence)
      .join('')
  return blocks.map((block) => {
    switch (block.kind) {
      case 'list':
        return { ...block, items: block.items.map(inWords) }
      case 'details':
        return {
          ...block,
          rows: block.rows.map(({ label, value }) => ({ label: inWords(label), value: inWords(value) })),
        }
      default:
        return { ...block, text: inWords(block.text) }
    }
  })
}

/** Insert the customer’s name, capitalised if the pronoun was. */
function nameIn(named: string, name: string, pronoun: string): string {
  const words = named.split('{name}').join(name)
  return /^\p{Lu}/u.test(pronoun) ? words.charAt(0).toUpperCase() + words.slice(1) : words
}
