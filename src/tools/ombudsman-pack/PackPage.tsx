import { contradictions, saidNoOneActs } from '../../casefile/contradictions.ts'
import type { PackFields } from '../../casefile/toolAnswers.ts'
import { FactRangeError } from '../../facts/valueOn.ts'
import type { LetterContext } from '../../letters/letterContext.ts'
import type { OmbudsmanAnswers } from '../../letters/ombudsmanAnswers.ts'
import { type OmbudsmanPack, ombudsmanPack } from '../../letters/ombudsmanPack.ts'
import { lenderKeysOf } from '../../casefile/lenderKey.ts'
import { toolWords } from '../../letters/toolWords.ts'
import type { Written } from '../../letters/stopPage.ts'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { changeCase } from '../../toolkit/case/caseStore.ts'
import { letterContext } from '../../toolkit/case/caseTool.ts'
import { useTyped } from '../../toolkit/case/useTyped.ts'
import { LetterPanel } from '../../toolkit/letters/LetterPanel.tsx'
import { StopWords } from '../../toolkit/letters/StopWords.tsx'
import { lenderOfStep, stepNameOf } from '../../toolkit/questions/agreementChanges.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { LateForm } from './LateForm.tsx'
import { packAnswers } from './packAnswers.ts'
import { inPack, packFieldsOf } from './packFields.ts'
import { PackSheets } from './PackSheets.tsx'
import { ReasonsForm } from './ReasonsForm.tsx'
import { BackButton } from '../../toolkit/controls/BackButton.tsx'

/** The steps of the pack, in order. Each stands in the browser’s history, with an agreement with the lender it is about. */
export type PackStage = 'answer' | 'late' | 'reasons' | 'sheets'

/** What the lender said, whether that opens the way, why it is wrong, and then the pack. What is typed goes into the case at once. */
export function PackPage({ stage, ...end }: EndProps & { stage: PackStage }) {
  const { now, about, context, go, back } = end
  const words = toolWords(context.words, 'ombudsman-pack')
  const keys = lenderKeysOf(now.caseFile)
  const [picked, setPicked] = useTyped('lender', keys[0] ?? 'unknown')
  const lender =
    stage !== 'answer' ? lenderOfStep(now.caseFile, about) : keys.includes(picked) ? picked : (keys[0] ?? 'unknown')
  const goTo = (next: PackStage) => go(`${next}:${stepNameOf(now.caseFile, lender)}`)
  const letters = letterContext(context, now)
  const fields = packFieldsOf(now.answers, now.caseFile, lender, letters)
  const type = (part: Partial<PackFields>) => changeCase(inPack(lender, { ...fields, ...part }))
  const answers = packAnswers(fields, now.caseFile, lender, context.today, words)
  const written = answers && packOn({ ...answers, noFirm: saidNoOneActs(now) }, letters)
  const outside = written instanceof FactRangeError ? written : null
  const isContradicted = contradictions(now).some(({ step }) => step === `pack:${lender}`)
  if (stage === 'answer' || isContradicted || !written || written instanceof FactRangeError)
    return (
      <AnswerForm
        key={lender}
        end={end}
        keys={keys}
        lender={lender}
        onLender={setPicked}
        fields={fields}
        onType={type}
        outside={outside}
        onDone={() => goTo('reasons')}
      />
    )
  if (stage === 'late')
    return (
      <LateForm
        value={fields.lateBecause}
        onType={(lateBecause) => type({ lateBecause })}
        onBack={back}
        onDone={() => goTo('reasons')}
      />
    )
  if (written.result === 'stop') {
    return (
      <>
        <BackButton onBack={back} />
        <StopWords page={written.page} onHere={() => goTo('late')} />
        {written.page.letter && (
          <>
            <h3>{words.meanwhile}</h3>
            <LetterPanel letter={written.page.letter} now={now} />
          </>
        )}
      </>
    )
  }
  if (stage === 'reasons')
    return (
      <ReasonsForm
        reasons={words.reasons}
        fields={fields}
        onType={type}
        notes={written.letters.notes}
        onBack={back}
        onDone={() => goTo('sheets')}
      />
    )
  return <PackSheets pack={written.letters} now={now} lender={lender} context={context} onBack={back} />
}

/** The pack, or what is known of the time limit when the letter is from before it. */
function packOn(answers: OmbudsmanAnswers, letters: LetterContext): Written<OmbudsmanPack> | FactRangeError {
  try {
    return ombudsmanPack(answers, letters)
  } catch (error) {
    if (error instanceof FactRangeError) return error
    throw error
  }
}
