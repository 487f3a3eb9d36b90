import type { EndProps } from '../case/CaseFlow.tsx'
import { CheckAnswers } from '../questions/CheckAnswers.tsx'
import { wants } from '../questions/WantQuestion.tsx'

/** All answers, with what was said before and what the lender should do. */
export function ComplaintCheck(end: EndProps) {
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
