import type { TagFault } from '../../content/prose/tagFaults.ts'

/** Something that Markdown shows as it is written, or takes for something else, without a word. */
type Lost = { find: RegExp; what: string; fix: string }

const inWords: readonly Lost[] = [
  {
    find: /!\[/g,
    what: 'a picture cannot stand among words',
    fix: 'name one of the site’s own with {% figure "…" /%}, or take it out',
  },
  { find: /(?<!!)\[\s*\]\((?=[^)\n]+\))/g, what: 'the link has no words', fix: 'write it as [words](/address)' },
  { find: /\]\(\s*\)/g, what: 'the link has no address', fix: 'write the address between the brackets' },
  {
    find: /\]\([^()\s]+\s/g,
    what: 'the address of a link has a space in it, or no ")" where it ends',
    fix: 'write it as [words](/address)',
  },
  {
    find: /\]\s+\((?=\/|#|https?:|mailto:|tel:|www\.)/g,
    what: 'a space parts the words of a link from its address',
    fix: 'write it as [words](/address)',
  },
  { find: /\]\[|\[\^/g, what: 'a link or note names what stands elsewhere', fix: 'write it as [words](/address)' },
  {
    find: /https?:\/\/|\bwww\.(?=\w)/g,
    what: 'a web address among the words is not a link',
    fix: 'write it as [words](https://…)',
  },
  { find: /\*\*/g, what: 'the ** has no other to go with it', fix: 'write **words**, without a space inside' },
  { find: /\{\s+%|%\s+\}/g, what: 'a space parts the signs of a tag', fix: 'write {% and %}' },
]

const inBody: readonly Lost[] = [
  ...inWords,
  {
    find: /^#\s/gm,
    what: 'this is a second title: the page’s own is "title" at the top of the file',
    fix: 'start the heading with ##',
  },
  { find: /^#{1,6}(?![#\s])/gm, what: 'a heading has no space after its #', fix: 'write ## and a space' },
  {
    find: /^(?![|>#\s-]).+\n(?:=+|-+)[ \t]*$/gm,
    what: 'a line of signs makes a heading of the words above it',
    fix: 'start a heading with ##, or leave an empty line above the signs',
  },
  { find: /^```/gm, what: 'the ``` is never closed', fix: 'write ``` on a line where it ends' },
]

// Code, tags, and what is well written.
const wellWritten = [
  /^```[\s\S]*?^```$|(?<!`)`[^`\n]+`(?!`)/gm,
  /\{%[\s\S]*?%\}/g,
  /(?<!!)\[[^[\]]*\S[^[\]]*\]\((?:[^()\s]|\([^()\s]*\))+\)/g,
  /\*\*(?=\S)(?:(?!\*\*)[\s\S])*?(?<=\S)\*\*/g,
]

/** Find words that Markdown would lose or misread; a page’s whole body may also have headings and tables. */
export function lostMarkdown(raw: string, part: 'body' | 'field'): TagFault[] {
  const text = wellWritten.reduce((left, good) => left.replaceAll(good, blank), raw)
  const lost = (part === 'body' ? inBody : inWords).flatMap(({ find, what, fix }) =>
    [...text.matchAll(find)].map(({ index }) => ({ offset: index, rule: 'lost-markdown', what, fix })),
  )
  const lines = new Set<number>()
  return (part === 'body' ? [...lost, ...tableFaults(text)] : lost).filter(({ offset }) => {
    // One fault upsets what stands around it: the first that is found on a line says enough.
    const line = raw.lastIndexOf('\n', offset - 1)
    const first = !lines.has(line)
    lines.add(line)
    return first
  })
}

const blank = (part: string): string => part.replaceAll(/[^\n]/g, 'x')

/** Rows of a table with more or fewer cells than its first, which are cut or filled up, and tables that are none. */
function tableFaults(text: string): TagFault[] {
  return [...text.matchAll(/(?:^ {0,3}\|.*(?:\n|$))+/gm)].flatMap(({ 0: table, index }) => {
    const [head = '', line, ...rows] = table.trimEnd().split('\n')
    const columns = cellsIn(head)
    if (line === undefined || !/^[\s|:]*-[\s|:-]*$/.test(line) || cellsIn(line) !== columns)
      return [
        {
          offset: index,
          rule: 'broken-table',
          what: `below the first row of a table stands a line of --- for each of its ${columns} columns`,
          fix: `write |${' --- |'.repeat(columns)} there`,
        },
      ]
    let offset = index + head.length + line.length + 2
    return rows.flatMap((row): TagFault[] => {
      const at = offset
      offset += row.length + 1
      const cells = cellsIn(row)
      return cells === columns
        ? []
        : [
            {
              offset: at,
              rule: 'broken-table',
              what: `this row of a table has ${cells} ${cells === 1 ? 'cell' : 'cells'}, and its first row ${columns}`,
              fix: 'write as many, with | between them',
            },
          ]
    })
  })
}

const cellsIn = (row: string): number =>
  row
    .trim()
    .replaceAll('\\|', '')
    .replace(/^\||\|$/g, '')
    .split('|').length
