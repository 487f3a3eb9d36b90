import type { Snapshot } from '../case/snapshot.ts'
import { type FetchedPart, fetchedPart } from '../controls/fetchedPart.tsx'
import type { QuestionProps } from './Asked.tsx'

type StepsOf = (now: Snapshot) => string[]

/** The list of lenders that ends the questions about them, in a tool with these steps. Its code comes with it. */
export const lendersQuestion = (stepsOf: StepsOf): FetchedPart<QuestionProps> =>
  fetchedPart<QuestionProps>(async () => {
    const { LendersQuestion } = await import('./LendersQuestion.tsx')
    return (page) => <LendersQuestion {...page} stepsOf={stepsOf} />
  })
