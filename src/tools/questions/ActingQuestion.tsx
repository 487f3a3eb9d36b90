import type { Acting } from '../../casefile/caseFile.ts'
import { parseName } from '../../casefile/inputs/person.ts'
import { inCase } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** Whether the writer’s own finance is meant, or somebody else’s. */
export function ActingQuestion(page: QuestionProps) {
  const words = questionWords(page).acting
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
    const name = parseName(forName, words.nameAbout)
    const faults = faultsOf([
      ['acting', as ? null : words.none],
      ['for-name', forOther ? (name.ok || forName.trim() ? name : words.noName) : null],
      ['proof', forOther && !proof ? words.noProof : null],
    ])
    if (faults.length > 0) return faults
    return inCase((caseFile) => ({
      ...caseFile,
      acting: {
        as: as as Acting['as'],
        ...(forOther && caseFile.acting.address ? { address: caseFile.acting.address } : {}),
        ...(forOther && name.ok ? { forName: name.value, proof: proof as NonNullable<Acting['proof']> } : {}),
      },
    }))
  }
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <>
          <Radios
            asQuestion
            id="acting"
            legend={words.title}
            value={as}
            onChange={setAs}
            error={faultOf('acting')}
            options={[
              { value: 'self', label: words.self },
              { value: 'helper', label: words.helper, hint: words.helperHint },
              { value: 'attorney', label: words.attorney },
              {
                value: 'executor',
                label: words.executor,
                hint: words.executorHint,
              },
            ]}
          />
          {forOther && (
            <div className="reveal">
              <TextInput
                id="for-name"
                label={words.name}
                value={forName}
                onChange={setForName}
                error={faultOf('for-name')}
                width={40}
              />
              <Radios
                id="proof"
                legend={words.proof}
                options={[
                  { value: 'willAttach', label: words.willAttach },
                  { value: 'later', label: words.later },
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
