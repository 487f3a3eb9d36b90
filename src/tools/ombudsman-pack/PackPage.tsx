import type { PackFields } from '../../casefile/toolAnswers.ts'
import { FactRangeError } from '../../facts/valueOn.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { letterContext } from '../../toolkit/case/caseTool.ts'
import { LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { QuestionsPage } from '../../toolkit/questions/QuestionsPage.tsx'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { packOf } from './packAnswers.ts'
import { inPack, packFieldsOf, packLender } from './packFields.ts'
import { PackSheets } from './PackSheets.tsx'
import { ReasonsForm } from './ReasonsForm.tsx'

/** Why the lender’s answer is wrong, and then the pack; before the ombudsman can be asked, the letter to send meanwhile. What is typed goes into the case at once. */
export function PackPage({ stage, ...end }: EndProps & { stage: 'reasons' | 'sheets' }) {
  const { now, context, go, change, back, tell, left } = end
  const words = toolWords(context.words, 'ombudsman-pack')
  const lender = packLender(now)
  const fields = packFieldsOf(now.answers, now.caseFile, lender, letterContext(context, now))
  const type = (part: Partial<PackFields>) => changeCase(inPack(lender, { ...fields, ...part }))
  const pack = packOf(fields, now, lender, context, words)
  // Another lender may have been added, or dates that the answer was made from taken out.
  if (pack === null || pack instanceof FactRangeError)
    return (
      <QuestionsPage
        steps={['answer']}
        {...{ now, context }}
        questions={left.questions}
        onAnswer={tell}
        onBack={back}
      />
    )
  if (pack.result === 'stop')
    return (
      <>
        <StopWords onBack={back} page={pack.page} onHere={() => change('answer')} />
        {pack.page.letter && (
          <>
            <h3>{words.meanwhile}</h3>
            <LetterPanel letter={pack.page.letter} now={now} />
          </>
        )}
      </>
    )
  if (stage === 'reasons')
    return (
      <ReasonsForm
        reasons={words.reasons}
        fields={fields}
        onType={type}
        notes={pack.letters.notes}
        onBack={back}
        onDone={() => go('sheets')}
      />
    )
  return <PackSheets pack={pack.letters} now={now} lender={lender} context={context} onBack={back} />
}
