import type { Letter } from './letter.ts'
import { toEmailText } from './toPlainText.ts'
import { wellFormed } from '../text/wellFormed.ts'

/** Longer links fail without a word in Windows mail programs and in webmail. */
export const longestMailLink = 1_800

/**
 * The link to the visitor’s own mail program, which stays on the device. With `body: 'copy'` the letter is too long for it: copy
 * `MailLinks.text` to the clipboard, open the link, and say that the letter is to be pasted.
 */
export type MailLink = { href: string; body: 'included' | 'copy' }

/**
 * A link to a new email in webmail. An address is sent to whoever answers it, and kept in histories, so it names the firm’s address
 * and nothing of the letter: copy `MailLinks.toPaste` to the clipboard, and say that it is to be pasted.
 */
export type WebmailLink = { service: 'gmail' | 'outlook' | 'yahoo'; href: string }

/** Links that start an e-mail, and what may have to be pasted into it. Nothing is sent until the visitor sends it. */
export type MailLinks = { mail: MailLink; web: WebmailLink[]; text: string; toPaste: string }

export function mailLinks(letter: Letter): MailLinks {
  const to = letter.to.email?.trim() ?? ''
  const subject = `${letter.subject} (${letter.reference})`
  const text = toEmailText(letter)
  return {
    mail: mailLink({ to, subject, body: text }),
    web: webmailLinks(to),
    text,
    toPaste: `${subject}\n\n${text}`,
  }
}

/** The whole e-mail if it fits, else recipient and subject, else recipient. */
function mailLink({ to, subject, body }: Record<'to' | 'subject' | 'body', string>): MailLink {
  const write = (address: string, rest: Record<string, string>) =>
    `mailto:${encode(address).replaceAll('%40', '@')}${query('?', rest)}`
  const whole = write(to, { subject, body })
  if (whole.length <= longestMailLink) return { href: whole, body: 'included' }
  return { href: firstThatFits(write(to, { subject }), write(to, {})) ?? write('', {}), body: 'copy' }
}

/** Takes the address alone, so that no link can hold more. */
function webmailLinks(to: string): WebmailLink[] {
  const starts: [WebmailLink['service'], string, '?' | '&'][] = [
    ['gmail', 'https://mail.google.com/mail/?view=cm&fs=1', '&'],
    ['outlook', 'https://outlook.live.com/mail/0/deeplink/compose', '?'],
    ['yahoo', 'https://compose.mail.yahoo.com/', '?'],
  ]
  return starts.map(([service, start, first]) => ({
    service,
    href: firstThatFits(start + query(first, { to })) ?? start,
  }))
}

const firstThatFits = (...links: string[]) => links.find((link) => link.length <= longestMailLink)

function query(first: '?' | '&', fields: Record<string, string>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => (value ? [`${name}=${encode(value)}`] : []))
  return pairs.length === 0 ? '' : `${first}${pairs.join('&')}`
}

/** Percent-encodes everything a link may not hold, with line breaks as mail wants them: CR LF. */
const encode = (words: string) => encodeURIComponent(wellFormed(words).replace(/\r\n|\r|\n/g, '\r\n'))
