import PostalMime from 'postal-mime'
import { textOfHtml } from './html.ts'
import { PaperFault } from './limits.ts'

/** A file inside another. */
export type Attachment = { name: string; data: Uint8Array }

/** A mail as a paper: its text, with who sent it and when above, and what was attached to it, other mails as well. */
type Mail = { text: string; attachments: Attachment[] }

/** The deepest nesting of parts that is followed, and the longest head, in bytes. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 200_000 }

/**
 * A mail that was saved as a file (.eml).
 * @throws PaperFault when it is none, or is nested without end
 */
export async function readMail(data: Uint8Array): Promise<Mail> {
  const mail = await PostalMime.parse(data, {
    ...limits,
    attachmentEncoding: 'arraybuffer',
    forceRfc822Attachments: true,
  }).catch(() => {
    throw new PaperFault('broken')
  })
  const text = fuller(mail.text?.trim() ?? '', textOfHtml(mail.html ?? ''))
  if (text === '' && mail.attachments.length === 0) throw new PaperFault('no-text')
  const head = [mail.from?.name, mail.subject, mail.date?.slice(0, 10)].filter(Boolean).join('\n')
  return {
    text: `${head}\n\n${text}`,
    attachments: mail.attachments.map(({ filename, content }, index) => ({
      name: filename || String(index + 1),
      data: new Uint8Array(content as ArrayBuffer),
    })),
  }
}

/** Of the two forms of a mail its HTML, which has the tables, unless that says much less: many have “Your program cannot show this” for their plain part. */
const fuller = (plain: string, html: string): string => (lettersIn(html) * 1.5 < lettersIn(plain) ? plain : html)
const lettersIn = (text: string): number => text.match(/[\p{L}\d]/gu)?.length ?? 0
