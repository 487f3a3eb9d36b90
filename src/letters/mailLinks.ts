import type { Letter } from './letter.ts'
import { toEmailText } from './toPlainText.ts'

/** Longer links fail without a word in Windows mail programs and in webmail. */
export const longestMailLink = 1_800

/**
 * One way to start an e-mail. With `body: 'copy'` the letter is too long for the link: copy `MailLinks.text` to the
 * clipboard, open the link, and say that the letter is to be pasted.
 */
export type MailLink = { service: 'mail' | 'gmail' | 'outlook' | 'yahoo'; href: string; body: 'included' | 'copy' }

/** Links that open an e-mail with the letter in it. Nothing is sent until the visitor sends it. */
export type MailLinks = { links: MailLink[]; subject: string; text: string }

/** The mail links of a letter. @param to the address; the letter's own when left out, empty when there is none */
export function mailLinks(letter: Letter, to: string = letter.to.email ?? ''): MailLinks {
  const subject = `${letter.subject} (${letter.reference})`
  const text = toEmailText(letter)
  return { subject, text, links: services.map(([service, write]) => ({ service, ...fitted(write, { to: to.trim(), subject, body: text }) })) }
}

type Mail = { to: string; subject: string; body: string }

const services: [MailLink['service'], (mail: Partial<Mail>) => string][] = [
  ['mail', ({ to = '', ...rest }) => `mailto:${encode(to).replaceAll('%40', '@')}${query('?', rest)}`],
  ['gmail', ({ to = '', subject, body }) => `https://mail.google.com/mail/?view=cm&fs=1${query('&', { to, su: subject, body })}`],
  ['outlook', (mail) => `https://outlook.live.com/mail/0/deeplink/compose${query('?', mail)}`],
  ['yahoo', (mail) => `https://compose.mail.yahoo.com/${query('?', mail)}`],
]

/** The whole e-mail if it fits, else recipient and subject, else recipient. */
function fitted(write: (mail: Partial<Mail>) => string, { to, subject, body }: Mail): Pick<MailLink, 'href' | 'body'> {
  const whole = write({ to, subject, body })
  if (whole.length <= longestMailLink) return { href: whole, body: 'included' }
  const href = [write({ to, subject }), write({ to }), write({})].find((link) => link.length <= longestMailLink)
  return { href: href ?? write({}), body: 'copy' }
}

function query(first: '?' | '&', fields: Record<string, string | undefined>): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) => (value ? [`${name}=${encode(value)}`] : []))
  return pairs.length === 0 ? '' : `${first}${pairs.join('&')}`
}

/** Percent-encodes everything a link may not hold, with line breaks as mail wants them: CR LF. */
const encode = (words: string) => encodeURIComponent(words.toWellFormed().replace(/\r\n|\r|\n/g, '\r\n'))
