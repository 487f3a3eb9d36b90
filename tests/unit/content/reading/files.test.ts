import { expect, test } from 'vitest'
import { filesInMemory, filesOnDisk, withChanges } from '../../../../src/content/reading/files.ts'
import { TextCache } from '../../../../src/content/reading/textCache.ts'
import { printProblems } from '../../../../src/problems/printProblems.ts'
import { readSite } from '../../../../src/site/readSite.ts'
import { testDay } from '../../../support/sites.ts'

const disk = filesOnDisk('tests/sites/good')
const file = 'content/pages/what-is-pcp.md'
const textOf = (files: typeof disk, name: string) => Buffer.from(files.bytes(name)).toString()

test('changes lie over the files without touching them', () => {
  const changed = withChanges(
    disk,
    new Map([
      [file, undefined],
      ['content/pages/a/new.md', 'new'],
      ['content/pages/home.md', 'other'],
    ]),
  )
  expect(changed.has(file)).toBe(false)
  expect(changed.list('content/pages')).toEqual([
    'content/pages/a/new.md',
    ...disk.list('content/pages').filter((name) => name !== file),
  ])
  expect(textOf(changed, 'content/pages/home.md')).toBe('other')
  expect(textOf(disk, 'content/pages/home.md')).not.toBe('other')
})

test('files in memory are those on disk', () => {
  const held = filesInMemory(disk)
  expect(held.list('content')).toEqual(disk.list('content'))
  expect(textOf(held, file)).toBe(textOf(disk, file))
})

const letterFront = `---
subject: No answer
greeting: Dear Complaints Team
closing: Yours faithfully
does: It asks for an answer.
rests: The day on which they had it.
---
`
test('a site read with a cache is the site read without one, fault or none', () => {
  const textCache = new TextCache()
  const broken = withChanges(disk, new Map([[file, textOf(disk, file).replace('title:', 'tittle:')]]))
  const [whole, holed] = ['You had my complaint.', '{% blank "born" /%}'].map((words) =>
    withChanges(disk, new Map([['content/letters/next/no-reply.md', `${letterFront}\n${words}\n`]])),
  ) as [typeof disk, typeof disk]
  for (const files of [disk, broken, disk, broken, whole, holed, whole]) {
    const fresh = readSite(files, testDay)
    for (const texts of [textCache, new TextCache(textCache.bytes())]) {
      const remembered = readSite(files, testDay, texts)
      expect(printProblems(remembered.problems)).toBe(printProblems(fresh.problems))
      expect(remembered.site).toEqual(fresh.site)
    }
  }
})
