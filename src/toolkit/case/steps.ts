import { type Address, type Agreement, type CaseFile, lenderKey } from '../../casefile/caseFile.ts'
import { contradictions } from '../../casefile/contradictions.ts'
import { type Aside, aboutOfStep, kindOfStep, type Walk } from '../../flows/steps.ts'
import type { Change, Snapshot } from './snapshot.ts'

const mostEarlierAddresses = 5

/** Name the next agreement of a case in steps, until the answer has made it. */
const newAgreementName = ({ agreements }: CaseFile): string => `new-${agreements.length}`

/**
 * Name the step that asks for a lender not in the case yet. It is named by the number of agreements: once papers or
 * a file have brought that lender, no step has the name any more, and nobody is asked for another.
 */
export const newLenderStep = (caseFile: CaseFile): string => `lender:${newAgreementName(caseFile)}`

export function agreementSteps(caseFile: CaseFile, questions: readonly string[]): string[] {
  const { agreements } = caseFile
  const first = new Map(agreements.toReversed().map((agreement) => [lenderKey(agreement), agreement.id]))
  const stepsFor = (id: string, isFirst: boolean) => [
    ...(isFirst ? [`lender:${id}`, `count:${id}`] : []),
    ...questions.map((question) => `${question}:${id}`),
  ]
  return agreements.length === 0
    ? stepsFor(newAgreementName(caseFile), true)
    : agreements.flatMap((agreement) => stepsFor(agreement.id, first.get(lenderKey(agreement)) === agreement.id))
}

/** Someone said of every lender that they don’t know which it was: a letter would go to nobody. */
const isToNobody = ({ caseFile: { agreements }, answers }: Snapshot): boolean =>
  agreements.length > 0 &&
  agreements.every((one) => lenderKey(one) === 'unknown') &&
  answers.asked.includes(`lender:${agreements[0]?.id}`)

/** Build the way to a letter: what can end it is asked first; it stops at a lender nobody knows. */
export const wayOf = (
  first: readonly string[],
  isEnded: (now: Snapshot) => boolean,
  further: (caseFile: CaseFile) => string[],
) => ({
  endsEarly: (now: Snapshot): boolean => isEnded(now) || isToNobody(now),
  stepsOf(now: Snapshot): string[] {
    if (isEnded(now)) return [...first]
    return [...first, ...(isToNobody(now) ? [`lender:${now.caseFile.agreements[0]?.id}`] : further(now.caseFile))]
  },
})

/** Ask only those who write for somebody else for their own address, for answers. */
const ownAddressSteps = ({ acting }: CaseFile): string[] => (acting.as === 'self' ? [] : ['address:own'])

export const signingSteps = (caseFile: CaseFile): string[] => [
  'acting',
  'name',
  'address:0',
  ...ownAddressSteps(caseFile),
  'reply',
]

/** The questions about the person: names, addresses, how to answer. Whose finance it was has been asked before. */
export function personSteps(caseFile: CaseFile): string[] {
  const { person } = caseFile
  const earlier = Math.max(0, person.addresses.length - 1)
  const addresses = Array.from({ length: earlier }, (_, index) => [
    `address:${index + 1}`,
    ...(index + 1 < mostEarlierAddresses ? [`address-then:${index + 1}`] : []),
  ])
  return [
    'name',
    'other-names',
    'birth',
    'address:0',
    'address-then:0',
    ...ownAddressSteps(caseFile),
    'reply',
    'needs',
    ...addresses.flat(),
  ]
}

/** Topics of the questions that share a page. */
const topics = {
  first: ['acting', 'before'],
  lender: ['lender', 'count'],
  agreement: ['kind', 'start', 'number'],
  car: ['plates', 'dealer', 'joint'],
  you: ['name', 'other-names', 'birth', 'address', 'address-then', 'reply', 'needs'],
  earlier: [],
  letter: ['want', 'sar-items', 'sar-format'],
} as const satisfies Record<string, readonly string[]>

export type Topic = keyof typeof topics

const topicOfKind = new Map<string, Topic>(
  Object.entries(topics).flatMap(([topic, kinds]) => kinds.map((kind) => [kind, topic as Topic] as const)),
)

/** Find the topic a step shares with its neighbours; undefined for one always alone. */
export function topicOf(step: string): Topic | undefined {
  const isEarlier = /^address(?:-then)?:[1-9]/.test(step)
  return isEarlier ? 'earlier' : topicOfKind.get(kindOfStep(step))
}

const repeatedTopics: readonly Topic[] = ['lender', 'agreement', 'car', 'earlier']

/** Put steps on pages: neighbours share one when they are of one topic and, where there may be several, about the same thing. */
export function pagesOf(steps: readonly string[]): string[][] {
  const pages: string[][] = []
  const keyOf = (step: string) => {
    const topic = topicOf(step)
    return topic === undefined ? step : `${topic} ${repeatedTopics.includes(topic) ? aboutOfStep(step) : ''}`
  }
  for (const step of steps) {
    const last = pages.at(-1)
    if (last?.[0] !== undefined && keyOf(last[0]) === keyOf(step)) last.push(step)
    else pages.push([step])
  }
  return pages
}

/** Questions that may be left out: a letter can be written without them. */
const optional = ['count', 'number', 'plates', 'dealer', 'joint', 'other-names', 'birth', 'address-then', 'needs']

export const isOptional = (step: string): boolean => optional.includes(kindOfStep(step))

/** Check whether a question is in the fold of its page: few have anything to say there. */
export const isFolded = (step: string): boolean => step === 'other-names' || step === 'needs'

/** Name an answered step: one for a new lender is named after the agreement that its answer made. */
export function nameOnceAnswered(step: string, { agreements }: Pick<CaseFile, 'agreements'>): string {
  const place = newAgreement.exec(aboutOfStep(step))?.[1]
  const made = place === undefined ? undefined : agreements[Number(place)]
  return made ? `${kindOfStep(step)}:${made.id}` : step
}

const newAgreement = /^new-(\d+)$/

export const asked =
  (step: string): Change =>
  ({ caseFile, answers }) => {
    const name = nameOnceAnswered(step, caseFile)
    return { caseFile, answers: { ...answers, asked: [...answers.asked.filter((each) => each !== name), name] } }
  }

/** Check whether a step is answered: by the visitor, papers or another tool. A half-entered address is not, nor an answer that dates contradict. */
export function isAnswered(step: string, now: Snapshot): boolean {
  const { caseFile, answers } = now
  if (kindOfStep(step) === 'address' && (addressAt(aboutOfStep(step), caseFile)?.lines.length ?? 0) === 0) return false
  return (answers.asked.includes(step) || isBrought(step, caseFile)) && !isContradicted(step, now)
}

/** Readers of a case’s answers to each question, whoever brought them. */
const brought: Readonly<Record<string, (caseFile: CaseFile, about: string, agreement?: Agreement) => unknown>> = {
  name: ({ person }) => person.fullName,
  birth: ({ person }) => person.dob,
  address: (caseFile, about) => addressAt(about, caseFile)?.lines.length,
  reply: ({ person }) => person.contactBy !== 'post' && person[person.contactBy],
  lender: (_, __, agreement) => agreement && lenderKey(agreement) !== 'unknown',
  count: (_, __, agreement) => agreement,
  kind: (_, __, agreement) => agreement && agreement.type !== 'unknown',
  start: (_, __, agreement) => agreement?.start,
  number: (_, __, agreement) => agreement?.agreementNo,
  plates: (_, __, agreement) => agreement?.reg,
  dealer: (_, __, agreement) => agreement?.dealer,
  joint: (_, __, agreement) => agreement && agreement.joint !== 'unknown',
}

export function isBrought(step: string, caseFile: CaseFile): boolean {
  const about = aboutOfStep(step)
  const agreement = caseFile.agreements.find(({ id }) => id === about)
  return Boolean(brought[kindOfStep(step)]?.(caseFile, about, agreement))
}

/** The address that a step asks for: one of the customer’s by its place, or the writer’s own. */
export const addressAt = (about: string, { person, acting }: CaseFile): Address | undefined =>
  about === 'own' ? acting.address : person.addresses[Number(about)]

/**
 * The way through the pages of a case, as it is now; a page goes by its first step. A lender may be added whatever is open about the
 * others, and not before what is asked first. Once something of the case is known, an end named "check" asks for all that is left.
 */
export function caseWay(now: Snapshot, steps: readonly string[], ends: readonly string[], start?: string) {
  const { caseFile } = now
  const pages = pagesOf(steps)
  const named = new Map(pages.map((page) => [page[0] ?? '', page]))
  const first = [...named.keys()].find((step) => kindOfStep(step) === 'lender')
  const step = newLenderStep(caseFile)
  const aside: Aside | undefined =
    first === undefined || first === step ? undefined : { step, before: first, back: ends[0] ?? '' }
  const isWanting = (each: string) => !isAnswered(each, now) && (!isOptional(each) || isContradicted(each, now))
  const walk: Walk = {
    steps: [...named.keys()],
    ends,
    aside,
    start,
    isAnswered: (page) => !named.get(page)?.some(isWanting),
    endAsks: ends[0] === 'check' && (caseFile.agreements.length > 0 || caseFile.person.fullName !== ''),
  }
  const added = [step, `count:${newAgreementName(caseFile)}`]
  const pageWith = (wanted: string): readonly string[] =>
    pages.find((page) => page.includes(wanted)) ?? (aside && wanted === step ? added : [])
  return { walk, pages, pageWith }
}

const isContradicted = (step: string, now: Snapshot) => contradictions(now).some((one) => one.step === step)
