import { useMemo } from 'react'
import { CaseFlow, type EndProps } from '../case/CaseFlow.tsx'
import type { Snapshot } from '../case/snapshot.ts'
import { agreementSteps, personSteps } from '../case/steps.ts'
import { withCase } from '../case/withCase.tsx'
import { fetchedPart } from '../kit/fetchedPart.tsx'
import { agreementQuestionNames, agreementQuestions, agreementSection } from '../questions/agreementQuestions.ts'
import type { QuestionProps } from '../questions/Asked.tsx'
import { BeforeQuestion } from '../questions/BeforeQuestion.tsx'
import { CheckAnswers } from '../questions/CheckAnswers.tsx'
import { LendersQuestion } from '../questions/LendersQuestion.tsx'
import { personQuestions } from '../questions/personQuestions.ts'
import { WantQuestion, wants } from '../questions/WantQuestion.tsx'

const stepsOf = ({ caseFile }: Snapshot): string[] => [
  ...agreementSteps(caseFile, agreementQuestionNames),
  ...personSteps(caseFile),
  'before',
  'want',
]

const questions = {
  ...agreementQuestions,
  ...personQuestions,
  before: BeforeQuestion,
  want: WantQuestion,
  lenders: (page: QuestionProps) => <LendersQuestion {...page} stepsOf={stepsOf} />,
}

// Letters come after many questions; so does their code.
const pages = () => import('./complaintEnds.ts')
const ends = {
  check: Check,
  letters: fetchedPart<EndProps>(async () => (await pages()).ComplaintLettersPage),
  letter: fetchedPart<EndProps>(async () => (await pages()).ComplaintLetterPage),
  'joint-letter': fetchedPart<EndProps>(async () => (await pages()).JointLetterPage),
}

/** A complaint to each lender: questions once, then a letter each, to change, send or keep. */
export const Tool = withCase(function ComplaintLetter({ context }) {
  const sectionOf = useMemo(
    () => (step: string, now: Snapshot) => agreementSection(step, now, context.lenders),
    [context.lenders],
  )
  return <CaseFlow context={context} stepsOf={stepsOf} questions={questions} ends={ends} sectionOf={sectionOf} />
})

function Check(end: EndProps) {
  const { answers, caseFile } = end.now
  const before = caseFile.representative
    ? caseFile.representative.name || 'A firm acts for me'
    : answers.complainedBefore
      ? 'I have complained'
      : 'No'
  return (
    <CheckAnswers
      end={end}
      next="letters"
      button="Write the letters"
      also={[
        { key: 'before', label: 'Complained before', value: before },
        { key: 'want', label: 'What it should do', value: wants.find(({ value }) => value === answers.want)?.label },
      ]}
    />
  )
}
