import type { Agreement, CaseFile } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { longDate, type PlainDate } from '../dates/plainDate.ts'
import { textOn } from '../facts/valueOn.ts'
import { finalResponseDue } from '../rules/deadlines/finalResponseDue.ts'
import { couldBeInScheme } from '../casefile/couldBeInScheme.ts'
import { agreementBlocks } from './complaintParagraphs.ts'
import { contactParagraph } from './contactParagraph.ts'
import { identityRows } from './identityRows.ts'
import { inWords } from './inWords.ts'
import type { LetterContext } from './letterContext.ts'
import { type Block, bullets, type Letter, type LetterKind, text } from './letter.ts'
import { lettersTo, writeLetter } from './startLetter.ts'
import { behalfOf } from './voice.ts'

export const nextLetterKinds = [
  'no-reply', 'opt-in', 'search-again', 'explain-decision', 'time-limit', 'not-represented', 'explain-offer',
  'send-information', 'right-firm', 'brand-link', 'set-off',
] as const satisfies readonly LetterKind[]
export type NextLetterKind = (typeof nextLetterKinds)[number]

/**
 * A letter that follows one the lender sent, or did not send. `about` is the date on the lender's letter, or for
 * "no-reply" the day it received the complaint.
 */
export type NextLetter = { kind: NextLetterKind; lender: string; about: PlainDate; code?: string }

/** The next letter to a lender. */
export function nextLetter(next: NextLetter, caseFile: CaseFile, context: LetterContext): Letter {
  const { agreements, start } = lettersTo(next.lender, caseFile, context)
  const { subject, paragraphs } = words[next.kind](next, agreements, context, caseFile)
  return writeLetter(start, {
    kind: next.kind,
    subject,
    paragraphs: [text(behalfOf(caseFile)), ...paragraphs, ...agreementBlocks(agreements), text(contactParagraph(caseFile))],
  })
}

type Words = { subject: string; paragraphs: Block[] }
type Write = (next: NextLetter, agreements: Agreement[], context: LetterContext, caseFile: CaseFile) => Words

const theLetter = ({ about, code }: NextLetter) => `your letter of ${longDate(about)}${code && oneLine(code) ? ` (code ${oneLine(code)})` : ''}`

const words: Record<NextLetterKind, Write> = {
  'no-reply': ({ about }, agreements, { today, facts }) => {
    const scheme = agreements.length > 0 && agreements.every((agreement) => couldBeInScheme(agreement, today, facts))
    const due = finalResponseDue({ kind: 'complaint-received', date: about, scheme }, today, facts)
    const late = due.due === 'on' && today > due.lastDay
    return {
      subject: 'My complaint about car finance commission: no answer',
      paragraphs: [
        text(`I complained to you about car finance commission. You received my complaint on ${longDate(about)}.`),
        text(late
          ? `You had ${inWords(facts, 'complaints.final-response-limit', about)} to send a final response. That time ended on ${longDate(due.lastDay)}. Please send it now. I may now go to the Financial Ombudsman Service, and I do not have to wait.`
          : 'Please tell me in writing what you have done so far, what you will do next and when I will hear from you. Even where the final answer may wait, you must keep me informed.'),
      ],
    }
  },
  'opt-in': (next) => ({
    subject: 'Motor finance redress scheme: my answer to your invitation',
    paragraphs: [
      text(`You invited me to join the redress scheme in ${theLetter(next)}. I want to join for every agreement that I had with you.`),
      text('Please confirm in writing that you have my answer, and tell me what you will do next and when. This does not accept any sum.'),
    ],
  }),
  'search-again': (next, _, __, caseFile) => ({
    subject: 'My complaint: please search again',
    paragraphs: [
      text(`You say in ${theLetter(next)} that you have no record of me. Please search again, by every detail below, and by each name and address alone.`),
      ...identityRows(caseFile),
      text('If you still find nothing, please tell me in writing which records you searched and how far back they go. If another firm may hold the record, please name it.'),
    ],
  }),
  'explain-decision': (next) => ({
    subject: 'My complaint: please explain your decision',
    paragraphs: [
      text(`Thank you for ${theLetter(next)}. To decide if I agree, I need to know how you came to it. Please send me:`),
      bullets([
        'the reason, in plain words, for each agreement',
        'the commission paid, to whom, and what share it was of the loan and of the cost of credit',
        'whether the dealer or broker could change my rate, and whether there was a tie',
        'a copy of anything you say I was told about commission before I signed',
      ]),
      text('Nothing in this letter accepts your decision. If I still do not agree, I may go to the Financial Ombudsman Service.'),
    ],
  }),
  'time-limit': (next, _, { facts, today }) => ({
    subject: 'My complaint: the time limit',
    paragraphs: [
      text(`You say in ${theLetter(next)} that I complained too late. I do not agree that you have shown this. Please tell me:`),
      bullets([
        'which time limit you rely on, and the day you say it began and ended',
        'what you say I knew about the commission, and when, and how I was told',
        'when my agreement ended',
      ]),
      text(`The limit is ${inWords(facts, 'ombudsman.event-years', today)} from what happened or, if later, ${inWords(facts, 'ombudsman.knowledge-years', today)} from when I knew, or should have known, that I had reason to complain. I may ask the Financial Ombudsman Service to decide.`),
    ],
  }),
  'not-represented': (next) => ({
    subject: 'My complaint: nobody acts for me',
    paragraphs: [
      text(`You say in ${theLetter(next)} that a firm acts for me. I have not agreed to that, or I have ended it.`),
      text('Please deal with me directly. Please send me a copy of any authority you were given, with its date and the name of the firm, and do not send that firm anything more about me.'),
    ],
  }),
  'explain-offer': (next) => ({
    subject: 'My complaint: please show how you worked out the sum',
    paragraphs: [
      text(`Thank you for ${theLetter(next)}. I have not decided yet. Please send me what I need to check the sum:`),
      bullets([
        'the amount lent, the APR, the cost of credit and the commission',
        'the method, each step of it, and any limit you applied',
        'the interest: the rates, and the first and last day',
        'anything you took off, and why',
        'what I give up if I accept, and the last day to answer',
      ]),
      text('Nothing in this letter accepts or refuses the offer.'),
    ],
  }),
  'send-information': (next, _, __, caseFile) => ({
    subject: 'My complaint: what you asked for',
    paragraphs: [
      text(`Here is what I can give you, as you asked in ${theLetter(next)}.`),
      ...identityRows(caseFile),
      text('I do not have every paper, and I do not need them to complain. If you still need proof of who I am, please say what, why and how to send it safely. Please go on with my complaint in the meantime.'),
    ],
  }),
  'right-firm': (next) => ({
    subject: 'My complaint: which firm answers?',
    paragraphs: [
      text(`You say in ${theLetter(next)} that you are not the right firm. Please pass my complaint to the firm that is, and tell me its name, its address and the day you sent it on.`),
      text('If my agreement was sold, please tell me when and to whom. If you answer for a part of it, please go on with that part.'),
    ],
  }),
  'brand-link': (next, _, { facts, today }) => ({
    subject: 'My complaint: the link with the car maker',
    paragraphs: [
      text(`You rely in ${theLetter(next)} on the link between you, the dealer and the car maker. Please tell me:`),
      bullets([
        'where and when that link was shown to me before I signed, with a copy',
        'whether the dealer had to offer you my business first, or only to you',
        'whether the dealer could change my rate, and how much commission it had',
      ]),
      text(textOn(facts, 'scheme.state', today) === 'part-suspended' ? 'I understand that this exception is being challenged. Please keep my complaint open until that is decided.' : ''),
    ],
  }),
  'set-off': (next) => ({
    subject: 'My complaint: what you want to keep back',
    paragraphs: [
      text(`You say in ${theLetter(next)} that you will keep money back. Please send me a list of each sum, with its date, its agreement and how it came about.`),
      text('I have not agreed that I owe these sums. Please do not take off anything that I dispute.'),
    ],
  }),
}
