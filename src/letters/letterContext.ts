import type { KnownLender } from '../content/lenders/lenderData.ts'
import type { Templates } from '../content/letters/template.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts, HolidayNation } from '../facts/fact.ts'

/** Details of a lender that a letter needs. A lender of the directory fits as it is. */
export type LetterLender = Pick<KnownLender, 'slug' | 'name' | 'legalName' | 'formerNames' | 'status'> & {
  complaints: Pick<KnownLender['complaints'], 'email' | 'postalAddress'>
  /** Firm that now answers for this lender's loans, if another one. */
  successor?: Omit<NonNullable<KnownLender['successor']>, 'slug'>
}

export type LetterWords = {
  'access-request': {
    verdicts: Readonly<Record<string, string>>
  }
  'ombudsman-pack': {
    reasons: readonly { id: string; label: string; short: string; reasons: string[] }[]
  }
  'evidence-checklist': { items: readonly { id: string; label: string }[] }
}

export type LetterContext = {
  today: PlainDate
  nation: HolidayNation
  facts: Facts
  /** Sentences about the scheme’s present state, as plain text. Where it is empty, every sentence about the scheme drops out. */
  letterParagraph: string
  lenders: readonly LetterLender[]
  /** The letters’ own words, as content/letters has them. */
  templates: Templates
  words: Partial<LetterWords>
}
