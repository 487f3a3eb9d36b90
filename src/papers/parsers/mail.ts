import PostalMime from 'postal-mime'
import { decoded } from './entities.ts'
import { PaperFault } from './paperFault.ts'

/** A mail as a paper: its text, with who sent it and when above, and what was attached to it. */
export type Mail = { text: string; attachments: { name: string; data: Uint8Array }[] }

/** The deepest nesting of parts that is followed, and the longest head, in bytes. */
const limits = { maxNestingDepth: 20, maxHeadersSize: 200_000 }
const mostAttachments = 20

/**
 * A mail that was saved as a file (.eml).
 * @throws PaperFault when it is none, or is nested without end
 */
export async function readMail(data: Uint8Array): Promise<Mail> {
  const mail = await PostalMime.parse(data, { ...limits, attachmentEncoding: 'arraybuffer' }).catch(() => {
    throw new PaperFault('broken')
  })
  const text = mail.text?.trim() || textOfHtml(mail.html ?? '')
  if (text === '' && mail.attachments.length === 0) throw new PaperFault('no-text')
  const head = [mail.from?.name, mail.subject, mail.date?.slice(0, 10)].filter(Boolean).join('\n')
  return {
    text: `${head}\n\n${text}`,
    attachments: mail.attachments
      .slice(0, mostAttachments)
      .flatMap(({ filename, content }) =>
        filename && content instanceof ArrayBuffer ? [{ name: filename, data: new Uint8Array(content) }] : [],
      ),
  }
}

/** The words of a mail written in HTML. They are read, never shown as HTML, so leaving the tags out is all. */
const textOfHtml = (html: string): string =>
  decoded(
    html
      .replace(/<(?:style|script|title)\b[^>]*>[\s\S]*?<\/(?:style|script|title)\s*>/gi, ' ')
      .replace(/<\/td>/gi, '\t')
      .replace(/<(?:br|\/p|\/div|\/tr|\/h\d|\/li)\b[^>]*>/gi, '\n')
      .replace(/<[^<>]{0,5000}>/g, ''),
  ).trim()
