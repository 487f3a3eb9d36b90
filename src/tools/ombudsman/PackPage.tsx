import { useState } from 'react'
import type { OmbudsmanAnswers } from '../../letters/ombudsmanAnswers.ts'
import { ombudsmanPack } from '../../letters/ombudsmanPack.ts'
import { lenderKeysOf } from '../../letters/startLetter.ts'
import type { EndProps } from '../case/CaseFlow.tsx'
import { letterContext } from '../case/caseTool.ts'
import { StopWords } from '../letters/StopWords.tsx'
import { AnswerForm } from './AnswerForm.tsx'
import { noPackFields, type PackFields } from './packFields.ts'
import { LateForm } from './LateForm.tsx'
import { PackSheets } from './PackSheets.tsx'
import { ReasonsForm } from './ReasonsForm.tsx'

type Stage = 'answer' | 'reasons' | 'late' | 'pack'

/** What the lender said, whether that opens the way, why it is wrong, and then the pack. */
export function PackPage(end: EndProps) {
  const { now, context, back } = end
  const keys = lenderKeysOf(now.caseFile)
  const [stage, setStage] = useState<Stage>('answer')
  const [fields, setFields] = useState<PackFields>(noPackFields)
  const [answers, setAnswers] = useState<OmbudsmanAnswers>()
  const [lender, setLender] = useState(keys[0] ?? 'unknown')
  const letters = letterContext(context, now)
  const type = (part: Partial<PackFields>) => setFields((before) => ({ ...before, ...part }))
  if (stage === 'answer' || !answers) {
    return (
      <AnswerForm
        end={end} keys={keys} lender={lender} onLender={setLender} fields={fields} onType={type} onBack={back}
        onDone={(given) => { setAnswers({ caseFile: now.caseFile, lender, ...given, reasons: fields.reasons, acceptedInFull: fields.acceptedInFull, olderCase: fields.olderCase, saysNotRightFirm: fields.saysNotRightFirm, inAdministration: fields.inAdministration }); setStage('reasons') }}
      />
    )
  }
  const written = ombudsmanPack({ ...answers, caseFile: now.caseFile }, letters)
  if (stage === 'late') return <LateForm value={fields.lateBecause} onType={(lateBecause) => type({ lateBecause })} onBack={() => setStage('answer')} onDone={(lateBecause) => { setAnswers({ ...answers, lateBecause }); setStage('reasons') }} />
  if (written.result === 'stop') {
    return (
      <>
        <button type="button" className="back" onClick={() => setStage('answer')}>Back</button>
        <StopWords page={written.page} onNext={{ 'ombudsman-pack': () => setStage('late') }} />
      </>
    )
  }
  if (stage === 'reasons') return <ReasonsForm fields={fields} onType={type} notes={written.letters.notes} onBack={() => setStage('answer')} onDone={(more) => { setAnswers({ ...answers, ...more }); setStage('pack') }} />
  return <PackSheets pack={written.letters} now={now} lender={lender} context={context} onBack={() => setStage('reasons')} />
}
