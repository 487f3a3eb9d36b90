import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caseClocks } from '../../../src/calendar/caseClocks.ts'
import type { Agreement, PartialDate } from '../../../src/casefile/caseFile.ts'
import { lenderKey } from '../../../src/casefile/caseFile.ts'
import { agreementTypes } from '../../../src/casefile/caseKinds.ts'
import { complaintLetters } from '../../../src/letters/complaintLetters.ts'
import { ombudsmanGate } from '../../../src/letters/ombudsmanPack.ts'
import { toPlainText } from '../../../src/letters/toPlainText.ts'
import { tries } from '../../support/nightly.ts'
import { caseOf, complaintAnswers, context, lettersOf, vw } from './sampleCase.ts'

const start: fc.Arbitrary<PartialDate | undefined> = fc.option(
  fc.record({
    year: fc.integer({ min: 2000, max: 2026 }),
    month: fc.integer({ min: 1, max: 10 }),
    approx: fc.boolean(),
  }),
  { nil: undefined },
)
const agreements: fc.Arbitrary<Agreement[]> = fc
  .array(fc.record({ type: fc.constantFrom(...agreementTypes), start }), { minLength: 1, maxLength: 3 })
  .map((all) =>
    all.map(({ type, start: from }, place) => {
      const { start: _, ...rest } = vw
      return { ...rest, id: `a${place}`, type, ...(from ? { start: from } : {}) }
    }),
  )

/** What the letter asks the lender to go by. */
function asked(letter: string): 'ordinary' | 'scheme' | 'both' {
  const [ordinary, scheme] = [
    /^(?:For agreement .+: p|P)lease send your final response within/m.test(letter),
    letter.includes('I understand that part'),
  ]
  if (ordinary && scheme) return 'both'
  return ordinary ? 'ordinary' : 'scheme'
}

test('page, letter, calendar and table handle an agreement in one way, whenever it began and whatever it was', () => {
  fc.assert(
    fc.property(agreements, (own) => {
      const caseFile = caseOf({ agreements: own })
      const [written] = lettersOf(complaintLetters(complaintAnswers({ agreements: own }), context))
      const letter = asked(toPlainText(written!))
      const complaint = { id: 'c', kind: 'complaintSent', lenderId: lenderKey(vw), date: '2026-09-01' } as const
      // The list, the table and the calendar file are all made from these: one for all agreements, or one for each kind of handling.
      const { clocks } = caseClocks({ ...caseFile, events: [complaint] }, context, context.facts)
      const ways = clocks.map(({ ifScheme, lastDay }) =>
        ifScheme !== undefined ? 'notKnown' : lastDay ? 'ordinary' : 'scheme',
      )
      const page = ways.length === 1 ? ways[0] : 'notKnown'
      expect(clocks.length).toBe(new Set(ways).size)
      expect(clocks.flatMap(({ agreements: about }) => about ?? []).toSorted()).toEqual(
        clocks.length === 1 ? [] : own.map((_, place) => place + 1),
      )
      const gate = ombudsmanGate(
        {
          caseFile,
          lender: lenderKey(vw),
          answer: { kind: 'none' },
          complaintReceived: complaint.date,
          reasons: ['delay'],
          warnings: [],
        },
        context,
      )
      const covered = gate.result === 'letters' ? gate.letters.covered['maybe-covered'] : undefined
      const pack = covered === undefined ? 'scheme' : covered === 'no' ? 'ordinary' : 'notKnown'
      expect(pack).toBe(page)
      // Where it is not known, the letter asks for the scheme and says what to do if it does not cover the agreement.
      expect(page === 'notKnown' ? ['scheme', 'both'] : [page]).toContain(letter)
      if (covered !== undefined) expect(covered === 'some').toBe(letter === 'both')
    }),
    { numRuns: tries(1_000) },
  )
})
