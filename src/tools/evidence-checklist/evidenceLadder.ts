import type { LetterKind } from '../../letters/letter.ts'

/** One step for people who have nothing, the cheapest first. */
export type LadderStep = { id: string; title: string; how: string; next: { letter: LetterKind | null; tool: 'lender-finder' | null }; fact?: 'credit-file.years' | 'scheme.records-until' }

const letter = (kind: LetterKind) => ({ letter: kind, tool: null })
const nothing = { letter: null, tool: null } as const

/** What to try when every paper is gone. Most people find the lender in the first three steps. */
export const evidenceLadder: readonly LadderStep[] = [
  { id: 'bank-app', title: 'Look in your bank’s app', how: 'Find the monthly payment for the car. The name on the direct debit is the lender, or leads to it.', next: { letter: null, tool: 'lender-finder' } },
  { id: 'email-search', title: 'Search your e-mail', how: 'Try "finance agreement", "welcome to", "settlement figure" and lenders’ names. Try old accounts too.', next: nothing },
  { id: 'credit-files', title: 'Get your credit files, free', how: 'There are three agencies. A file goes back only so many years after an agreement ended.', next: nothing, fact: 'credit-file.years' },
  { id: 'plate-history', title: 'Find the number plate', how: 'Look at old photos, insurance letters and MOT papers. The plate helps the lender to find you.', next: nothing },
  { id: 'insurer-dealer', title: 'Ask the insurer and the dealer of the time', how: 'They may still hold an invoice or a policy that names the car and the lender.', next: nothing },
  { id: 'dealer-panel', title: 'See who lent for that brand then', how: 'A brand and a year narrow it to a few finance companies.', next: { letter: null, tool: 'lender-finder' } },
  { id: 'likely-lenders', title: 'Write to the likely lenders', how: 'One letter to each. It asks the lender to trace you, and to name the firm that holds the record if it does not.', next: letter('complaint') },
  { id: 'access-request', title: 'Ask for your data', how: 'A free access request makes a lender look in its records and send what it finds.', next: letter('sar') },
  { id: 'lender-keeps', title: 'Remember who must keep the records', how: 'The lender has to keep its records of car finance, not you.', next: nothing, fact: 'scheme.records-until' },
]

/** True when someone has nothing yet, and the ladder should come before the list. */
export const needsLadder = (statuses: readonly string[]): boolean => !statuses.includes('haveIt')
