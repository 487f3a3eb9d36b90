import { type ReactNode, useState } from 'react'
import type { LetterEdit } from '../../casefile/toolAnswers.ts'
import { editedLetter, editOf } from '../../letters/editedLetter.ts'
import type { Letter } from '../../letters/letter.ts'
import { changeCase } from '../case/caseStore.ts'
import { keepLetter } from '../case/keepLetter.ts'
import { compose, type Snapshot } from '../case/snapshot.ts'
import { useIsBegun, useWithoutDraft } from '../case/useDraftField.ts'
import { LetterActions } from './LetterActions.tsx'
import { LetterGrounds } from './LetterGrounds.tsx'
import { LetterEditor } from './LetterEditor.tsx'
import { LetterOvertaken } from './LetterOvertaken.tsx'
import { LetterSheet } from './LetterSheet.tsx'
import { useNextFocus } from '../controls/arrival.ts'
import { useWords } from '../controls/useWords.ts'
import { QuietButton } from '../../components/Button.tsx'

/** One letter: what it does, how it looks, changing it by hand, and every way to send or keep it. Changes by hand go with the case. */
export function LetterPanel({
  letter: written,
  now,
  form,
  children,
}: {
  letter: Letter
  now: Snapshot
  /** The firm’s own form, where it has one for this. */
  form?: string | undefined
  children?: ReactNode
}) {
  const words = useWords('letters').around
  const id = `${written.kind} ${written.reference} ${written.to.name}`
  // Words that were half typed when the visitor went elsewhere are shown again.
  const [editing, setEditing] = useState(useIsBegun(id))
  const settled = useWithoutDraft()
  const focusNext = useNextFocus()
  const edit = now.answers.edits[id]
  const letter = edit ? editedLetter(written, edit) : written
  const change = () => {
    focusNext('#letter-to')
    setEditing(true)
  }
  const close = () => {
    focusNext('.letter-frame button')
    setEditing(false)
  }
  const keep = (changed: LetterEdit | undefined) => {
    changeCase(compose(keepLetter(id, changed && { ...changed, from: editOf(written) }), settled))
    close()
  }
  const leave = () => {
    changeCase(settled)
    close()
  }
  if (editing)
    return (
      <LetterEditor
        id={id}
        edit={edit ?? editOf(written)}
        onSave={keep}
        onReset={edit && (() => keep(undefined))}
        onCancel={leave}
      />
    )
  return (
    <>
      <p className="lead" data-screen-only="">
        {letter.does}
      </p>
      <LetterOvertaken id={id} now={now} written={editOf(written)} />
      <div className="letter-frame">
        <LetterSheet letter={letter} />
        <p className="row" data-screen-only="">
          <QuietButton onClick={change}>{words.change}</QuietButton>
          {edit && <span className="hint">{words.changed}</span>}
        </p>
      </div>
      <LetterActions letter={letter} form={form} />
      <LetterGrounds rests={letter.rests} without={letter.without} />
      {children}
    </>
  )
}
