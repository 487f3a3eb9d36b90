import { expect, test } from 'vitest'
import type { Answers } from '../../../src/flows/answers.ts'
import { startOf } from '../../../src/flows/predicates.ts'
import { routeOf } from '../../../src/flows/route.ts'
import { type EligibilityQuestion, eligibilityFor } from '../../../src/rules/eligibility/eligibility.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { flowOf } from '../support/contentFlows.ts'

const flow = flowOf('eligibility-checker')
const today = '2026-11-20'

const valuesOf = (id: string): string[] => {
  const question = flow.questions[id]
  return question && 'options' in question ? question.options.map(({ value }) => value) : []
}

const starts: Answers[] = [
  { start: '2005-06' },
  { start: '2007-04', 'start-day': '2007-04-05' },
  { start: '2007-04', 'start-day': '2007-04-06' },
  { start: '2014' },
  { start: '2019-03' },
  { start: '2024-11', 'start-day': '2024-11-01' },
  { start: '2024-11', 'start-day': '2024-11-02' },
  { start: '2024-11', 'start-day': 'unknown' },
  { start: '2025-01' },
]

const clues: Answers[] = [{ 'last-payment': 'yes' }, { 'option-fee': 'yes' }, { 'give-back': 'yes' }, {}]

/** What the clues make of an unsure answer. */
function financeOf(answers: Answers): EligibilityQuestion['finance'] {
  if (answers.finance !== 'not-sure') return answers.finance as EligibilityQuestion['finance']
  return answers['last-payment'] === 'yes'
    ? 'pcp'
    : answers['option-fee'] === 'yes'
      ? 'hp'
      : answers['give-back'] === 'yes'
        ? 'lease'
        : 'not-sure'
}

const yesNo = (answer: string | undefined) => (answer === 'yes' ? true : answer === 'no' ? false : 'unknown')

test('for every way of answering, the questions end where the rules of the scheme do', () => {
  let walked = 0
  for (const vehicle of valuesOf('vehicle'))
    for (const finance of valuesOf('finance'))
      for (const start of starts)
        for (const clue of clues)
          for (const arranged of valuesOf('arranged-by'))
            for (const customer of valuesOf('customer'))
              for (const zero of valuesOf('zero-rate'))
                for (const maker of valuesOf('makers-name')) {
                  const answers: Answers = {
                    vehicle,
                    finance,
                    'last-payment': 'no',
                    'option-fee': 'no',
                    'give-back': 'no',
                    ...clue,
                    ...start,
                    'arranged-by': arranged,
                    customer,
                    'zero-rate': zero,
                    told: 'no',
                    'makers-name': maker,
                  }
                  const expected = eligibilityFor(
                    {
                      vehicle: vehicle as EligibilityQuestion['vehicle'],
                      finance: financeOf(answers),
                      start: startOf(answers) ?? { from: '', to: '' },
                      arrangedBy: arranged as EligibilityQuestion['arrangedBy'],
                      customer: customer as EligibilityQuestion['customer'],
                      zeroRate: yesNo(zero),
                      makersName: yesNo(maker),
                    },
                    contentFacts,
                  ).outcome
                  walked += 1
                  const { outcome } = routeOf(flow, answers, { facts: contentFacts, today })
                  if (outcome !== (expected === 'zero-rate' ? 'zero-rate-deal' : expected))
                    expect({ answers, outcome }).toEqual({ answers, outcome: expected })
                }
  expect(walked).toBe(5 * 6 * 9 * 4 * 3 * 4 * 3 * 3)
})
