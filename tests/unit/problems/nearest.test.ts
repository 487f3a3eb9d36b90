import { expect, test } from 'vitest'
import { didYouMean, nearest } from '../../../src/problems/nearest.ts'

test.each([
  ['tittle', ['title', 'summary'], 'title'],
  ['Title', ['title', 'summary'], 'title'],
  ['contnet', ['path', 'content', 'kind'], 'content'],
  ['/what-is-pcb', ['/what-is-pcp', '/'], '/what-is-pcp'],
])('%s is meant to be %s', (written, known, meant) => {
  expect(nearest(written, known)).toBe(meant)
})

test.each([
  ['colour', ['path', 'kind']],
  ['anything', []],
])('%s is like none of them', (written, known) => {
  expect(nearest(written, known)).toBeUndefined()
})

test('asks, or gives the other advice', () => {
  expect(didYouMean('gide', ['guide', 'tool'])).toBe('did you mean "guide"?')
  expect(didYouMean('zebra', ['guide', 'tool'], 'use one of guide, tool')).toBe('use one of guide, tool')
  expect(didYouMean('zebra', ['guide', 'tool'])).toBeUndefined()
})
