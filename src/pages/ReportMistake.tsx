import type { MailBlanks, ReportWords } from '../content/report/schema.ts'
import { fillIn } from '../content/words/fillIn.ts'
import { longDate } from '../dates/plainDate.ts'
import type { Entry, Site } from '../site/site.ts'

/** The line by which a visitor tells us of a mistake, in a mail of their own. Nothing is sent by the page. */
export function ReportMistake({ site, entry }: { site: Site; entry: Entry }) {
  const { report, company } = site
  if (!report) return null
  const href = mailAddress(company.email, report, {
    title: entry.title,
    address: `${site.origin}${entry.path}`,
    checked: longDate(entry.modified),
    built: longDate(site.today),
  })
  return (
    <p className="report page">
      <a href={href}>{report.link}</a>
    </p>
  )
}

/** A mailto address with the subject and body filled in. Lines end as RFC 6068 asks; signs that a query may have stand as they are. */
export function mailAddress(to: string, { subject, body }: ReportWords, blanks: MailBlanks): string {
  const encoded = (words: string) =>
    encodeURIComponent(fillIn(words, blanks).replaceAll('\n', '\r\n')).replaceAll(
      /%(?:3A|2F|2C|3F)/g,
      decodeURIComponent,
    )
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${encoded(subject)}&body=${encoded(body)}`
}
