import { expect, test } from 'vitest'
import { outputFiles, outputReader } from '../../../src/outputs/outputFiles.ts'
import { realSite } from '../../support/realSite.ts'
import { siteOf } from '../../support/sites.ts'

test('the files beside the pages, a file for each redirect among them', () => {
  const files = outputFiles(siteOf('good-with-menus'))
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(['sitemap.xml', 'robots.txt', 'host.json', 'menu.json', 'old-balloon.html']),
  )
  expect(JSON.parse(files.get('menu.json') ?? '').menus).toHaveLength(4)
})

test('a site without menus has an empty list of them', () => {
  expect(outputFiles(siteOf('good')).get('menu.json')).toBe('{"menus":[]}')
})

test('read one at a time they are the same, and what takes seconds is not made for another', () => {
  const whole = siteOf('good')
  const read = outputReader(whole)
  expect([...outputFiles(whole)].filter(([name, text]) => read(name) !== text)).toEqual([])
  expect(read('no-such-file')).toBeUndefined()
  const refuses = () => {
    throw new Error('made')
  }
  const lean = outputReader({
    ...realSite(),
    letterModel: refuses,
    get search() {
      return refuses()
    },
  })
  expect(lean('')).toBeUndefined()
  expect(lean('feed.xml')).toContain('<feed')
  expect(() => lean('lender-letters.json')).toThrow('made')
  expect(() => lean('search.json')).toThrow('made')
})
