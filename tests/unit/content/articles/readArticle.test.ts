import { expect, test } from 'vitest'
import { readArticle } from '../../../../src/content/articles/readArticle.ts'
import { SiteFolder } from '../../../../src/content/reading/folder.ts'
import { printProblem } from '../../../../src/problems/problem.ts'
import { changedSite } from '../../../support/sites.ts'

const file = 'content/pages/home.md'

function readAs(to: string) {
  const folder = new SiteFolder(changedSite('good', [{ file, to }]))
  return { read: readArticle(folder, file), problems: folder.problems.map(printProblem) }
}

const front = `title: A short title\ndescription: ${'x'.repeat(80)}\nsummary: One sentence of words.\nupdated: 2026-11-01\n`

test('front matter and words are told apart, and places are places in the file', () => {
  const { read } = readAs(`---\n${front}---\n\nWords.\n`)
  expect(read?.article.meta.title).toBe('A short title')
  expect(read?.article.body).toBe('\nWords.\n')
  expect(read?.front.placeAt(['title'])).toEqual({ file, line: 2, column: 8 })
  expect(read?.text.placeOf((read?.article.bodyOffset ?? 0) + 1)).toEqual({ file, line: 8, column: 1 })
})

test('lines may end as on Windows', () => {
  expect(readAs(`---\n${front}---\n\nWords.\n`.replaceAll('\n', '\r\n')).read?.article.body).toBe('\nWords.\n')
})

test.each([
  ['Words.\n', `${file}:1:1  the file does not start with front matter between two lines of ---`],
  ['---\ntitle: x\n', `${file}:1:1  the front matter that starts here never ends`],
  ['', `${file}:1:1  the file is empty`],
])('%j cannot be used', (text, said) => {
  const { read, problems } = readAs(text)
  expect(read).toBeUndefined()
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(said)
})

test('a title of one letter is a problem of its line', () => {
  expect(readAs(`---\n${front.replace('A short title', 'x')}---\n`).problems).toEqual([
    `${file}:2:8  title is "x", which has 1 character; the least is 5\n    fix: say more`,
  ])
})
