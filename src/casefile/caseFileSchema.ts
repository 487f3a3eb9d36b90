import * as z from 'zod/mini'
import { daysInMonth, isPlainDate, type PlainDate } from '../dates/plainDate.ts'
import { holidayNations } from '../facts/fact.ts'
import {
  agreementTypes,
  caseEventKinds,
  caseFileFormat,
  caseFileVersion,
  evidenceStages,
  evidenceStatuses,
  mostInBox,
  mostOfLetter,
} from './caseKinds.ts'
import type { FaultBlanks, FaultOf } from './inputs/parsed.ts'

/** Faults a saved case can have, and the values each sentence may name besides {at}. The sentences are content, keyed by these names. */
export const shapeFaults = {
  text: ['most'],
  number: ['least', 'most'],
  yesOrNo: [],
  day: [],
  oneOf: ['allowed'],
  list: [],
  tooMany: ['most'],
  group: [],
  unknown: ['key'],
  missing: ['key'],
  inBox: [],
  ids: [],
  addresses: [],
} as const satisfies FaultBlanks

type Wrong = FaultOf<typeof shapeFaults>

/** A fault in a saved case. `at` is its path: field names, and the position in a list. */
export type ShapeFault = Wrong & { at: readonly string[] }

/** Encode a fault as JSON: zod’s messages are text. */
const says = (fault: Wrong): string => JSON.stringify(fault)

const text = (most: number) => {
  const fault = says({ id: 'text', most: most.toLocaleString('en-GB') })
  return z.string(fault).check(z.maxLength(most, fault))
}
const wholeNumber = (least: number, most: number) => {
  const fault = says({ id: 'number', least: String(least), most: String(most) })
  return z.int(fault).check(z.gte(least, fault), z.lte(most, fault))
}
const oneOf = <const Value extends string | number>(...allowed: readonly Value[]) =>
  z.literal(allowed, says({ id: 'oneOf', allowed: allowed.join(', ') }))
const list = <Item extends z.ZodMiniType>(item: Item, most: number) =>
  z.array(item, says({ id: 'list' })).check(z.maxLength(most, says({ id: 'tooMany', most: String(most) })))
const fields = <Shape extends z.core.$ZodShape>(shape: Shape) => z.strictObject(shape, says({ id: 'group' }))
const recordOf = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value, says({ id: 'group' }))
const maybe = z.exactOptional
const yesOrNo = z.boolean(says({ id: 'yesOrNo' }))
const day = z.custom<PlainDate>((value) => typeof value === 'string' && isPlainDate(value), says({ id: 'day' }))

const uniqueIds = () =>
  z.refine<{ id: string }[]>((items) => new Set(items.map(({ id }) => id)).size === items.length, says({ id: 'ids' }))

// Far above what the questions accept, so that nothing typed is ever lost; low enough to fit a browser's storage.
const words = text(mostInBox)
const long = text(mostOfLetter)
const id = text(200)
const pence = wholeNumber(0, 100_000_000)

/** A date as well as it is remembered: a year, a month of a year, or a day. Months count from 1. */
export const partialDate = fields({
  year: wholeNumber(1900, 2200),
  approx: yesOrNo,
  month: maybe(wholeNumber(1, 12)),
  day: maybe(wholeNumber(1, 31)),
}).check(
  z.refine(
    ({ year, month, day: number }) =>
      number === undefined || (month !== undefined && number <= daysInMonth(year, month)),
    says({ id: 'day' }),
  ),
)

export const address = fields({
  /** As on an envelope, without the postcode. */
  lines: list(words, 12),
  postcode: maybe(words),
  /** Only when it is not the UK. */
  country: maybe(words),
  from: maybe(partialDate),
  to: maybe(partialDate),
})

export const person = fields({
  fullName: words,
  previousNames: list(words, 20),
  dob: maybe(day),
  /** The first is the present one or, of someone who has died, the last. */
  addresses: list(address, 20),
  email: maybe(words),
  phone: maybe(words),
  contactBy: oneOf('email', 'post', 'phone'),
  supportNeeds: maybe(words),
})

export const acting = fields({
  as: oneOf('self', 'attorney', 'executor', 'helper'),
  /** The customer, when that is someone else. */
  forName: maybe(words),
  /** The writer’s own, for answers. */
  address: maybe(address),
  proof: maybe(oneOf('willAttach', 'later')),
})

export const representative = fields({ name: words, signedOn: maybe(day) })

export const agreement = fields({
  /** Stays the same for as long as the agreement is in the file. */
  id,
  /** The lender's id in the directory; without one, the name as typed. */
  lenderId: maybe(id),
  lenderNameTyped: maybe(words),
  brand: maybe(words),
  dealer: maybe(words),
  /** Number plates without spaces; more than one when the car was changed. */
  reg: maybe(list(words, 20)),
  agreementNo: maybe(words),
  type: oneOf(...agreementTypes),
  start: maybe(partialDate),
  end: maybe(partialDate),
  amountOfCredit: maybe(pence),
  apr: maybe(wholeNumber(0, 1_000_000)),
  months: maybe(wholeNumber(1, 600)),
  monthly: maybe(pence),
  balloon: maybe(pence),
  totalChargeForCredit: maybe(pence),
  commission: maybe(pence),
  commissionSource: maybe(oneOf('lenderLetter', 'agreement', 'guess')),
  joint: oneOf('yes', 'no', 'unknown'),
  /** The other holders of a joint agreement. */
  jointNames: maybe(list(words, 10)),
  /** Position of the address at the time in the person's list. */
  addressThen: maybe(wholeNumber(0, 19)),
  /** Set when nobody knows whether this lender had more. Kept on its first agreement. */
  maybeMore: maybe(yesOrNo),
})

export const caseEvent = fields({
  id,
  date: day,
  kind: oneOf(...caseEventKinds),
  /** A lender key, see `lenderKey`. */
  lenderId: words,
  /** The code printed on a lender's letter: "RD01", "RD02" or another. */
  code: maybe(words),
  by: maybe(oneOf('email', 'post', 'form', 'phone')),
  text: maybe(words),
})

export const evidenceEntry = fields({
  item: id,
  /** Absent when it concerns all agreements. */
  agreementId: maybe(id),
  status: oneOf(...evidenceStatuses),
  note: maybe(words),
})

const caseFields = {
  format: oneOf(caseFileFormat),
  version: oneOf(caseFileVersion),
  id,
  person,
  acting,
  representative: maybe(representative),
  agreements: list(agreement, 100).check(uniqueIds()),
  events: list(caseEvent, 1_000).check(uniqueIds()),
  evidence: list(evidenceEntry, 2_000),
}
export const caseFile = fields(caseFields)

const letter = { to: words, email: words, body: long }
export const letterEdit = fields(letter)
/** A letter as someone left it; `from` is the letter that the answers made at that time. */
export const editedWords = fields({ ...letter, from: maybe(letterEdit) })

const dateTyped = fields({ day: words, month: words, year: words })

export const packFields = fields({
  kind: oneOf('final-response', 'scheme-decision', 'none', ''),
  answerDate: dateTyped,
  complaintDate: dateTyped,
  /** Nobody knows when the lender got the complaint. */
  complaintUnknown: maybe(yesOrNo),
  code: words,
  /** Ids of its list. */
  reasons: list(words, 50),
  ownWords: words,
  offered: words,
  wanted: words,
  lateBecause: words,
  acceptedInFull: yesOrNo,
  olderCase: yesOrNo,
  saysNotRightFirm: yesOrNo,
  inAdministration: yesOrNo,
})

/** Contents of a box, or of several that belong together. A letter can be in a box while it is changed by hand. */
export const typed = z.union([long, yesOrNo, z.readonly(list(long, 50)), recordOf(long)], says({ id: 'inBox' }))

export const toolAnswers = fields({
  /** The steps that have been answered: "name", "kind:agreement-id". */
  asked: list(words, 2_000),
  /** Letters changed by hand, by their kind and reference. */
  edits: recordOf(editedWords),
  /** The visitor’s old words of letters written afresh, by the same names, so that parts can be copied. */
  setAside: maybe(recordOf(long)),
  want: maybe(oneOf('information', 'complaint', 'both')),
  complainedBefore: maybe(yesOrNo),
  nation: maybe(oneOf(...holidayNations)),
  stage: maybe(oneOf(...evidenceStages)),
  /** Answers of the checks, by the names of their questions. */
  checks: maybe(recordOf(words)),
  /** Answers of the access request; `items` are ids of its list. */
  sar: maybe(
    fields({
      items: list(words, 20),
      format: oneOf('email', 'post', 'portal'),
      years: maybe(fields({ from: wholeNumber(1900, 2200), to: wholeNumber(1900, 2200) })),
      withoutPolicies: yesOrNo,
      alsoBrokers: yesOrNo,
    }),
  ),
  /** Contents of the ombudsman pack’s boxes, by the key of the lender. */
  packs: maybe(recordOf(packFields)),
  /** Contents of half-answered questions’ boxes, by their steps. */
  drafts: maybe(recordOf(recordOf(typed))),
})

/** A case file of the present version, as text holds it: the case, and under `answers` what the tools ask beside it. */
const savedCase = fields({ ...caseFields, answers: toolAnswers }).check(
  z.refine(
    ({ agreements, person: { addresses } }) =>
      agreements.every(({ addressThen }) => addressThen === undefined || addressThen < addresses.length),
    says({ id: 'addresses' }),
  ),
)

/** Most characters of an unknown name that a fault repeats. */
const mostOfKey = 40

/** Check a saved case; return it, or the first fault in it. */
export function checkSavedCase(
  value: unknown,
): { ok: true; saved: z.infer<typeof savedCase> } | { ok: false; fault: ShapeFault } {
  const checked = savedCase.safeParse(value, { reportInput: true })
  if (checked.success) return { ok: true, saved: checked.data }
  const [issue] = checked.error.issues
  if (issue === undefined) throw new Error('zod refuses nothing without an issue')
  return { ok: false, fault: faultOf(issue) }
}

function faultOf({ message, path, ...issue }: z.core.$ZodIssue): ShapeFault {
  const at: string[] = []
  for (const key of path) at.push(typeof key === 'number' ? `${at.pop()} ${key + 1}` : String(key).slice(0, mostOfKey))
  if (issue.code === 'unrecognized_keys') return { id: 'unknown', key: (issue.keys[0] ?? '').slice(0, mostOfKey), at }
  if (issue.input === undefined) return { id: 'missing', key: at.at(-1) ?? '', at: at.slice(0, -1) }
  return { ...(JSON.parse(message) as Wrong), at }
}
