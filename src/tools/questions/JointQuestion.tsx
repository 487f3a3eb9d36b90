import type { Agreement } from '../../casefile/caseFile.ts'
import { parseName } from '../../casefile/inputs/person.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { agreementOf, inAgreement } from './agreements.ts'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** Whether someone else was on the agreement. Only the name: a letter of their own is offered later. */
export function JointQuestion(page: QuestionProps) {
  const words = questionWords(page).joint
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
    const name = parseName(typed, words.nameAbout)
    const faults = faultsOf([
      ['joint', joint ? null : words.none],
      ['joint-name', joint === 'yes' ? (name.ok || typed.trim() ? name : words.noName) : null],
    ])
    if (faults.length > 0) return faults
    return inAgreement(about, ({ jointNames: _, ...rest }) => ({
      ...rest,
      joint: joint as Agreement['joint'],
      ...(joint === 'yes' && name.ok ? { jointNames: [name.value, ...(agreement?.jointNames?.slice(1) ?? [])] } : {}),
    }))
  }
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <>
          <Radios
            asQuestion
            id="joint"
            legend={words.title}
            options={[
              { value: 'yes', label: words.yes },
              { value: 'no', label: words.no },
              { value: 'unknown', label: words.unknown },
            ]}
            value={joint}
            onChange={setJoint}
            error={faultOf('joint')}
          />
          {joint === 'yes' && (
            <div className="reveal">
              <TextInput
                id="joint-name"
                label={words.name}
                hint={words.nameHint}
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
