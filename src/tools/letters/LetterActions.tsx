import { useState } from 'react'
import { fileName } from '../../letters/fileName.ts'
import type { Letter } from '../../letters/letter.ts'
import { type MailLink, mailLinks } from '../../letters/mailLinks.ts'
import { toDocx } from '../../letters/toDocx.ts'
import { toPlainText } from '../../letters/toPlainText.ts'
import { copyText } from '../kit/copyText.ts'
import { downloadFile } from '../kit/downloadFile.ts'
import { downloadText } from '../kit/downloadText.ts'

const services: Record<MailLink['service'], string> = { mail: 'Open in my email', gmail: 'Gmail', outlook: 'Outlook on the web', yahoo: 'Yahoo Mail' }

/** What can be done with one letter. Each press says what it did; nothing is sent until the visitor sends it. */
export function LetterActions({ letter }: { letter: Letter }) {
  const [said, setSaid] = useState('')
  const { links, text } = mailLinks(letter)
  const name = fileName(letter.kind, letter.to.name, letter.date)
  const copy = async (words: string, done: string) => setSaid((await copyText(words)) ? done : 'Copying is not allowed here. Select the letter and copy it yourself.')
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
  const open = ({ body }: MailLink) => {
    if (body === 'copy') void copy(text, 'The letter is too long for a link, so it is copied. Paste it into the email that opens.')
    else setSaid('Your email should open with the letter in it.')
  }
  const [mail, ...web] = links
  return (
    <section className="letter-actions" aria-label="Send or keep this letter" data-screen-only="">
      <h3>Send or keep it</h3>
      <p className="row">
        {mail && <a className="button" href={mail.href} onClick={() => open(mail)}>{services[mail.service]}</a>}
        <button type="button" className="button quiet" onClick={() => copy(toPlainText(letter), 'The letter is copied.')}>Copy the letter</button>
        <button type="button" className="button quiet" onClick={() => window.print()}>Print or save as PDF</button>
        <button type="button" className="button quiet" onClick={word}>Download for Word</button>
        <button type="button" className="button quiet" onClick={() => { downloadText(`${name}.txt`, toPlainText(letter)); setSaid('The text file is in your downloads.') }}>Download as text</button>
      </p>
      <p role="status">{said}</p>
      <details className="more">
        <summary>Use webmail instead</summary>
        <p>These open your own webmail with the letter in it. The letter then goes to that service, as any email does.</p>
        <p className="row">{web.map((link) => <a key={link.service} className="button quiet" href={link.href} target="_blank" rel="noopener noreferrer" onClick={() => open(link)}>{services[link.service]}</a>)}</p>
      </details>
      {!letter.to.email && <p>We hold no email address for {letter.to.name}. Take it from the firm’s own website or your agreement, or send the letter by post.</p>}
    </section>
  )
}
