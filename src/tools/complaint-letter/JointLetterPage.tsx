import { caseForJointHolder } from '../../letters/complaintLetters.ts'
import { lenderKeysOf } from '../../letters/startLetter.ts'
import type { EndProps } from '../case/CaseFlow.tsx'
import { letterContext } from '../case/caseTool.ts'
import { useTitle } from '../kit/useTitle.ts'
import { LetterPanel } from '../letters/LetterPanel.tsx'
import { lettersOf } from './lettersOf.ts'

/** The letter for the other holder of a joint agreement. `about` is the letter’s place and the name: they add their own address and sign. */
export function JointLetterPage({ now, about, context, back }: EndProps) {
  const place = Number(about.split(':')[0])
  const name = about.slice(about.indexOf(':') + 1)
  useTitle(`A letter for ${name}`)
  const caseFile = caseForJointHolder(now.caseFile, name)
  const key = lenderKeysOf(now.caseFile)[place] ?? ''
  const written = lettersOf({ ...now, caseFile }, letterContext(context, now))
  const letter = written.result === 'letters' ? written.letters[lenderKeysOf(caseFile).indexOf(key)] : undefined
  return (
    <>
      <button type="button" className="back" onClick={back}>Back</button>
      <h2 className="ask" tabIndex={-1}>A letter for {name}</h2>
      <p data-screen-only="">It is theirs to send. They put in their own address, and sign it.</p>
      {letter && <LetterPanel letter={letter} now={now} />}
    </>
  )
}
