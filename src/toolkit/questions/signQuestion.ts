import type { ReactNode } from 'react'
import { fillIn } from '../../content/words/fillIn.ts'
import { toolWords } from '../../letters/toolWords.ts'
import type { Snapshot } from '../case/snapshot.ts'
import { inChecks } from './inChecks.ts'
import type { QuestionProps } from './PageQuestion.tsx'
import { question } from './question.tsx'

/** The signs that a check asks about, one a page, each with its own words; `place` says which of how many. */
type Signs = { questions: readonly { id: string; question: string }[]; place: string; hint?: ReactNode }

/** Make the question of a check of signs: yes, no or not sure. Its step is "sign:" and the sign. */
export const signQuestion = (signs: (page: QuestionProps) => Signs) =>
  question((page: QuestionProps) => ({ ...signs(page), ...toolWords(page.context.words, 'shared').sign }), {
    title: ({ questions }, { about }) => questions.find(({ id }) => id === about)?.question ?? '',
    section: ({ questions, place }, { about }) =>
      fillIn(place, { place: questions.findIndex(({ id }) => id === about) + 1, count: questions.length }),
    fields: {
      sign: {
        look: { as: 'choice' },
        hint: ({ questions, hint }, { about }) => (questions[0]?.id === about ? hint : undefined),
        options: ['yes', 'no', 'unsure'],
        place: {
          given: ({ now, step }) => now.answers.checks?.[step],
          keep: (value: string | null | undefined, { step }) => inChecks({ [step]: value ?? '' }),
        },
      },
    },
  })

export const signStep = (id: string): string => `sign:${id}`

/** Return the answers about some signs; those that were not asked about are left out. */
export const signsGiven = <Id extends string>(
  { answers: { checks = {} } }: Pick<Snapshot, 'answers'>,
  ids: readonly Id[],
) =>
  Object.fromEntries(ids.flatMap((id) => (checks[signStep(id)] ? [[id, checks[signStep(id)]]] : []))) as Partial<
    Record<Id, 'yes' | 'no' | 'unsure'>
  >
