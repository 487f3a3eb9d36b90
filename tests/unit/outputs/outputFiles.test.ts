import { expect, test } from 'vitest'
import { outputFiles } from '../../../src/outputs/outputFiles.ts'
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
