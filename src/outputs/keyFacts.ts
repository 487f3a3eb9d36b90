import type { firmBlanks } from '../content/keyFacts/schema.ts'
import { plainText } from '../content/prose/plainText.ts'
import { fillIn } from '../content/words/fillIn.ts'
import { longDate } from '../dates/plainDate.ts'
import { feeFor } from '../rules/fee/feeFor.ts'
import { pounds } from '../rules/money/pence.ts'
import type { Site } from '../site/site.ts'

export type KeyFactsPart =
  | { kind: 'heading' | 'paragraph'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }

/** The one-page summary a claims management company must give before anyone signs. */
export type KeyFacts = NonNullable<ReturnType<typeof keyFacts>>

/** Invented amounts of redress that show the fee, one in each of the lower bands and at its edges, in pence. */
const amounts = [30_000, 80_000, 150_000, 300_000, 1_000_000]

/** The summary as content/key-facts.yaml has it, with the firm’s details and the fees in force; undefined for a site without one. */
export function keyFacts(site: Site) {
  const { company, keyFacts: words, name, today } = site
  if (!words) return undefined
  const { address, phone, hours, email, legalName, firmReference, dataProtectionRegistration, companyNumber } = company
  const firm: Record<(typeof firmBlanks)[number], string> = {
    name,
    legalName,
    address: address.join(', '),
    phone,
    hours,
    email,
    firmReference,
    dataProtectionRegistration,
    companyNumber,
    day: longDate(today),
  }
  // Fill in values last, so that they are never read as Markdown.
  const said = (text: string) => fillIn(plainText(text, site.prose), firm)
  return {
    title: said(words.title),
    firm: name,
    asAt: today,
    parts: words.parts.map((part): KeyFactsPart => {
      if ('heading' in part) return { kind: 'heading', text: said(part.heading) }
      if ('text' in part) return { kind: 'paragraph', text: said(part.text) }
      if ('list' in part) return { kind: 'list', items: part.list.map(said) }
      return { kind: 'table', head: part.fees.map(said), rows: fees(site) }
    }),
    foot: words.foot.map(said),
  }
}

const fees = ({ facts, today }: Site): string[][] =>
  amounts
    .map((redress) => feeFor(redress, today, facts))
    .map(({ redress, fee, vat, keep }) => [redress, fee, vat, keep, redress].map((pence) => pounds(pence)))
