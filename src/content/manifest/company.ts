import { z } from 'zod'
import { CompanyNumber, Phone } from '../../facts/formats.ts'
import { words } from '../words/fields.ts'

// The host goes into headers and server settings, where a stray sign would be read as one of theirs.
const Url = z.url({ protocol: /^https$/, hostname: z.regexes.domain })

/** The firm that runs the site, named on every page. */
export const Company = z.strictObject({
  legalName: z.string().min(2).describe('The firm’s full name as registered.'),
  address: z.array(z.string().min(2)).min(2).describe('The office address, line by line.'),
  hours: words('When the phone is answered.', 5),
  email: z.email().describe('Where people write to.'),
  phone: Phone.describe('The number to ring, in figures and spaces.'),
  applicationUrl: Url.describe('The separate site where people apply to use the firm.'),
  firmReference: z
    .string()
    .regex(/^\d{6,7}$/)
    .describe('The number on the Financial Services Register, in quotes.'),
  dataProtectionRegistration: z
    .string()
    .regex(/^[A-Z0-9]{7,9}$/)
    .describe('The registration with the Information Commissioner, in quotes.'),
  companyNumber: CompanyNumber.describe('The Companies House number, in quotes.'),
  fee: z
    .strictObject({
      percent: z
        .number()
        .min(1)
        .max(100)
        .describe('The share of what a customer is paid, before VAT. The limit holds where it is lower.'),
      terms: z
        .string()
        .min(10)
        .describe('When it is due and on what, in a sentence or two. Shown under the table of fees.'),
    })
    .optional()
    .describe('What the firm itself charges; shown beside the limits.'),
  social: z
    .strictObject({
      facebook: Url.describe('The firm’s page on Facebook.'),
      instagram: Url.describe('The firm’s page on Instagram.'),
      twitter: Url.describe('The firm’s page on X.'),
      linkedin: Url.describe('The firm’s page on LinkedIn.'),
      youtube: Url.describe('The firm’s page on YouTube.'),
    })
    .refine((social) => new Set(Object.values(social)).size === 5, 'must lead to five pages')
    .describe('Where else the firm can be found; linked from the footer.'),
  map: z
    .strictObject({
      embed: Url.describe('What the map frame shows once a visitor asks for it.'),
      directions: Url.describe('The page that gives directions to the office.'),
    })
    .describe('Where the office is.'),
})

export type Company = z.infer<typeof Company>

const sampleMarks: Partial<Record<keyof Company, RegExp>> = {
  legalName: /\bsample\b/i,
  address: /\bsample\b/i,
  email: /example\.(?:com|org|net)$/,
  phone: /^01632 ?960/,
  applicationUrl: /\bexample\.(?:com|org|net)\b/,
  firmReference: /^0+$/,
  dataProtectionRegistration: /^Z?0+$/,
  companyNumber: /^0+$/,
  fee: /\bsample\b/i,
  social: /\bexample\.(?:com|org|net)\b/,
  map: /\bexample\.(?:com|org|net)\b/,
}

/** The details that are still reserved sample values, such as an example.com address or a number of zeros. */
export function sampleDetails(company: Company): (keyof Company)[] {
  return (Object.keys(sampleMarks) as (keyof Company)[]).filter((key) => {
    const value = company[key] ?? ''
    const texts = typeof value === 'string' ? [value] : Object.values(value)
    return texts.some((text) => sampleMarks[key]?.test(String(text)))
  })
}
