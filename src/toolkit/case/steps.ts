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
  const earlier = caseFile.person.addresses
    .slice(1)
    .flatMap((_, index) => [
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
    ...earlier,
  ]
}

/** Topic of the questions that share a page. */
export type Topic = 'first' | 'lender' | 'agreement' | 'car' | 'you' | 'earlier' | 'letter'

/** A question of the case: its topic, whether a letter can be written without it, and how its answer is found, whoever brought it. */
type CaseQuestion = {
  topic: Topic
  isOptional?: true
  brought?: (caseFile: CaseFile, about: string, agreement?: Agreement) => unknown
}

const caseQuestions: Readonly<Record<string, CaseQuestion>> = {
  acting: { topic: 'first' },
  before: { topic: 'first' },
  lender: { topic: 'lender', brought: (_, __, one) => one && lenderKey(one) !== 'unknown' },
  count: { topic: 'lender', isOptional: true, brought: (_, __, one) => one },
  kind: { topic: 'agreement', brought: (_, __, one) => one && one.type !== 'unknown' },
  start: { topic: 'agreement', brought: (_, __, one) => one?.start },
  number: { topic: 'agreement', isOptional: true, brought: (_, __, one) => one?.agreementNo },
  plates: { topic: 'car', isOptional: true, brought: (_, __, one) => one?.reg },
  dealer: { topic: 'car', isOptional: true, brought: (_, __, one) => one?.dealer },
  joint: { topic: 'car', isOptional: true, brought: (_, __, one) => one && one.joint !== 'unknown' },
  name: { topic: 'you', brought: ({ person }) => person.fullName },
  'other-names': { topic: 'you', isOptional: true },
  birth: { topic: 'you', isOptional: true, brought: ({ person }) => person.dob },
  address: { topic: 'you', brought: (caseFile, about) => addressAt(about, caseFile)?.lines.length },
  'address-then': { topic: 'you', isOptional: true },
  reply: { topic: 'you', brought: ({ person }) => person.contactBy !== 'post' && person[person.contactBy] },
  needs: { topic: 'you', isOptional: true },
  want: { topic: 'letter' },
  'sar-items': { topic: 'letter' },
  'sar-format': { topic: 'letter' },
}

/** Find the topic a step shares with its neighbours; undefined for one always alone. */
export function topicOf(step: string): Topic | undefined {
  const isEarlier = /^address(?:-then)?:[1-9]/.test(step)
  return isEarlier ? 'earlier' : caseQuestions[kindOfStep(step)]?.topic
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

export const isOptional = (step: string): boolean => caseQuestions[kindOfStep(step)]?.isOptional ?? false

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

export function isBrought(step: string, caseFile: CaseFile): boolean {
  const about = aboutOfStep(step)
  const agreement = caseFile.agreements.find(({ id }) => id === about)
  return Boolean(caseQuestions[kindOfStep(step)]?.brought?.(caseFile, about, agreement))
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
