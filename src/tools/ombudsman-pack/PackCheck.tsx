import { longDate } from '../../dates/plainDate.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { letterContext } from '../../toolkit/case/caseTool.ts'
import { CheckAnswers } from '../../toolkit/questions/CheckAnswers.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { givenOf } from './packAnswers.ts'
import { packFieldsOf, packLender } from './packFields.ts'

/** All answers, before what is wrong with the lender’s. */
export function PackCheck(end: EndProps) {
  const { now, context } = end
  const words = toolWords(context.words, 'ombudsman-pack')
  const { final, decision, nothing, title } = words.answer
  const fields = packFieldsOf(now.answers, now.caseFile, packLender(now), letterContext(context, now))
  const given = givenOf(fields, context.today, words)
  const answer = 'given' in given ? given.given.answer : undefined
  const said = answer && { 'final-response': final, 'scheme-decision': decision, none: nothing }[answer.kind]
  const on = answer && answer.kind !== 'none' ? longDate(answer.date) : undefined
  const also = [{ key: 'answer', label: title, value: [said, on].filter(Boolean).join(', ') }]
  return <CheckAnswers end={end} also={also} next="reasons" button={words.afterCheck} />
}
