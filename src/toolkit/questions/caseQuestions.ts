import { fillIn } from '../../content/words/fillIn.ts'
import { aboutOfStep } from '../../flows/steps.ts'
import type { Snapshot } from '../case/snapshot.ts'
import type { CaseContext } from '../case/withCase.tsx'
import { fetchedParts } from '../controls/fetchedPart.tsx'
import { agreementOf, lenderNameOf, withSameLender } from './agreements.ts'
import { questionWords } from './PageQuestion.tsx'

export const agreementQuestionNames = ['kind', 'start', 'number', 'plates', 'dealer', 'joint'] as const

/** The questions about lenders and agreements, by the names of their steps. Others come before them, so their code comes later. */
export const agreementQuestions = fetchedParts(
  ['lender', 'count', ...agreementQuestionNames],
  async () => (await import('./agreementPages.ts')).agreementPages,
)

/** "Black Horse, agreement 2 of 3": what a step about an agreement stands under. */
export function agreementSection(step: string, { caseFile }: Snapshot, context: CaseContext): string | undefined {
  const agreement = agreementOf(caseFile, aboutOfStep(step))
  if (!agreement || step.startsWith('lender:')) return undefined
  const own = withSameLender(caseFile, agreement.id)
  const name = lenderNameOf(agreement, context)
  return own.length > 1 && !step.startsWith('count:')
    ? fillIn(questionWords({ context }).section, {
        lender: name,
        number: own.indexOf(agreement) + 1,
        count: own.length,
      })
    : name
}

/** The questions about the person, by the names of their steps. Others come before them, so their code comes later. */
export const personQuestions = fetchedParts(
  ['name', 'other-names', 'birth', 'address', 'address-then', 'reply', 'needs'],
  async () => (await import('./personPages.tsx')).personPages,
)

/** Ask which lender a letter came from. Only an answer to that letter needs it, so the code comes later. */
export const fromQuestions = fetchedParts(
  ['from', 'from-other'],
  async () => (await import('./fromPages.tsx')).fromPages,
)
