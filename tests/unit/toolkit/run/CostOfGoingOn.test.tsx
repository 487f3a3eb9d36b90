import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { feeFacts } from '../../../../src/rules/fee/feeFor.ts'
import { FeeLine } from '../../../../src/toolkit/run/CostOfGoingOn.tsx'
import { contentFacts } from '../../support/contentFacts.ts'
import { withWords } from '../../support/withWords.tsx'

test('the fee stands in pounds with its VAT, after the way that costs nothing', () => {
  expect(renderToStaticMarkup(withWords(<FeeLine facts={contentFacts} today="2026-11-20" />))).toBe(
    '<p>We are a claims management company, and you don’t need us. <span data-example>Say you were paid £1,000. If you did it yourself, you’d keep it all. With us you’d keep £640, after a fee of £360 including VAT. That’s the most the rules allow.</span> If you’re paid nothing, there’s no percentage to pay. <a href="/fees#leaving-later">What it can cost to leave</a>.</p>',
  )
})

test('it counts with no other facts than it names', () => {
  const own = new Map(
    feeFacts.flatMap((id) => {
      const fact = contentFacts.get(id)
      return fact ? [[id, fact] as const] : []
    }),
  )
  expect(renderToStaticMarkup(withWords(<FeeLine facts={own} today="2026-11-20" />))).toContain('£360')
})
