import { useMemo } from 'react'
import { wordsIn } from '../../letters/wordsIn.ts'
import { CaseFlow, type EndProps } from '../case/CaseFlow.tsx'
import type { Snapshot } from '../case/snapshot.ts'
import { agreementSteps, personSteps } from '../case/steps.ts'
import { withCase } from '../case/withCase.tsx'
import { fetchedPart } from '../kit/fetchedPart.tsx'
import { agreementQuestions, agreementSection } from '../questions/agreementQuestions.ts'
import type { QuestionProps } from '../questions/Asked.tsx'
import { CheckAnswers } from '../questions/CheckAnswers.tsx'
import { LendersQuestion } from '../questions/LendersQuestion.tsx'
import { personQuestions } from '../questions/personQuestions.ts'
import { FormatQuestion } from './FormatQuestion.tsx'
import { ItemsQuestion } from './ItemsQuestion.tsx'
import { sarOf } from './sarAnswers.ts'

const stepsOf = ({ caseFile }: Snapshot): string[] => [
  ...agreementSteps(caseFile, ['number', 'kind', 'start', 'plates', 'dealer', 'joint']),
  ...personSteps(caseFile),
  'sar-items',
  'sar-format',
]

const questions = {
  ...agreementQuestions,
  ...personQuestions,
  'sar-items': ItemsQuestion,
  'sar-format': FormatQuestion,
  lenders: (page: QuestionProps) => <LendersQuestion {...page} stepsOf={stepsOf} />,
}

// Letters come after many questions; so does their code.
const letters = fetchedPart<EndProps>(async () => (await import('./AccessLettersPage.tsx')).AccessLettersPage)
const ends = {
  check: Check,
  letters,
  letter: letters,
  'follow-up': fetchedPart<EndProps>(async () => (await import('./FollowUpPage.tsx')).FollowUpPage),
}

/** A request for one’s own data to each lender, and the letters that follow by what came back. */
export const Tool = withCase(function AccessRequest({ context }) {
  const sectionOf = useMemo(
    () => (step: string, now: Snapshot) => agreementSection(step, now, context.lenders),
    [context.lenders],
  )
  return <CaseFlow context={context} stepsOf={stepsOf} questions={questions} ends={ends} sectionOf={sectionOf} />
})

const formats = { email: 'By email', post: 'By post', portal: 'On their website' }

function Check(end: EndProps) {
  const { items, format } = sarOf(end.now.answers)
  return (
    <CheckAnswers
      end={end}
      next="letters"
      button="Write the requests"
      also={[
        {
          key: 'sar-items',
          label: 'What they should send',
          value: wordsIn(end.context.words, 'access-request')
            .items.filter(({ id }) => items.some((one) => one === id))
            .map(({ label }) => label)
            .join('; '),
        },
        { key: 'sar-format', label: 'How they should send it', value: formats[format] },
      ]}
    />
  )
}
