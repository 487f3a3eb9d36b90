import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proseIn, shortIn, wordsIn } from './support/proseIn.ts'

/** Folders whose words visitors read or send. The words of checks and schemas are for editors, those of hosts’ files for nobody. */
const folders = [
  'letters',
  'calendar',
  'casefile',
  'rules',
  'toolkit',
  'tools',
  'pages',
  'components',
  'islands',
  'browser',
  'worker',
  'outputs',
  'content/articles',
  'content/prose',
]
const forEditors =
  /^src\/(?:outputs\/hostFiles\.ts$|content\/articles\/(?:readArticle|kinds)\.ts$|content\/prose\/context\.ts$|toolkit\/(?:wordsFiles|[^/]+\/wordsFile)\.ts$|tools\/[^/]+\/tool\.ts$)/

/** How many words of whole sentences each file still holds. A count may only go down; a file that is not here holds none. */
const left: Record<string, number> = {
  // Said by scripts that every page runs, seldom, and without a page that could hand them words.
  'src/browser/onIdle.ts': 9,
  'src/browser/mountIsland.tsx': 11,
}

/** Folders that hold no short words either: questions, labels, hints, headings, buttons. */
const shortFolders = /^src\/(?:toolkit|tools|islands|pages|components)\//

/** Interface words of two or more that any software has, and what marks a figure as not sure wherever it stands. */
const generic = new Set([
  'There is a problem',
  'Change or remove',
  'On this page',
  'More about this',
  'Where … comes from',
  'Questions and answers',
  'Skip the list of parts',
  'Enlarge the drawing',
  'Messages ({hotkey})',
  '… … . Use the arrow keys.',
  '(not confirmed)',
  'Not confirmed',
  'Not confirmed.',
])

/** The other short words that stay, by the file they stand in. */
const short: Record<string, readonly string[]> = {
  // Names of others: services, and paragraphs of the rules.
  'src/toolkit/letters/LetterPanel.tsx': ['Outlook on the web', 'Yahoo Mail'],
  'src/toolkit/redress/RuleParts.tsx': ['CONRED … Annex …'],
  'src/toolkit/redress/sumSteps.ts': ['CONC App 1.2'],
  // Editors’ Markdown becomes these, which is handed nothing but that Markdown.
  'src/components/ProseBoxes.tsx': ['Take care', 'Example with invented figures'],
}

const filesOf = (folder: string) =>
  readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /\.tsx?$/.test(file))
const files = folders.flatMap(filesOf).filter((file) => !forEditors.test(file))
const held = new Map(files.map((file) => [file, proseIn(file)]))
const countOf = (file: string) => (held.get(file) ?? []).reduce((sum, text) => sum + wordsIn(text), 0)

test('sentences that visitors read or send are in content, and no more of them come into code', () => {
  expect(folders.filter((folder) => filesOf(folder).length === 0)).toEqual([])
  const more = files
    .filter((file) => countOf(file) > (left[file] ?? 0))
    .map(
      (file) =>
        `${file} holds ${countOf(file)} words of sentences, more than ${left[file] ?? 0}: ${held.get(file)?.join(' | ')}`,
    )
  expect(more).toEqual([])
})

test('short words that visitors read are in content too, but for those that any software has', () => {
  const found = new Map(files.filter((file) => shortFolders.test(file)).map((file) => [file, shortIn(file)]))
  const more = [...found].flatMap(([file, texts]) =>
    texts
      .filter((text) => !generic.has(text) && !short[file]?.includes(text))
      .map(
        (text) =>
          `${file} holds “${text}”: move it to the words of its tool, content/page-parts.yaml or content/figures.yaml`,
      ),
  )
  expect(more).toEqual([])
  const used = new Set([...found.values()].flat())
  expect([...generic].filter((text) => !used.has(text))).toEqual([])
  expect(
    Object.entries(short).flatMap(([file, texts]) => texts.filter((text) => !found.get(file)?.includes(text))),
  ).toEqual([])
})

test.each([
  ['const A = () => <h2>Which lender was it?</h2>', ['Which lender was it?']],
  ['const A = () => <Box label="Which lender?" className="one two" />', ['Which lender?']],
  ["const options = [{ value: 'a', label: 'By email' }]", ['By email']],
  ['const A = ({ n }) => <p>{n > 1 ? `${n} lenders it could be` : null}</p>', ['… lenders it could be']],
  ["import { one } from 'two words'\nthrow new Error(`two words ${one}`)", []],
  ["const at = document.querySelector('main h2')", []],
  ['const A = () => <h2>Back</h2>', []],
])('short words are found: %s', (code, texts) => {
  const folder = mkdtempSync(join(tmpdir(), 'short-'))
  const file = join(folder, 'a.tsx')
  writeFileSync(file, code)
  expect(shortIn(file)).toEqual(texts)
  rmSync(folder, { recursive: true })
})

test('a file without such sentences is taken off the list', () => {
  expect(Object.keys(left).filter((file) => countOf(file) === 0)).toEqual([])
})
