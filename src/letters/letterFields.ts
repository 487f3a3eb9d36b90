import { agreementTypes, caseEventKinds } from '../casefile/caseKinds.ts'
import { followUpKinds, nextLetterKinds } from '../content/letters/letterKinds.ts'
import { whoseFinance } from '../content/letters/template.ts'
import { each } from '../content/words/fields.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import { schemeStates } from '../facts/schema.ts'
import { accessRequestItems } from './accessRequestItems.ts'
import type { Row } from './letter.ts'

/**
 * Kinds of blanks that the answers can fill ("?" for those that may be missing), and the values a condition can have. Letters declare what
 * they use of it, and `npm run check` holds both together.
 */
type ValuesOfKinds = {
  text: string
  'text?': string | undefined
  date: PlainDate
  'date?': PlainDate | undefined
  'sum?': number | undefined
  count: number
  list: readonly string[]
  rows: readonly Row[]
}
export type BlankKind = keyof ValuesOfKinds
export type Gives = Readonly<Record<string, BlankKind | readonly string[]>>

export type ValuesFor<G extends Gives> = { [Name in keyof G]: ValueOf<G[Name]> }
type ValueOf<K> = K extends readonly (infer Value)[] ? Value : K extends BlankKind ? ValuesOfKinds[K] : never

const yesOrNo = ['yes', 'no'] as const
/** Values of the condition about a firm: none acts, or nobody was asked. With one that does there is no letter. */
const firm = ['none', 'not-said'] as const
const howMany = ['none', 'one', 'several'] as const

const signing = { acting: ['self', 'attorney', 'helper', 'executor'], name: 'text', writer: 'text?' } as const

const sender = {
  ...signing,
  for: whoseFinance,
  proof: ['attached', 'later'],
  'customer-address': 'text?',
  'answer-by': ['email', 'phone', 'post', 'writing'],
  'reply-to': 'text',
  needs: 'text?',
  'earlier-names': 'text?',
  born: 'date?',
  'address-then': ['same', 'other'],
  'earlier-addresses': 'rows',
} as const

const agreements = { agreements: 'list', 'how-many': howMany, number: 'text?' } as const

/** Blanks that help a firm to find the agreements: the names a lender had, and which numbers are missing. */
const tracing = {
  before: ['none', 'other-firm', 'renamed'],
  'former-lender': 'text',
  'lender-names': 'text?',
  'may-have-moved': yesOrNo,
  'missing-numbers': howMany,
  'maybe-more': yesOrNo,
} as const

/** The law of the time: whether it applied to all the agreements, to some, or to none. */
const shares = ['all', 'some', 'none'] as const
const law = { unfair: shares, 'broker-rule': shares, principles: shares } as const

/** Rules that a complaint comes under, and what is said of the scheme. */
const rules = { rules: ['ordinary', 'scheme', 'both'], outside: 'text', 'scheme-words': 'text', ...law } as const

/** An answer to a letter from the lender: its date, and the code on it. */
const answering = {
  ...sender,
  ...agreements,
  ...rules,
  about: 'date',
  code: 'text?',
  missing: 'list',
  scheme: schemeStates,
} as const

/** A letter after an access request, and what its time limit comes to. */
const followUp = {
  ...sender,
  ...agreements,
  received: 'date',
  due: 'date',
  longer: 'count',
  missing: 'list',
  'due-day': ['ahead', 'past'],
  'more-time': ['none', 'refused', 'taken'],
  'complaints-process': ['in-force', 'not-yet'],
  firm: 'text',
} as const

const leaving = { ...sender, 'signed-on': 'date?' } as const

/** Condition for agreements that the scheme may cover past their ordinary time; `some`: only those not outside it. */
const maybeCovered = { 'maybe-covered': ['yes', 'no', 'some'], outside: 'text' } as const

const answered = {
  answer: ['final-response', 'scheme-decision', 'none'],
  'answer-date': 'date?',
  code: 'text?',
  'complaint-received': 'date?',
} as const

/** A letter to copy by hand: about one’s own finance, of which nothing is known. */
const copied = { for: whoseFinance, 'how-many': howMany, ...rules } as const

export const gives = {
  'complaint/complaint': {
    ...sender,
    ...agreements,
    ...tracing,
    ...rules,
    want: ['information', 'complaint', 'both'],
    firm,
    count: 'count',
  },
  'complaint/agreement-copy': { ...sender, ...agreements, ...tracing, kinds: ['credit', 'hire', 'either'] },
  'access/sar': {
    ...sender,
    ...agreements,
    ...tracing,
    lender: 'text?',
    items: 'list',
    'many-items': yesOrNo,
    'first-year': 'text?',
    'last-year': 'text',
    policies: ['wanted', 'not-wanted'],
    joint: yesOrNo,
    format: ['email', 'post', 'portal'],
    email: 'text?',
  },
  ...each(followUp, ...followUpKinds.map((kind) => `access/${kind}` as const)),
  ...each(leaving, 'firm/cancel-in-time', 'firm/cancel-later', 'firm/fee-breakdown'),
  ...each(copied, 'copy/ask', 'copy/complain', 'copy/no-reply', 'copy/agreement-copy'),
  'pack/cover': {
    ...sender,
    ...agreements,
    ...answered,
    address: 'text?',
    email: 'text?',
    phone: 'text?',
    lender: 'text',
    'lender-names': 'text?',
    reference: 'text',
    'last-day': 'date?',
    firm,
  },
  'pack/summary': {
    ...sender,
    ...agreements,
    ...answered,
    ...law,
    'answer-date': 'date',
    count: 'count',
    lender: 'text',
    ...maybeCovered,
    because: 'list',
    offered: 'sum?',
    'own-words': 'text?',
    'late-because': 'text?',
  },
  'pack/events': { events: 'list' },
  'pack/evidence': { items: 'list' },
  'pack/reasons': { answer: answered.answer, 'own-words': 'text?', scheme: schemeStates },
  'pack/remedy': { answer: answered.answer, wanted: 'text?', offered: 'sum?' },
  'pack/needs': { needs: 'text?' },
  'pack/answer': { 'answer-date': 'date?' },
  'pack/sending': {
    time: ['running', 'today', 'not-running'],
    'last-day': 'date',
    'advised-day': 'date',
    most: 'sum?',
    'most-from': 'date',
  },
  'pack/notes': {
    time: ['none', 'running', 'today', 'passed'],
    'last-day': 'date',
    'advised-day': 'date',
    longer: yesOrNo,
    ...maybeCovered,
    accepted: yesOrNo,
    'older-case': yesOrNo,
    'not-right-firm': yesOrNo,
    'in-administration': yesOrNo,
  },
  'instead/represented': { firm: 'text?' },
  'instead/complained-before': {},
  'instead/estate': {},
  'instead/no-lender': {},
  'instead/late': { 'last-day': 'date?' },
  'instead/wait': { 'last-day': 'date', ...maybeCovered, 'if-scheme': 'date?' },
  'instead/paused': { scheme: schemeStates },
  'instead/complain-first': {},
  'instead/undated': {},
  'next/no-reply': answering,
  ...each(answering, ...nextLetterKinds.map((kind) => `next/${kind}` as const)),
  'parts/agreement': {
    type: agreementTypes,
    start: 'text?',
    end: 'text?',
    number: 'text?',
    plates: howMany,
    plate: 'text',
    brand: 'text?',
    dealer: 'text?',
    joint: yesOrNo,
    'joint-with': 'text?',
    commission: 'sum?',
    'share-of-cost': 'text?',
    'share-of-loan': 'text?',
  },
  'parts/event': { kind: [...caseEventKinds, 'complaintReceived'], code: 'text?', note: 'text?' },
  'parts/evidence-item': { label: 'text', status: ['attached', 'asked-for'], note: 'text?' },
  'parts/earlier-address': { address: 'text', from: 'text?', to: 'text?' },
  'parts/signature': signing,
  'parts/access-item': {
    item: accessRequestItems,
    for: whoseFinance,
    'how-many': howMany,
    'goes-to': ['lender', 'broker'],
  },
  'parts/enclosed': { acting: signing.acting, proof: sender.proof, 'goes-to': ['firm', 'commissioner'] },
} as const satisfies Record<string, Gives>

export type SigningGives = typeof signing
export type SenderGives = typeof sender
export type AgreementsGives = typeof agreements
export type TracingGives = typeof tracing
export type RulesGives = typeof rules
export type LawGives = typeof law
export type LetterId = keyof typeof gives
export type ValuesOf<Id extends LetterId> = ValuesFor<(typeof gives)[Id]>
