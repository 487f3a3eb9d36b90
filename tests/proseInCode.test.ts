import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proseIn, wordsIn } from './support/proseIn.ts'

/** Folders whose words visitors read or send. The words of checks and schemas are for editors, those of hosts’ files for nobody. */
const folders = [
  'letters',
  'calendar',
  'casefile',
  'rules',
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
const forEditors = /^src\/(?:outputs\/hosts\/|content\/articles\/frontMatter\.ts$|tools\/[^/]+\/wordsFile\.ts$)/

/** How many words of whole sentences each file still holds. A count may only go down; a file that is not here holds none. */
const left: Record<string, number> = {
  // Said by scripts that every page runs, seldom, and without a page that could hand them words.
  'src/browser/keepOffline.ts': 9,
  'src/browser/mountIsland.tsx': 11,
}

const files = folders
  .flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (name) => `src/${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !forEditors.test(file))
const held = new Map(files.map((file) => [file, proseIn(file)]))
const countOf = (file: string) => (held.get(file) ?? []).reduce((sum, text) => sum + wordsIn(text), 0)

test('sentences that visitors read or send are in content, and no more of them come into code', () => {
  expect(files.length).toBeGreaterThan(400)
  const more = files
    .filter((file) => countOf(file) > (left[file] ?? 0))
    .map(
      (file) =>
        `${file} holds ${countOf(file)} words of sentences, more than ${left[file] ?? 0}: ${held.get(file)?.join(' | ')}`,
    )
  expect(more).toEqual([])
})

test('a file without such sentences is taken off the list', () => {
  expect(Object.keys(left).filter((file) => countOf(file) === 0)).toEqual([])
})

test('letters, evidence and the two checks hold none', () => {
  expect(
    files.filter((file) => /^src\/(?:letters|evidence|genuine|represented)\//.test(file) && countOf(file) > 0),
  ).toEqual([])
})
