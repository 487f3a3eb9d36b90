import type { CaseFile } from '../casefile/caseFile.ts'
import { longDate, type PlainDate } from '../dates/plainDate.ts'
import { numberOn, textOn } from '../facts/valueOn.ts'
import { accessRequestLastDay } from '../rules/deadlines/accessRequestLastDay.ts'
import { workingDays } from '../rules/deadlines/workingDays.ts'
import { contactParagraph } from './contactParagraph.ts'
import { inWords } from './inWords.ts'
import type { LetterContext } from './letterContext.ts'
import { type Block, bullets, type Letter, type LetterKind, type Recipient, text } from './letter.ts'
import { lettersTo, writeLetter } from './startLetter.ts'
import { behalfOf } from './voice.ts'

export const followUpKinds = [
  'sar-no-reply', 'sar-identity', 'sar-extension', 'sar-partial', 'sar-fee', 'sar-excessive', 'sar-firm-complaint', 'ico-complaint',
] as const satisfies readonly LetterKind[]
export type FollowUpKind = (typeof followUpKinds)[number]

/** What a follow-up is about: one lender, the day it had the request, and what is missing if only a part came. */
export type FollowUp = { kind: FollowUpKind; lender: string; receivedOn: PlainDate; extended?: boolean; missing?: string[] }

/** The next letter about an access request. The letter to the Information Commissioner says by itself what happened. */
export function sarFollowUp(followUp: FollowUp, caseFile: CaseFile, context: LetterContext): Letter {
  const { start } = lettersTo(followUp.lender, caseFile, context)
  const { subject, paragraphs } = words[followUp.kind](detailsOf(followUp, context), start.to.name)
  const about = `You received my subject access request on ${longDate(followUp.receivedOn)}.`
  const toCommissioner = followUp.kind === 'ico-complaint'
  return writeLetter(toCommissioner ? { ...start, to: commissioner } : start, {
    kind: followUp.kind,
    subject,
    greeting: toCommissioner ? 'Dear Information Commissioner’s Office' : 'Dear Data Protection Team',
    paragraphs: [text(`${behalfOf(caseFile)} ${toCommissioner ? '' : about}`.trim()), ...paragraphs, text(contactParagraph(caseFile))],
  })
}

const commissioner: Recipient = { name: 'Information Commissioner’s Office', lines: [], email: null }

type Known = { month: string; longer: string; timing: string; due: string; received: string; processFrom: PlainDate; today: PlainDate; missing: string[] }

function detailsOf({ receivedOn, extended, missing }: FollowUp, { facts, nation, today }: LetterContext): Known {
  const due = accessRequestLastDay({ kind: 'sar-received', date: receivedOn, extended: extended ?? false }, workingDays(nation, facts), facts)
  const months = numberOn(facts, 'sar.limit', receivedOn) + numberOn(facts, 'sar.extension', receivedOn)
  return {
    month: inWords(facts, 'sar.limit', receivedOn),
    longer: `${months} months`,
    timing: inWords(facts, 'sar.timing-article', today),
    due: due === null ? '' : longDate(due),
    received: longDate(receivedOn),
    processFrom: textOn(facts, 'sar.complaints-process-from', today),
    today,
    missing: missing ?? [],
  }
}

type Words = { subject: string; paragraphs: Block[] }

const words: Record<FollowUpKind, (known: Known, firm: string) => Words> = {
  'sar-no-reply': ({ month, due, timing }) => ({
    subject: 'My access request: no answer',
    paragraphs: [text(`${timing} gives you ${month}. That time ended on ${due}, and I have had no answer. Please send my data now, and say when it will come. If it does not, I will complain to you and then to the Information Commissioner.`)],
  }),
  'sar-identity': ({ timing }) => ({
    subject: 'My access request: proof of identity',
    paragraphs: [
      text('You asked for proof of who I am. My name, my address and my agreement number match your records, and you have written to me there. So you have no good reason to doubt who I am, and the papers you ask for are not needed.'),
      text(`Please go on with the request. The time in ${timing} has not stopped. If you still doubt who I am, please say why, and name the one thing that would settle it.`),
    ],
  }),
  'sar-extension': ({ month, longer }) => ({
    subject: 'My access request: more time',
    paragraphs: [text(`You say that you need more time. You may take up to ${longer} only if the request is complex or there are many, and you must say so, with reasons, within ${month}. My request is about one customer and a short list. Please tell me what makes it complex, and send what is ready now.`)],
  }),
  'sar-partial': ({ missing }) => ({
    subject: 'My access request: what is missing',
    paragraphs: [
      text(missing.length > 0 ? 'Thank you for what you sent. These are missing:' : 'Thank you for what you sent. Some of what I asked for is missing.'),
      bullets(missing),
      text('Please send the rest. If you do not hold something, please say so. If you are keeping something back, please tell me the reason in law.'),
    ],
  }),
  'sar-fee': () => ({
    subject: 'My access request: no fee',
    paragraphs: [text('You asked me to pay. An access request is free. You may ask for a reasonable fee only if a request is clearly unfounded or excessive, or for more copies. Mine is a first request with a short list. Please send my data without a fee, or tell me in writing why you think that a fee is allowed.')],
  }),
  'sar-excessive': () => ({
    subject: 'My access request: your refusal',
    paragraphs: [
      text('You refused my request as unfounded or excessive. I do not agree. It is about my own finance, it is my first, and the list is short. To help, I make it narrower. Please send only:'),
      bullets(['my finance agreement', 'the record of any commission: how much, what kind, who was paid and when']),
      text('If you still refuse, please give your reasons in writing, and tell me how to complain to you and to the Information Commissioner.'),
    ],
  }),
  'sar-firm-complaint': ({ due, processFrom, today }) => ({
    subject: 'A complaint about my access request',
    paragraphs: [
      text(`I complain about how you have dealt with my request. The answer was due by ${due}. I have not had all of my data.`),
      text(`${today >= processFrom ? `Since ${longDate(processFrom)} you must have a way to deal with complaints about data protection. ` : ''}Please tell me that you have this complaint, look into it without delay and tell me the outcome. If we cannot agree, I will complain to the Information Commissioner.`),
    ],
  }),
  'ico-complaint': ({ received, due, timing, missing }, firm) => ({
    subject: `Complaint about an access request to ${firm}`,
    paragraphs: [
      text(`I complain about ${firm}. It received my subject access request on ${received}. Under ${timing} its answer was due by ${due}.`),
      text(missing.length > 0 ? 'It has not given me:' : 'It has not given me the data that I asked for.'),
      bullets(missing),
      text('I have complained to the firm first, and that has not settled it. I attach my request, my complaint and what the firm wrote. Please look into it.'),
    ],
  }),
}
