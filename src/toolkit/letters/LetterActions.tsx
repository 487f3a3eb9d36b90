import { useId, useState } from 'react'
import { fileName } from '../../letters/fileName.ts'
import type { Letter } from '../../letters/letter.ts'
import { mailLinks, type WebmailLink } from '../../letters/mailLinks.ts'
import { toDocx } from '../../letters/toDocx.ts'
import { toPlainText } from '../../letters/toPlainText.ts'
import { copyText, shareText, downloadFile, downloadText } from '../controls/sharing.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../controls/useWords.ts'
import { QuietButton } from '../../components/Button.tsx'

const services: Record<WebmailLink['service'], string> = {
  gmail: 'Gmail',
  outlook: 'Outlook on the web',
  yahoo: 'Yahoo Mail',
}

/** Show the actions on one letter. Each press says what it did; nothing is sent until the visitor sends it. */
export function LetterActions({ letter, form }: { letter: Letter; form: string | undefined }) {
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
