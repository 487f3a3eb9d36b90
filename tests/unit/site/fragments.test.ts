import { expect, test } from 'vitest'
import { templateFragments } from '../../../src/site/fragments.ts'

test('every page has its main part and its sources, and some kinds more', () => {
  expect(templateFragments('guide')).toEqual(['main', 'sources'])
  expect(templateFragments('brand')).toEqual(expect.arrayContaining(['main', 'lenders', 'models']))
})
