import type { EventKind } from '../rules/deadlines/event.ts'
import type { LetterKind } from './letter.ts'

/** One thing a lender's letter can say, what it means and what follows. */
export type ReplyMeaning = {
  id: string
  /** As offered to people who pick rather than paste. */
  says: string
  /** Words it is known by, in lower case with straight apostrophes and without hyphens. */
  phrases: readonly string[]
  /** Words that look like it and are not. */
  butNot?: readonly string[]
  means: string
  /** Added while the scheme is partly suspended. */
  whileSuspended?: string
  /** The clock that the date on the letter starts. */
  starts: Extract<EventKind, 'final-response' | 'scheme-decision' | 'opt-in-invitation'> | null
  next: LetterKind | 'ombudsman-pack' | null
}

const ombudsmanFree = 'If you do not agree you can go to the ombudsman, free.'

/** What lenders write, the surest signs first. */
export const replyMeanings: readonly ReplyMeaning[] = [
  {
    id: 'rd01', says: 'It has the code RD01', phrases: ['rd01', 'rd 01'], starts: 'scheme-decision', next: 'time-limit',
    means: `The lender says the agreement is outside the scheme because too much time has passed. ${ombudsmanFree}`,
    whileSuspended: 'Lenders need not send letters that rest on time alone for now. The ombudsman’s time limit still runs from the date on the letter.',
  },
  {
    id: 'rd02', says: 'It has the code RD02', phrases: ['rd02', 'rd 02'], starts: 'scheme-decision', next: 'explain-decision',
    means: `The lender says the agreement is outside the scheme for a reason other than time. The letter should say which. ${ombudsmanFree}`,
  },
  {
    id: 'time-barred', says: 'Too much time has passed', starts: 'final-response', next: 'time-limit',
    phrases: ['time barred', 'out of time', 'outside the time limit', 'outside of the time limit', 'too late to complain', 'limitation period', 'limitation act'],
    means: `The lender says you complained too late. Time can run from when you knew, or should have known, that you had reason to complain. ${ombudsmanFree}`,
  },
  {
    id: 'no-arrangement', says: 'There was no relevant arrangement', starts: 'scheme-decision', next: 'explain-decision',
    phrases: ['no relevant arrangement', 'not a relevant arrangement', 'no relevant commission arrangement', 'no discretionary commission arrangement', 'did not have a discretionary'],
    means: `The lender says there was no rate the dealer could change, no high commission and no tie. Its letter must say how much commission was paid. ${ombudsmanFree}`,
  },
  {
    id: 'no-commission', says: 'No commission was paid', phrases: ['no commission was paid', 'did not pay commission', 'did not pay any commission', 'no commission paid'], starts: 'scheme-decision', next: 'explain-decision',
    means: `The lender says it paid the dealer or broker nothing. Ask what its records show. ${ombudsmanFree}`,
  },
  {
    id: 'small-commission', says: 'The commission was too small to count, or the rate was 0%', starts: 'scheme-decision', next: 'explain-decision',
    phrases: ['minimal commission', 'de minimis', 'commission was low', '0% apr', 'zero percent', 'interest free'],
    means: `Small commissions and 0% finance are outside the scheme. Ask for the sum, and check it against the limit for your year. ${ombudsmanFree}`,
  },
  {
    id: 'disclosed', says: 'You were told about the commission', starts: 'scheme-decision', next: 'explain-decision',
    phrases: ['commission was disclosed', 'disclosed the commission', 'disclosed to you', 'adequately disclosed', 'adequate disclosure', 'you were informed of the commission'],
    means: `The lender says that you were clearly told before you signed. Ask for a copy of what you were given. ${ombudsmanFree}`,
  },
  {
    id: 'brand-link', says: 'You knew the lender belonged to the car maker', starts: 'scheme-decision', next: 'brand-link',
    phrases: ['captive', 'branding made', 'link with the manufacturer', 'links between the manufacturer', 'franchised dealer', 'white label'],
    means: `A tie does not count in the scheme when the finance clearly carried the car maker’s name. ${ombudsmanFree}`,
    whileSuspended: 'That exception is being challenged. Lenders need not send refusals that rest on it alone for now.',
  },
  {
    id: 'lease', says: 'It was a lease', starts: 'final-response', next: 'ombudsman-pack',
    phrases: ['contract hire', 'hire agreement and not', 'lease agreement', 'leasing agreement'],
    means: `Leases are outside the scheme. The lender must still answer your complaint under the ordinary rules. ${ombudsmanFree}`,
  },
  {
    id: 'no-record', says: 'They have no record of you', starts: null, next: 'search-again',
    phrases: ['no record of', 'no trace of', 'unable to trace', 'unable to locate', 'cannot trace', 'could not find', 'unable to find', 'cannot locate', 'do not hold any record', 'have not been able to find'],
    means: 'The lender did not find your agreement by the details it had. An earlier name or address often helps. Ask it to search again, and to name the firm that may hold the record.',
  },
  {
    id: 'represented', says: 'A firm already acts for you', starts: null, next: 'not-represented',
    phrases: ['already represented', 'represented by a', 'your representative', 'instructed a claims', 'instructed a solicitor', 'claims management company acting', 'acting on your behalf'],
    means: 'The lender thinks that a firm acts for you. If one does, speak to it. If none does, say so and ask for a copy of the authority it was sent.',
  },
  {
    id: 'full-and-final', says: 'An offer in full and final settlement', starts: 'scheme-decision', next: 'explain-offer',
    phrases: ['full and final', 'final settlement', 'accept this offer', 'acceptance form'],
    means: 'Accepting ends every claim about commission on this agreement. Check first how the sum was worked out. You may ask questions before you decide.',
  },
  {
    id: 'offer', says: 'A sum of money', starts: 'scheme-decision', next: 'explain-offer',
    phrases: ['redress of £', 'compensation of £', 'offer of £', 'pay you £', 'redress determination', 'provisional decision', 'we have calculated'],
    means: 'The lender has worked out a sum. Its letter should show the method, the interest and anything taken off.',
    whileSuspended: 'No lender has to work out or pay a sum for now. You may wait and ask questions.',
  },
  {
    id: 'set-off', says: 'They will keep money back for arrears', phrases: ['set off', 'offset against', 'deduct the arrears', 'outstanding arrears'], starts: null, next: 'set-off',
    means: 'A lender may take off arrears that you do not dispute. It must show each one. Say so if you do not agree that you owe it.',
  },
  {
    id: 'invitation', says: 'An invitation to join the scheme', starts: 'opt-in-invitation', next: 'opt-in',
    phrases: ['opt in', 'opting in', 'invite you to', 'invitation to join', 'would you like us to review'],
    means: 'The lender has found an agreement that may count. You must answer to join. The day that the letter was sent is the first day of your time.',
  },
  {
    id: 'wrong-firm', says: 'They are not the right firm', starts: null, next: 'right-firm',
    phrases: ['not the right firm', 'not the correct firm', 'not the lender', 'did not provide the finance', 'not responsible for this agreement', 'was sold to', 'were transferred to', 'was transferred to'],
    means: 'The lender says that another firm answers. It should pass the complaint on or tell you which firm that is.',
  },
  {
    id: 'information', says: 'They need more information or proof of identity', starts: null, next: 'send-information',
    phrases: ['more information', 'further information', 'additional information', 'proof of identity', 'proof of id', 'copy of your passport', 'copy of your driving licence', 'proof of address', 'verify your identity'],
    means: 'The lender asks you for something. Send what helps it find you, and nothing more. You do not need to have kept any paper to complain.',
  },
  {
    id: 'decided', says: 'It was settled or decided before', phrases: ['already been settled', 'previously settled', 'already been decided', 'previously been considered', 'already considered'], starts: null, next: 'explain-decision',
    means: 'Cases that the ombudsman or a court has decided, or that you have settled, are outside the scheme. Ask for a copy of the earlier decision if you do not remember one.',
  },
  {
    id: 'on-hold', says: 'They are waiting, or it is on hold', starts: null, next: null,
    phrases: ['on hold', 'partially suspended', 'partly suspended', 'upper tribunal', 'need more time', 'not yet able to', 'keep you updated', 'keep you informed', 'not a final response', 'not our final response'],
    means: 'The lender is waiting or needs time. Keep the letter. A complaint that is wholly outside the scheme still has its ordinary time limit.',
  },
  {
    id: 'acknowledged', says: 'They have your complaint', starts: null, next: null,
    phrases: ['received your complaint', 'thank you for your complaint', 'acknowledge your complaint', 'acknowledge receipt', 'logged your complaint'],
    means: 'The lender has your complaint. Keep the letter: it shows the day it arrived.',
  },
  {
    id: 'final-response', says: 'It is a final response', starts: 'final-response', next: 'ombudsman-pack',
    phrases: ['final response', 'final decision on your complaint', 'do not uphold', 'not upheld', 'not upholding', 'financial ombudsman service within'],
    butNot: ['not a final response', 'not our final response', 'before our final response', 'until our final response', 'send our final response', 'send you our final response', 'send a final response', 'send you a final response', 'issue our final response', 'issue a final response', 'receive our final response', 'provide our final response', 'provide a final response'],
    means: `This is the lender’s last word on your complaint. ${ombudsmanFree}`,
  },
]
