import { z } from 'zod'
import { words } from '../words/fields.ts'

/** Blanks of the mail, and their values. */
export type MailBlanks = Record<'title' | 'address' | 'checked' | 'built', string>

/** content/report.yaml: the line at the end of every page by which a mistake on it is reported. */
export const ReportFile = z.strictObject({
  link: words('The words of the link, which opens the visitor’s own mail program.'),
  subject: words('The subject of the mail; {title} is the page’s heading. {address?} {checked?} {built?}'),
  body: words(
    'The mail, to be finished by the visitor. {title?} and {address} say which page, {checked} when it was last checked, {built} when the site was made.',
  ).refine(
    (body) => !/\{(?:address|checked|built)\}[^\n]*\{/.test(body),
    'must have each of {address}, {checked} and {built} on a line of its own: start it with body: |',
  ),
})

export type ReportWords = z.infer<typeof ReportFile>
