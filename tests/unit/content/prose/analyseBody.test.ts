import { expect, test } from 'vitest'
import { analyseBody } from '../../../../src/content/prose/analyseBody.ts'
import { proseContext } from '../../../support/prose.tsx'

const plain = 'You can write to the lender. It has to read what you say. It must then write back. '.repeat(5)

test('the ids of headings and questions, in the order of each', () => {
  const { fragments } = analyseBody(
    '## Who pays?\n\nWords.\n\n{% questions %}\n{% question "Is it free?" %}\nYes.\n{% /question %}\n{% /questions %}\n\n## What next\n',
    proseContext,
  )
  expect(fragments).toEqual(['who-pays', 'what-next', 'is-it-free'])
})

test('the reading grade of a text that is long enough to have one', () => {
  const { grade } = analyseBody(plain, proseContext)
  expect(grade).toBeGreaterThan(-2)
  expect(grade).toBeLessThan(4)
  expect(analyseBody('Too short to tell.', proseContext).grade).toBeNull()
})

test('a text that names a fact which does not exist has no grade, and is no exception', () => {
  expect(analyseBody(`${plain} {% fact "no.such-fact" /%}`, proseContext).grade).toBeNull()
})

test('what Markdoc finds, with its line from 0', () => {
  expect(analyseBody('Words.\n\n{% callout tone=1 %}\nMore.\n{% /callout %}\n', proseContext).faults).toMatchObject([
    { id: 'attribute-undefined', line: 2 },
  ])
  expect(analyseBody(plain, proseContext).faults).toEqual([])
})

test('it can be kept as JSON', () => {
  const study = analyseBody(`## Part\n\n${plain}`, proseContext)
  expect(JSON.parse(JSON.stringify(study))).toEqual(study)
})
