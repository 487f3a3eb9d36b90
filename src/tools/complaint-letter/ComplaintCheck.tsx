import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { CheckAnswers } from '../../toolkit/questions/CheckAnswers.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'

/** All answers, with what was said before and what the lender should do. */
export function ComplaintCheck(end: EndProps) {
  const { check: words, want } = useWords('complaint-letter')
  const { answers, caseFile } = end.now
  const before = caseFile.representative
    ? caseFile.representative.name || words.represented
    : answers.complainedBefore
      ? words.complained
      : words.notBefore
  return (
    <CheckAnswers
      end={end}
      next="letters"
      button={words.button}
      also={[
        { key: 'before', label: words.before, value: before },
        { key: 'want', label: words.want, value: answers.want && want.options[answers.want].label },
      ]}
    />
  )
}
