import { lenderKey } from '../../casefile/caseFile.ts'
import { type Change, compose } from '../case/snapshot.ts'
import { lenderNameOf } from './agreements.ts'
import { toldBefore } from './fromLender.ts'
import { inChecks } from './inChecks.ts'
import { LenderQuestion } from './LenderQuestion.tsx'
import { type QuestionProps, questionWords } from './PageQuestion.tsx'
import { ofChecks } from './places.ts'
import { question } from './question.tsx'

export const fromPages = {
  from: question((page: QuestionProps) => questionWords(page).from, {
    fields: {
      from: {
        look: { as: 'choice' },
        options: ({ other }, { now, context }) => [
          ...[...new Map(toldBefore(now).map((each) => [lenderKey(each), lenderNameOf(each, context)]))].map(
            ([value, label]) => ({ value, label }),
          ),
          { value: 'other', label: other },
        ],
        place: ofChecks('from'),
      },
    },
  }),

  /** A lender that is not in the case yet. It is put there, and found again when the question is changed. */
  'from-other': (page: QuestionProps) => {
    const { caseFile, answers } = page.now
    const own = caseFile.agreements.find(({ id }) => id === answers.checks?.['from-id'])
    const also =
      (change: Change): Change =>
      (now) => {
        const changed = change(now)
        return own
          ? changed
          : compose(() => changed, inChecks({ 'from-id': changed.caseFile.agreements.at(-1)?.id ?? '' }))(now)
      }
    return <LenderQuestion {...page} about={own?.id ?? 'new'} also={also} />
  },
}
