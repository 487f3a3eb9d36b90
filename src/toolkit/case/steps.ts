import type { Address, CaseFile } from '../../casefile/caseFile.ts'
import { lenderKey } from '../../casefile/lenderKey.ts'
import { contradictions } from '../../casefile/contradictions.ts'
import { aboutOfStep, type Aside, kindOfStep, type Walk } from '../../flows/steps.ts'
import type { Change, Snapshot } from './snapshot.ts'

/** The most earlier addresses that are asked for. */
const mostEarlierAddresses = 5

/**
 * The step that asks for a lender the case does not hold yet. It is named by how many agreements there are: once papers or
 * a file have brought that lender, the name is of no step any more, and nobody is asked for one more.
 */
export const newLenderStep = ({ agreements }: CaseFile): string => `lender:new-${agreements.length}`

/** The questions about the agreements, lender by lender, and the list of lenders that ends them. */
export function agreementSteps(caseFile: CaseFile, questions: readonly string[]): string[] {
  const { agreements } = caseFile
  if (agreements.length === 0) return [newLenderStep(caseFile)]
  const first = new Map(agreements.toReversed().map((agreement) => [lenderKey(agreement), agreement.id]))
  return [
    ...agreements.flatMap((agreement) => [
      ...(first.get(lenderKey(agreement)) === agreement.id ? [`lender:${agreement.id}`, `count:${agreement.id}`] : []),
      ...questions.map((question) => `${question}:${agreement.id}`),
    ]),
    'lenders',
  ]
}

/** Someone said of every lender that they don’t know which it was: a letter would go to nobody. */
const isToNobody = ({ caseFile: { agreements }, answers }: Snapshot): boolean =>
  agreements.length > 0 &&
  agreements.every((one) => lenderKey(one) === 'unknown') &&
  answers.asked.includes(`lender:${agreements[0]?.id}`)

/** A way to a letter: what ends it is asked first, and it goes no further than a lender that nobody knows. */
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

/** Asked of those alone who write for somebody else: their own address, for answers. */
const ownAddressSteps = ({ acting }: CaseFile): string[] => (acting.as === 'self' ? [] : ['address:own'])

/** What it takes to sign a letter: who writes, for whom, from where, and how to be answered. */
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
    ...addresses.flat(),
    ...ownAddressSteps(caseFile),
    'reply',
    'needs',
  ]
}

/** Name a step once it has its answer: the one for a new lender goes by the agreement that its answer has made. */
export function nameOnceAnswered(step: string, { agreements }: CaseFile): string {
  const place = newLender.exec(step)?.[1]
  return place === undefined ? step : `lender:${agreements[Number(place)]?.id ?? aboutOfStep(step)}`
}

const newLender = /^lender:new-(\d+)$/

/** Notes that a step has its answer. A new lender opens the list of lenders again. */
export const asked =
  (step: string): Change =>
  ({ caseFile, answers }) => {
    const name = nameOnceAnswered(step, caseFile)
    const others = answers.asked.filter((each) => each !== name && (name === step || each !== 'lenders'))
    return { caseFile, answers: { ...answers, asked: [...others, name] } }
  }

/** True when a step has its answer. An address that was only begun has none, and one that the case’s dates contradict is asked about again. */
export function isAnswered(step: string, now: Snapshot): boolean {
  const { caseFile, answers } = now
  if (kindOfStep(step) === 'address' && (addressAt(aboutOfStep(step), caseFile)?.lines.length ?? 0) === 0) return false
  return answers.asked.includes(step) && !contradictions(now).some((one) => one.step === step)
}

/** The address that a step asks for: one of the customer’s by its place, or the writer’s own. */
export const addressAt = (about: string, { person, acting }: CaseFile): Address | undefined =>
  about === 'own' ? acting.address : person.addresses[Number(about)]

/** The way through steps of a case, as it is now. A lender may be added whatever is open about the others, and not before what is asked first. */
export function caseWalk(now: Snapshot, steps: readonly string[], ends: readonly string[], start?: string): Walk {
  const first = steps.find((step) => kindOfStep(step) === 'lender')
  const step = newLenderStep(now.caseFile)
  const asides: Aside[] = first === undefined || first === step ? [] : [{ step, before: first, back: 'lenders' }]
  return { steps, ends, asides, start, isAnswered: (each) => isAnswered(each, now) }
}
