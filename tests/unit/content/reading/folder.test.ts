import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { SiteFolder } from '../../../../src/content/reading/folder.ts'

function folderWith(files: Record<string, string | Uint8Array>): SiteFolder {
  const root = mkdtempSync(join(tmpdir(), 'folder-'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  return new SiteFolder(root)
}

test('files are listed by name, hidden ones left out', () => {
  expect(new SiteFolder('tests/sites/good').list('content/pages')).toEqual(
    ['commission', 'home', 'not-found', 'sitemap', 'what-is-pcp'].map((name) => `content/pages/${name}.md`),
  )
  expect(folderWith({ '.hidden': '', 'b.md': '', 'a.md': '' }).list('.')).toEqual(['./a.md', './b.md'])
  expect(new SiteFolder('tests/sites/good').list('content/no-such')).toEqual([])
})

test('a file that is not there is remembered with the place that names it', () => {
  const folder = folderWith({})
  expect(folder.text('a.md', () => ({ file: 'm.yaml', line: 3, column: 4 }))).toBeUndefined()
  expect(folder.missing).toEqual([{ file: 'a.md', named: { file: 'm.yaml', line: 3, column: 4 } }])
  expect(folder.has('a.md')).toBe(false)
})

test.each([
  ['at the start', [0xe9, 0x61], 1, 1],
  ['on the second line', [0x61, 0x0a, 0x62, 0x63, 0xe9, 0x2c, 0x64], 2, 3],
  ['cut short at the end', [0x61, 0xe2, 0x82], 1, 2],
])('a byte that is not UTF-8 %s', (_, bytes, line, column) => {
  const folder = folderWith({ 'a.md': Uint8Array.from(bytes) })
  expect(folder.text('a.md')).toBeUndefined()
  expect(folder.problems).toEqual([
    { file: 'a.md', line, column, rule: 'bad-encoding', what: 'the file is not UTF-8 text', fix: 'save it as UTF-8' },
  ])
})

test.each([
  ['of a page', 'a.md', 'one\n\n<<<<<<< HEAD\ntwo\n=======\nthree\n>>>>>>> other\n', 3, 1],
  ['left over', 'a.md', 'one\n>>>>>>> other\n', 2, 1],
  ['in a text of YAML', 'a.yaml', 'x: |\n  one\n  <<<<<<< HEAD\n', 3, 3],
])('a merge that was never finished, %s', (_, file, text, line, column) => {
  const folder = folderWith({ [file]: text })
  expect(folder.text(file)).toBeUndefined()
  expect(folder.problems).toEqual([
    {
      file,
      line,
      column,
      rule: 'unfinished-merge',
      what: 'a merge was never finished here',
      fix: 'keep one of the two versions, and delete the lines of <<<<<<<, ======= and >>>>>>>',
    },
  ])
})

test('a byte-order mark and Windows line ends are not part of the text', () => {
  expect(folderWith({ 'a.md': '\uFEFFone\r\ntwo\r\n' }).text('a.md')).toBe('one\ntwo\n')
})

test('a YAML file is read once, and its faults noted once', () => {
  const folder = folderWith({ 'a.yaml': 'x: one' })
  const Schema = z.strictObject({ x: z.number() })
  expect([folder.yaml('a.yaml', Schema), folder.yaml('a.yaml', Schema)]).toEqual([undefined, undefined])
  expect(folder.problems).toHaveLength(1)
})

test.each([
  ['a space without width', 'a\u200Bb', 'the file holds a sign that cannot be seen, U+200B'],
  ['a mark of byte order within the text', 'a\uFEFFb', 'the file holds a sign that cannot be seen, U+FEFF'],
  ['what stands for a letter that was lost', 'a\uFFFDb', 'the file holds a sign that cannot be seen, U+FFFD'],
  ['an apostrophe in another encoding', 'aâ€™b', 'the file holds "â€™", which is one sign in another encoding'],
  ['a pound in another encoding', 'aÂ£b', 'the file holds "Â£", which is one sign in another encoding'],
])('%s is told, and left out of what is read', (_, text, what) => {
  const folder = folderWith({ 'a.md': text })
  expect(folder.text('a.md')).toBe('ab')
  expect(folder.problems).toEqual([
    {
      file: 'a.md',
      line: 1,
      column: 2,
      rule: 'unseen-sign',
      what,
      fix: 'delete it, or write the words around it again',
    },
  ])
})
