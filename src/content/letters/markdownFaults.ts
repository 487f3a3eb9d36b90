import Markdoc from '@markdoc/markdoc'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { ReadTemplates } from './readTemplates.ts'

const plain = new Set([
  'document',
  'paragraph',
  'inline',
  'text',
  'softbreak',
  'hardbreak',
  'list',
  'item',
  'heading',
  'tag',
])

/** A letter is sent as plain text: what would be lost there has no place in it. */
export const markdownFaults = ({ templates }: ReadTemplates): Problem[] =>
  templates.flatMap(({ text, bodyOffset }) => {
    const first = text.placeOf(bodyOffset).line
    const lost = [...Markdoc.parse(text.text.slice(bodyOffset)).walk()].filter(({ type }) => !plain.has(type))
    return lost.map(({ type, lines: [line = 0] }) =>
      problemAt(
        { file: text.file, line: first + line, column: 1 },
        'letter-markdown',
        `${names[type] ?? `a ${type}`} cannot stand in a letter, which is sent as plain text`,
        'write it in words',
      ),
    )
  })

const names: Record<string, string> = {
  strong: 'bold',
  em: 'italics',
  link: 'a link',
  image: 'a picture',
  fence: 'code',
  code: 'code',
  hr: 'a line across',
}
