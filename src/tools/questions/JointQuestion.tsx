import type { Agreement } from '../../casefile/caseFile.ts'
import { accepted, refused } from '../../casefile/inputs/parsed.ts'
import { parseName } from '../../casefile/inputs/parseName.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { agreementOf, inAgreement } from './agreements.ts'
import { Asked, type QuestionProps } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** Whether someone else was on the agreement. Only the name: a letter of their own is offered later. */
export function JointQuestion(page: QuestionProps) {
  const {
    now: { caseFile, answers },
    about,
  } = page
  const agreement = agreementOf(caseFile, about)
  const [joint, setJoint] = useTyped<string>('joint', () =>
    answers.asked.includes(`joint:${about}`) ? (agreement?.joint ?? '') : '',
  )
  const [typed, setTyped] = useTyped('joint-name', () => agreement?.jointNames?.[0] ?? '')
  const check = () => {
    const name = parseName(typed, 'name of the other person')
    const faults = faultsOf([
      ['joint', joint ? accepted(joint) : refused('Select if anyone else was on the agreement')],
      [
        'joint-name',
        joint === 'yes' ? (name.ok || typed.trim() ? name : refused('Enter the name of the other person')) : null,
      ],
    ])
    if (faults.length > 0) return faults
    return inAgreement(about, ({ jointNames: _, ...rest }) => ({
      ...rest,
      joint: joint as Agreement['joint'],
      ...(joint === 'yes' && name.ok ? { jointNames: [name.value, ...(agreement?.jointNames?.slice(1) ?? [])] } : {}),
    }))
  }
  return (
    <Asked title="Was anyone else on the agreement?" page={page} check={check}>
      {(faultOf) => (
        <>
          <Radios
            asQuestion
            id="joint"
            legend="Was anyone else on the agreement?"
            options={[
              { value: 'yes', label: 'Yes, it was a joint agreement' },
              { value: 'no', label: 'No' },
              { value: 'unknown', label: 'I do not know' },
            ]}
            value={joint}
            onChange={setJoint}
            error={faultOf('joint')}
          />
          {joint === 'yes' && (
            <div className="reveal">
              <TextInput
                id="joint-name"
                label="Name of the other person"
                hint="They can send a letter of their own. We offer one at the end."
                value={typed}
                onChange={setTyped}
                error={faultOf('joint-name')}
                width={40}
              />
            </div>
          )}
        </>
      )}
    </Asked>
  )
}
