import type { Acting } from '../../casefile/caseFile.ts'
import { accepted, refused } from '../../casefile/inputs/parsed.ts'
import { parseName } from '../../casefile/inputs/parseName.ts'
import { inCase } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { Asked, type QuestionProps } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** Whether the writer’s own finance is meant, or somebody else’s. */
export function ActingQuestion(page: QuestionProps) {
  const {
    now: {
      caseFile: { acting },
      answers,
    },
  } = page
  const [as, setAs] = useTyped<string>('acting', answers.asked.includes('acting') ? acting.as : '')
  const [forName, setForName] = useTyped('for-name', acting.forName ?? '')
  const [proof, setProof] = useTyped<string>('proof', acting.proof ?? '')
  const forOther = as !== '' && as !== 'self'
  const check = () => {
    const name = parseName(forName, 'their full name')
    const faults = faultsOf([
      ['acting', as ? accepted(as) : refused('Select who you are writing for')],
      ['for-name', forOther ? (name.ok || forName.trim() ? name : refused('Enter their full name')) : null],
      ['proof', forOther ? (proof ? accepted(proof) : refused('Select if you can send proof now')) : null],
    ])
    if (faults.length > 0) return faults
    return inCase((caseFile) => ({
      ...caseFile,
      acting: {
        as: as as Acting['as'],
        ...(forOther && name.ok ? { forName: name.value, proof: proof as NonNullable<Acting['proof']> } : {}),
      },
    }))
  }
  return (
    <Asked title="Who are you writing for?" page={page} check={check}>
      {(faultOf) => (
        <>
          <Radios
            asQuestion
            id="acting"
            legend="Who are you writing for?"
            value={as}
            onChange={setAs}
            error={faultOf('acting')}
            options={[
              { value: 'self', label: 'Myself' },
              { value: 'helper', label: 'Someone I am helping', hint: 'With their signed permission' },
              { value: 'attorney', label: 'Someone I have power of attorney for' },
              {
                value: 'executor',
                label: 'Someone who has died',
                hint: 'As executor, or as the person who looks after the estate',
              },
            ]}
          />
          {forOther && (
            <div className="reveal">
              <TextInput
                id="for-name"
                label="Their full name"
                value={forName}
                onChange={setForName}
                error={faultOf('for-name')}
                width={40}
              />
              <Radios
                id="proof"
                legend="Can you send proof that you may act, with the letter?"
                options={[
                  { value: 'willAttach', label: 'Yes, I will attach a copy' },
                  { value: 'later', label: 'Not yet. I will send it later' },
                ]}
                value={proof}
                onChange={setProof}
                error={faultOf('proof')}
              />
            </div>
          )}
        </>
      )}
    </Asked>
  )
}
