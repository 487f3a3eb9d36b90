import { type ReactNode, useId, useState } from 'react'
import type { LetterEdit } from '../../casefile/caseFile.ts'
import { LinkButton, MainButton, QuietButton } from '../../components/Button.tsx'
import { Form } from '../../components/Form.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { editedLetter, editOf } from '../../letters/editedLetter.ts'
import { fileName } from '../../letters/fileName.ts'
import type { Letter } from '../../letters/letter.ts'
import { mailLinks, toDocx, type WebmailLink } from '../../letters/letterOutputs.ts'
import { toPlainText } from '../../letters/toPlainText.ts'
import { changeCase } from '../case/caseStore.ts'
import { keepLetter } from '../case/keepLetter.ts'
import { compose, type Snapshot } from '../case/snapshot.ts'
import { useDraft, useIsBegun, useWithoutDraft } from '../case/useDraft.ts'
import { useNextFocus } from '../controls/arrival.ts'
import { copyText, downloadFile, downloadText, shareText } from '../controls/sharing.ts'
import { TextArea } from '../controls/TextArea.tsx'
import { TextInput } from '../controls/TextInput.tsx'
import { useWords } from '../controls/useWords.ts'
import { LetterOvertaken } from './LetterOvertaken.tsx'
import { LetterSheet } from './LetterSheet.tsx'

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

function LetterEditor({
  id,
  edit,
  onSave,
  onReset,
  onCancel,
}: {
  id: string
  edit: LetterEdit
  onSave: (edit: LetterEdit) => void
  onReset: (() => void) | undefined
  onCancel: () => void
}) {
  const words = useWords('letters').editor
  const [{ [id]: typed = edit }, type] = useDraft(() => ({ [id]: edit }))
  const box = (part: keyof LetterEdit) => ({
    id: `letter-${part}`,
    value: typed[part],
    onChange: (words: string) => type({ [id]: { ...typed, [part]: words } }),
  })
  return (
    <Form className="letter-editor" onSubmit={() => onSave(typed)}>
      <TextArea {...box('to')} label={words.to} hint={words.toHint} rows={4} />
      <TextInput {...box('email')} label={words.email} inputMode="email" width={40} />
      <TextArea {...box('body')} label={words.body} hint={words.bodyHint} rows={24} />
      <p className="row">
        <MainButton type="submit">{words.keep}</MainButton>
        <QuietButton onClick={onCancel}>{words.leave}</QuietButton>
        {onReset && <LinkButton onClick={onReset}>{words.reset}</LinkButton>}
      </p>
    </Form>
  )
}

const services: Record<WebmailLink['service'], string> = {
  gmail: 'Gmail',
  outlook: 'Outlook on the web',
  yahoo: 'Yahoo Mail',
}

/** Show the actions on one letter. Each press says what it did; nothing is sent until the visitor sends it. */
function LetterActions({ letter, form }: { letter: Letter; form: string | undefined }) {
  const says = useWords('letters').actions
  const [said, setSaid] = useState('')
  const { mail, web, text, toPaste } = mailLinks(letter)
  const mustPaste = mail.body === 'copy'
  const hint = useId()
  const name = fileName(letter.kind, letter.to.name, letter.date)
  const copy = async (words: string, done: string, otherwise = says.select) =>
    setSaid((await copyText(words)) ? done : `${says.notAllowed} ${otherwise}`)
  const word = async () => {
    setSaid(says.makingWord)
    try {
      downloadFile(`${name}.docx`, await toDocx(letter))
      setSaid(says.wordSaved)
    } catch {
      setSaid(says.wordFailed)
    }
  }
  // The letter is put on the clipboard by the same press that opens the email, or the browser would not allow it.
  const open = () => {
    if (mustPaste) void copy(text, says.copiedToMail, says.selectAndPaste)
    else setSaid(says.opened)
  }
  const share = async () => {
    if (!(await shareText(toPlainText(letter)))) await copy(toPlainText(letter), says.copied)
  }
  const openWeb = () => copy(toPaste, says.copiedToWeb, says.selectAndPaste)
  return (
    <section className="letter-actions" aria-label={says.about} data-screen-only="">
      <h3>{says.title}</h3>
      <p className="row">
        <a className="button" href={mail.href} onClick={open} {...(mustPaste ? { 'aria-describedby': hint } : {})}>
          {mustPaste ? says.copyAndEmail : says.email}
        </a>
        <QuietButton onClick={() => copy(toPlainText(letter), says.copied)}>{says.copy}</QuietButton>
        <QuietButton onClick={() => window.print()}>{says.print}</QuietButton>
        <QuietButton onClick={share}>{says.share}</QuietButton>
        <QuietButton onClick={word}>{says.word}</QuietButton>
        <QuietButton
          onClick={() => {
            downloadText(`${name}.txt`, toPlainText(letter))
            setSaid(says.textSaved)
          }}
        >
          {says.text}
        </QuietButton>
      </p>
      {mustPaste && (
        <p className="hint" id={hint}>
          {says.mustPaste}
        </p>
      )}
      <p role="status">{said}</p>
      {form && (
        <details className="more" open={!letter.to.email}>
          <summary>{fillIn(says.form, { name: letter.to.name })}</summary>
          <p>{says.formSays}</p>
          <p>
            <a
              className="button quiet"
              href={form}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => copy(text, says.copiedToForm, says.selectAndPaste)}
            >
              {says.copyAndForm}
            </a>
          </p>
        </details>
      )}
      <details className="more">
        <summary>{says.webmail}</summary>
        <p>{says.webmailSays}</p>
        <p className="row">
          {web.map(({ service, href }) => (
            <a
              key={service}
              className="button quiet"
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              onClick={openWeb}
            >
              {services[service]}
            </a>
          ))}
        </p>
      </details>
      {!letter.to.email && <p>{fillIn(says.noEmail, { name: letter.to.name })}</p>}
      <p className="hint">{says.posting}</p>
    </section>
  )
}

/** Show the sources of a letter or a pack, and what it leaves out because it was not given. */
export function LetterGrounds({ rests, without = [] }: Pick<Letter, 'rests'> & Partial<Pick<Letter, 'without'>>) {
  const words = useWords('letters').around
  return (
    <details className="more" data-screen-only="">
      <summary>{words.rests}</summary>
      <p>{rests}</p>
      {without.length > 0 && (
        <>
          <p>{words.withoutTitle}:</p>
          <ul className="plain-list">
            {without.map(({ detail, agreements }) => (
              <li key={detail}>
                {agreements.length === 0
                  ? words.without[detail]
                  : fillIn(words.withoutOf, { numbers: agreements.join(', '), detail: words.without[detail] })}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  )
}
