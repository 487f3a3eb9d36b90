import { expect, test } from 'vitest'
import { htmlFile } from '../../../src/outputs/htmlFile.ts'

test.each([
  ['/', 'index.html'],
  ['/404', '404.html'],
  ['/brands/ford', 'brands/ford.html'],
])('%s is answered by %s', (path, file) => {
  expect(htmlFile(path)).toBe(file)
})
