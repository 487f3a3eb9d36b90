import { z } from 'zod'

/** Blanks of the mail, and their values. */
export type MailBlanks = Record<'title' | 'address' | 'checked' | 'built', string>

const Filled = z
  .string()
  .regex(
    /^(?:[^{}]|\{(?:title|address|checked|built)\})+$/,
    'put nothing in braces but title, address, checked and built',
  )

/** content/report.yaml: the line at the end of every page by which a mistake on it is reported. */
export const ReportFile = z.strictObject({
  link: z.string().min(1).describe('The words of the link, which opens the visitor’s own mail program.'),
  subject: Filled.describe('The subject of the mail; {title} is the page’s heading.'),
  body: Filled.describe(
    'The mail, to be finished by the visitor. {title} and {address} say which page, {checked} when it was last checked, {built} when the site was made.',
  ),
})

export type ReportWords = z.infer<typeof ReportFile>
