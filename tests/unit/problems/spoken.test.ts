import { expect, test } from 'vitest'
import { spoken } from '../../../src/problems/spoken.ts'

test.each([
  [['title'], 'title'],
  [['company', 'social', 'facebook'], 'company.social.facebook'],
  [['values', 0], 'the 1st of values'],
  [['values', 1, 'source', 'url'], 'source.url in the 2nd of values'],
  [['pages', 2, 'aliases', 10], 'the 11th of aliases in the 3rd of pages'],
  [['menus', 'guides', 'links', 21, 'label'], 'label in the 22nd of menus.guides.links'],
  [[3, 'plain'], 'plain in the 4th entry'],
  [[112], 'the 113th entry'],
])('%j is %s', (path, words) => {
  expect(spoken(path)).toBe(words)
})
