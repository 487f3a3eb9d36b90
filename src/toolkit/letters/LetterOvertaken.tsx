import { useState } from 'react'
import type { LetterEdit } from '../../casefile/caseFile.ts'
import { LinkButton, QuietButton } from '../../components/Button.tsx'
import { changedSince } from '../../letters/editedLetter.ts'
import { changeCase } from '../case/caseStore.ts'
import { forgetAside, setLetterAside } from '../case/keepLetter.ts'
import type { Snapshot } from '../case/snapshot.ts'
import { useNextFocus } from '../controls/arrival.ts'
import { copyText } from '../controls/sharing.ts'
import { useWords } from '../controls/useWords.ts'

/** Say what differs in a letter changed by hand before the answers were. Written again, it keeps the visitor’s words to copy. */
export function LetterOvertaken({ id, now, written }: { id: string; now: Snapshot; written: LetterEdit }) {
  const { overtaken: words } = useWords('letters')
  const { notAllowed, select } = useWords('letters').actions
  const [said, setSaid] = useState('')
  const focusNext = useNextFocus()
  const { edits, setAside } = now.answers
  const since = changedSince(edits[id]?.from, written)
  const aside = setAside && Object.hasOwn(setAside, id) ? setAside[id] : undefined
  const again = () => {
    focusNext('#set-aside')
    changeCase(setLetterAside(id))
  }
  const forget = () => {
    focusNext('.letter-frame button')
    changeCase(forgetAside(id))
  }
  if (since)
    return (
      <section className="doubt" aria-labelledby="overtaken" data-screen-only="">
        <h3 id="overtaken">{words.title}</h3>
        <p>{words.says}</p>
        {since.was.length > 0 && <Lines title={words.was} lines={since.was} />}
        {since.is.length > 0 && <Lines title={words.is} lines={since.is} />}
        <p>
          <QuietButton onClick={again}>{words.again}</QuietButton>
        </p>
        <p className="hint">{words.againSays}</p>
      </section>
    )
  if (aside === undefined) return null
  return (
    <section aria-labelledby="set-aside" data-screen-only="">
      <h3 id="set-aside" tabIndex={-1}>
        {words.kept}
      </h3>
      <p>{words.keptSays}</p>
      <blockquote className="lines" translate="no">
        {aside}
      </blockquote>
      <p className="row">
        <QuietButton onClick={async () => setSaid((await copyText(aside)) ? words.copied : `${notAllowed} ${select}`)}>
          {words.copy}
        </QuietButton>
        <LinkButton onClick={forget}>{words.forget}</LinkButton>
      </p>
      <p role="status">{said}</p>
    </section>
  )
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <>
    <p>{title}:</p>
    <ul translate="no">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </>
)
