import type { AgreementType } from '../../casefile/caseFile.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { agreementOf, inAgreement } from './agreements.ts'
import { agreementKinds } from './agreementKinds.ts'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'

/** What kind of finance it was. */
export function KindQuestion(page: QuestionProps) {
  const words = questionWords(page).kind
  const {
    now: { caseFile, answers },
    about,
  } = page
  const [kind, setKind] = useTyped<string>('kind', () =>
    answers.asked.includes(`kind:${about}`) ? (agreementOf(caseFile, about)?.type ?? '') : '',
  )
  const check = () =>
    kind === ''
      ? [{ box: 'kind', message: words.none }]
      : inAgreement(about, (agreement) => ({ ...agreement, type: kind as AgreementType }))
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <Radios
          asQuestion
          id="kind"
          legend={words.title}
          options={agreementKinds.map((value) => ({ value, ...words.kinds[value] }))}
          value={kind}
          onChange={setKind}
          error={faultOf('kind')}
        />
      )}
    </Asked>
  )
}
