import { useState } from 'react'
import { fileName } from '../../letters/fileName.ts'
import type { Letter } from '../../letters/letter.ts'
import { mailLinks, type WebmailLink } from '../../letters/mailLinks.ts'
import { toDocx } from '../../letters/toDocx.ts'
import { toPlainText } from '../../letters/toPlainText.ts'
import { copyText } from '../kit/copyText.ts'
import { downloadFile, downloadText } from '../kit/downloadFile.ts'

const services: Record<WebmailLink['service'], string> = {
  gmail: 'Gmail',
  outlook: 'Outlook on the web',
  yahoo: 'Yahoo Mail',
}

const selectAndPaste = 'Select the letter, copy it yourself, and paste it into the email that opens.'

/** What can be done with one letter. Each press says what it did; nothing is sent until the visitor sends it. */
export function LetterActions({ letter }: { letter: Letter }) {
  const [said, setSaid] = useState('')
  const { mail, web, text, toPaste } = mailLinks(letter)
  const name = fileName(letter.kind, letter.to.name, letter.date)
  const copy = async (words: string, done: string, otherwise = 'Select the letter and copy it yourself.') =>
    setSaid((await copyText(words)) ? done : `Copying is not allowed here. ${otherwise}`)
  const word = async () => {
    setSaid('Making the Word file …')
    try {
      downloadFile(`${name}.docx`, await toDocx(letter))
      setSaid('The Word file is in your downloads.')
    } catch {
      setSaid('The Word file could not be made. Save the letter as text instead.')
    }
  }
  // The letter is put on the clipboard by the same press that opens the email, or the browser would not allow it.
  const open = () => {
    if (mail.body === 'copy')
      void copy(
        text,
        'The letter is too long for a link, so it is copied. Paste it into the email that opens.',
        selectAndPaste,
      )
    else setSaid('Your email should open with the letter in it.')
  }
  const openWeb = () =>
    copy(
      toPaste,
      'Your letter is copied, with its subject on the first line. Paste it into the email that opens.',
      selectAndPaste,
    )
  return (
    <section className="letter-actions" aria-label="Send or keep this letter" data-screen-only="">
      <h3>Send or keep it</h3>
      <p className="row">
        <a className="button" href={mail.href} onClick={open}>
          Open in my email
        </a>
        <button
          type="button"
          className="button quiet"
          onClick={() => copy(toPlainText(letter), 'The letter is copied.')}
        >
          Copy the letter
        </button>
        <button type="button" className="button quiet" onClick={() => window.print()}>
          Print or save as PDF
        </button>
        <button type="button" className="button quiet" onClick={word}>
          Download for Word
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            downloadText(`${name}.txt`, toPlainText(letter))
            setSaid('The text file is in your downloads.')
          }}
        >
          Download as text
        </button>
      </p>
      <p role="status">{said}</p>
      <details className="more">
        <summary>Use webmail instead</summary>
        <p>
          Each of these copies your letter and opens an empty email in your own webmail. The service is told the firm’s
          address and nothing of the letter. Once you paste the letter in, it goes to that service, as any email does.
        </p>
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
      {!letter.to.email && (
        <p>
          We hold no email address for {letter.to.name}. Take it from the firm’s own website or your agreement, or send
          the letter by post.
        </p>
      )}
    </section>
  )
}
