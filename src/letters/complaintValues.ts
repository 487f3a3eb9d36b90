import type { Agreement } from '../casefile/caseFile.ts'
import { hasNumber } from './agreementWords.ts'
import type { RulesGives, TracingGives, ValuesFor } from './gives.ts'
import type { LetterContext } from './letterContext.ts'
import type { LenderAddress } from './recipientOf.ts'

/** The names a lender's records may be under, who answers for a lender that is gone, and which numbers nobody has kept. */
export function tracingValues(
  { formerNames, mayHaveMoved, before }: LenderAddress,
  agreements: readonly Agreement[],
): ValuesFor<TracingGives> {
  const known = agreements.length > 0 && agreements.every(hasNumber)
  return {
    before: before === null ? 'none' : before.renamed ? 'renamed' : 'other-firm',
    'former-lender': before?.name ?? '',
    'lender-names': formerNames.filter((name) => name !== before?.name).join('; '),
    'may-have-moved': mayHaveMoved ? 'yes' : 'no',
    'missing-numbers': known ? 'none' : agreements.length > 1 ? 'several' : 'one',
  }
}

/** Which rules a complaint comes under. Leases and loans have only the ordinary ones; so has everything when there is no scheme. */
export function rulesValues(
  agreements: readonly Agreement[],
  { standing }: Pick<LetterContext, 'standing'>,
): ValuesFor<RulesGives> {
  const scheme = standing['letter-paragraph']?.trim() ?? ''
  const outside = agreements.filter(({ type }) => type === 'lease' || type === 'personalLoan')
  const none = scheme === '' || (agreements.length > 0 && outside.length === agreements.length)
  return {
    rules: none ? 'ordinary' : outside.length === 0 ? 'scheme' : 'both',
    outside: outside.map((agreement) => agreements.indexOf(agreement) + 1).join(' and '),
    'scheme-words': scheme,
  }
}
