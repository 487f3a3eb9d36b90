import { useState } from 'react'
import { parseDateOfBirth } from '../../casefile/inputs/person.ts'
import { partsOf } from '../../dates/plainDate.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { inCase, inPerson } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { DateBoxes, dateFaultsOf } from '../kit/DateBoxes.tsx'
import { Asked, type QuestionProps, questionWords } from './Asked.tsx'

/** The date of birth, which tells two people of one name apart. Optional; an unlikely one is asked about once. */
export function BirthQuestion(page: QuestionProps) {
  const words = questionWords(page).birth
  const {
    now: {
      caseFile: { person, acting },
    },
    context: { today },
  } = page
  const [typed, setTyped] = useTyped('birth', () => {
    const { day, month, year } = person.dob ? partsOf(person.dob) : { day: '', month: '', year: '' }
    return { day: String(day), month: String(month), year: String(year) }
  })
  const [doubted, setDoubted] = useState('')
  const title = acting.as === 'self' ? words.yours : words.theirs
  const check = () => {
    if (Object.values(typed).every((part) => part.trim() === ''))
      return inCase((caseFile) => ({ ...caseFile, person: withoutBirth(caseFile.person) }))
    const parsed = parseDateOfBirth(typed, { about: words.about, today })
    if (!parsed.ok) return dateFaultsOf('birth', parsed)
    if (parsed.unlikely && doubted !== parsed.value) {
      setDoubted(parsed.value)
      return []
    }
    return inPerson({ dob: parsed.value })
  }
  return (
    <Asked title={title} page={page} check={check} {...(doubted ? { button: words.sure } : {})}>
      {(_, faults) => (
        <>
          <DateBoxes
            asQuestion
            birthday
            id="birth"
            legend={fillIn(words.optional, { question: title })}
            hint={words.hint}
            values={typed}
            onChange={(part, value) => setTyped((before) => ({ ...before, [part]: value }))}
            faults={faults}
          />
          {doubted && (
            <p className="doubt" role="alert">
              {words.doubt}
            </p>
          )}
        </>
      )}
    </Asked>
  )
}

const withoutBirth = <P extends { dob?: string }>({ dob: _, ...person }: P) => person
