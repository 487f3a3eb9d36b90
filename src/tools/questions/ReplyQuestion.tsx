import { parseEmail, parsePhone } from '../../casefile/inputs/person.ts'
import { inCase } from '../case/snapshot.ts'
import type { Person } from '../../casefile/caseFile.ts'
import { useTyped } from '../case/useTyped.ts'
import { Radios } from '../kit/Radios.tsx'
import { TextInput } from '../kit/TextInput.tsx'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'
import { faultsOf } from '../kit/ErrorSummary.tsx'

/** How the firm should answer. */
export function ReplyQuestion(page: QuestionProps) {
  const words = questionWords(page).reply
  const {
    now: {
      caseFile: { person },
      answers,
    },
  } = page
  const [by, setBy] = useTyped<string>('reply', answers.asked.includes('reply') ? person.contactBy : '')
  const [email, setEmail] = useTyped('email', person.email ?? '')
  const [phone, setPhone] = useTyped('phone', person.phone ?? '')
  const check = () => {
    const parsed = { email: parseEmail(email), phone: parsePhone(phone) }
    const faults = faultsOf([
      ['reply', by ? null : words.none],
      ['email', by === 'email' ? parsed.email : null],
      ['phone', by === 'phone' ? parsed.phone : null],
    ])
    if (faults.length > 0) return faults
    return inCase((caseFile) => {
      const { email: _, phone: __, ...rest } = caseFile.person
      const kept = {
        ...(person.email && by !== 'email' ? { email: person.email } : {}),
        ...(person.phone && by !== 'phone' ? { phone: person.phone } : {}),
      }
      return {
        ...caseFile,
        person: {
          ...rest,
          ...kept,
          contactBy: by as Person['contactBy'],
          ...(by === 'email' && parsed.email.ok ? { email: parsed.email.value } : {}),
          ...(by === 'phone' && parsed.phone.ok ? { phone: parsed.phone.value } : {}),
        },
      }
    })
  }
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <>
          <Radios
            asQuestion
            id="reply"
            legend={words.title}
            options={[
              { value: 'email', label: words.email },
              { value: 'post', label: words.post },
              { value: 'phone', label: words.phone },
            ]}
            value={by}
            onChange={setBy}
            error={faultOf('reply')}
          />
          {by === 'email' && (
            <div className="reveal">
              <TextInput
                id="email"
                label={words.address}
                inputMode="email"
                autoComplete="email"
                value={email}
                onChange={setEmail}
                error={faultOf('email')}
                width={40}
              />
            </div>
          )}
          {by === 'phone' && (
            <div className="reveal">
              <TextInput
                id="phone"
                label={words.number}
                inputMode="tel"
                autoComplete="tel"
                value={phone}
                onChange={setPhone}
                error={faultOf('phone')}
              />
            </div>
          )}
        </>
      )}
    </Asked>
  )
}
