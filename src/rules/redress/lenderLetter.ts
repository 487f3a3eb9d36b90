import type { Answer } from '../answer.ts'
import { isSchemeCase, type Tests } from './tests.ts'

/**
 * The letter a lender must send: its annex in CONRED 5 or 6, its code, whether it is only provisional, and the test the
 * ombudsman applies to what it says. A provisional letter and an invitation are not yet for the ombudsman.
 */
export type LenderLetter = {
  annex: 3 | 4 | 5 | 6 | 7
  code: 'RD01' | 'RD02' | null
  provisional: boolean
  ombudsmanTest: 'scheme' | 'fair-and-reasonable' | null
}

/**
 * The letter the tests lead to, for someone who had complained or had not; null when the annexes have none. Give it the
 * tests with every unknown settled. Annexes 3 to 7 of CONRED 5 and 6 were read at least in part; that nobody writes to
 * someone who never complained and is owed nothing is inferred. A lender whose records show too little sends Annex 9
 * instead, which no answer here can tell.
 */
export function lenderLetter({ schemeCase, arrangements }: Tests, complained: boolean): LenderLetter | null {
  const failed = Object.entries(schemeCase).flatMap(([id, met]) => (met === false ? [id] : []))
  const onlyTime = failed.length === 1 && failed[0] === 'in-time'
  if (isSchemeCase(schemeCase) === false) return complained ? refusal(onlyTime) : outOfTime(onlyTime, arrangements.any)
  if (arrangements.any === false)
    return complained ? { annex: 4, code: null, provisional: true, ombudsmanTest: null } : null
  // Someone who never complained is invited before anything is judged.
  return complained
    ? { annex: 3, code: null, provisional: false, ombudsmanTest: 'scheme' }
    : { annex: 6, code: null, provisional: false, ombudsmanTest: null }
}

/** To a complainant, about no scheme case: a final response too, so the complaint itself is judged (CONRED 6 Annex 5). */
const refusal = (onlyTime: boolean): LenderLetter => ({
  annex: 5,
  code: onlyTime ? 'RD01' : 'RD02',
  provisional: false,
  ombudsmanTest: 'fair-and-reasonable',
})

/** To someone who never complained and has a relevant arrangement, but too late (CONRED 5 Annex 7). */
const outOfTime = (onlyTime: boolean, arrangement: Answer): LenderLetter | null =>
  onlyTime && arrangement !== false ? { annex: 7, code: 'RD01', provisional: false, ombudsmanTest: 'scheme' } : null
