import type { Address, CaseFile } from '../../casefile/caseFile.ts'
import { lenderKey } from '../../casefile/lenderKey.ts'
import { contradictions } from '../../casefile/contradictions.ts'
import type { Change, Snapshot } from './snapshot.ts'

/** The most earlier addresses that are asked for. */
const mostEarlierAddresses = 5

/** The question of a step ("kind" of "kind:agreement-id") and what it is about ("agreement-id"). */
export const kindOfStep = (step: string): string => step.split(':')[0] ?? ''
export const aboutOfStep = (step: string): string => step.slice(kindOfStep(step).length + 1)

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

/** Notes that a step has its answer. */
export const asked =
  (step: string): Change =>
  ({ caseFile, answers }) => ({
    caseFile,
    answers: { ...answers, asked: [...answers.asked.filter((each) => each !== step), step] },
  })

/** True when a step has its answer. An address that was only begun has none, and one that the case’s dates contradict is asked about again. */
export function isAnswered(step: string, now: Snapshot): boolean {
  const { caseFile, answers } = now
  if (kindOfStep(step) === 'address' && (addressAt(aboutOfStep(step), caseFile)?.lines.length ?? 0) === 0) return false
  return answers.asked.includes(step) && !contradictions(now).some((one) => one.step === step)
}

/** The address that a step asks for: one of the customer’s by its place, or the writer’s own. */
export const addressAt = (about: string, { person, acting }: CaseFile): Address | undefined =>
  about === 'own' ? acting.address : person.addresses[Number(about)]

/** The first step that still wants an answer; undefined when all are answered. */
export const firstOpen = (steps: readonly string[], now: Snapshot): string | undefined =>
  steps.find((step) => !isAnswered(step, now))

/** Where an answer leads: on through the questions; from a change, to the first that it opened, or to the end. */
export function stepAfter(
  step: string,
  steps: readonly string[],
  now: Snapshot,
  changing: boolean,
  end: string,
): string {
  const next = steps[steps.indexOf(step) + 1]
  if (changing || !steps.includes(step)) return firstOpen(steps, now) ?? end
  return next ?? firstOpen(steps, now) ?? end
}

/** The step a visitor can be at: the one asked for if everything before it is answered, else the first that is not. */
export function reachable(step: string, steps: readonly string[], now: Snapshot, endSteps: readonly string[]): string {
  const open = firstOpen(steps, now)
  // A lender may be added whatever is open about the others, and not before what is asked first.
  if (step === newLenderStep(now.caseFile)) {
    const first = steps.findIndex((each) => kindOfStep(each) === 'lender')
    return first === -1 || (open !== undefined && steps.indexOf(open) < first) ? (open ?? endSteps[0] ?? '') : step
  }
  if (endSteps.includes(kindOfStep(step))) return open ?? step
  const place = steps.indexOf(step)
  if (place === -1) return open ?? endSteps[0] ?? ''
  return open !== undefined && steps.indexOf(open) < place ? open : step
}
