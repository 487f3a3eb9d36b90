import { expect, test } from 'vitest'
import { factsShown } from '../../../src/pages/factsShown.ts'

test('each fact of a rendered page is named once, in the order of the page', () => {
  expect(
    factsShown(
      '<a class="fact" href="#source-a.b">1</a> <td data-fact="c.d">2</td> <a class="fact" href="#source-a.b">1</a>',
    ),
  ).toEqual(['a.b', 'c.d'])
})

test('a fact with its source beside it is not listed again', () => {
  expect(factsShown('<time data-fact="a.b" data-sourced="">1</time> <td data-fact="c.d">2</td>')).toEqual(['c.d'])
})
