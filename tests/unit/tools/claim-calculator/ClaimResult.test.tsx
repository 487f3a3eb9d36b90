import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Facts } from '../../../../src/facts/fact.ts'
import { factNamed } from '../../../../src/facts/valueOn.ts'
import { ClaimResult } from '../../../../src/tools/claim-calculator/ClaimResult.tsx'
import { factsOfTool } from '../../../../src/tools/index.ts'
import { contentFacts } from '../../support/contentFacts.ts'
import { flowOf, journeysOf } from '../../support/contentFlows.ts'
import { splitFolds } from '../../support/splitFolds.ts'
import { withWords } from '../../support/withWords.tsx'

const flow = flowOf('claim-calculator')
const facts: Facts = new Map(factsOfTool('claim-calculator', flow).map((id) => [id, factNamed(contentFacts, id)]))
const nothing = () => undefined

/** The result of recorded walks to these outcomes, one after another. */
function resultOf(...outcomes: string[]) {
  const finished = outcomes.map((outcome, index) => ({
    index,
    answers: journeysOf('claim-calculator').find(({ ends }) => ends === outcome)?.answers ?? {},
    outcome,
  }))
  const way = { flow, checksFirst: true, settingKeys: [], context: { facts, today: '2026-11-20' } }
  return splitFolds(
    renderToStaticMarkup(
      withWords(
        <ClaimResult
          {...{ way, finished }}
          settings={{}}
          onSetting={nothing}
          onChange={nothing}
          onAnother={undefined}
          onRemove={nothing}
          onStartAgain={nothing}
        />,
      ),
    ),
  )
}

test('a range shows its sum, one sentence why and one thing to do; its working is folded', () => {
  const { open, folds } = resultOf('range')
  expect(open).toMatch(
    /^\|Roughly, before any fee\|(?:£[\d,]+ to £[\d,]+|,|\|| |or £0)+\|That’s if the dealer could raise your rate to earn more, and you weren’t told\.\|Write to my lender\|Have the agreement or a letter from the lender\? \|/,
  )
  expect(folds.map(({ title, isOpen }) => `${title}${isOpen ? ' (open)' : ''}`)).toEqual([
    'How we got this',
    'What we assumed',
    'How we worked it out',
    'Your answers',
    'What you’d keep',
    'Sources',
  ])
  // The free way comes first there too.
  const keep = folds.find(({ title }) => title === 'What you’d keep')?.words ?? ''
  expect(keep.indexOf('Do it yourself, free')).toBeLessThan(keep.indexOf('Have us do it, for up to'))
})

test('several agreements are told apart, and each has its own folds', () => {
  const { open, folds } = resultOf('range', 'lease')
  expect(open).toContain('|Agreement 1|')
  expect(open).toContain('|Agreement 2|£0, because the scheme doesn’t cover leases|')
  expect(folds.map(({ title }) => title)).toEqual([
    'How we got this',
    'What we assumed',
    'How we worked it out',
    'Your answers for agreement 1',
    'Your answers for agreement 2',
    'What you’d keep',
    'Sources',
  ])
})
