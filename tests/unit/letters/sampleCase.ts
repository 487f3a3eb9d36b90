import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Agreement, type CaseFile, emptyCaseFile, type Person } from '../../../src/casefile/caseFile.ts'
import { readingGrade } from '../../../src/content/prose/analyseBody.ts'
import { plainText } from '../../../src/content/prose/plainText.ts'
import type { Facts } from '../../../src/facts/fact.ts'
import type { SchemeState } from '../../../src/facts/schema.ts'
import { factsInState } from '../../../src/facts/valueOn.ts'
import type { ComplaintAnswers } from '../../../src/letters/complaintLetters.ts'
import type { Block } from '../../../src/letters/letter.ts'
import type { LetterContext, LetterLender } from '../../../src/letters/letterContext.ts'
import type { Written } from '../../../src/letters/stopPage.ts'
import { blockText } from '../../../src/letters/toPlainText.ts'
import { contentFacts } from '../support/contentFacts.ts'
import { contentLetters } from '../support/contentLetters.ts'
import { contentWords } from '../support/contentWords.ts'

const lender = (slug: string, name: string, legalName: string, more: Partial<LetterLender> = {}): LetterLender => ({
  slug,
  name,
  legalName,
  formerNames: [],
  status: { state: 'active' },
  complaints: { email: `complaints@${slug}.example`, postalAddress: 'Complaints, 1 Example Way, Exampleton EX1 1EX' },
  ...more,
})

/** Invented addresses: tests never write to a real one. */
const lenders: LetterLender[] = [
  lender(
    'volkswagen-financial-services',
    'Volkswagen Financial Services',
    'Volkswagen Financial Services (UK) Limited',
  ),
  lender('black-horse', 'Black Horse', 'Black Horse Limited'),
  lender('motonovo-finance', 'MotoNovo Finance', 'MotoNovo Finance Limited', {
    formerNames: ['Carlyle Finance'],
    status: { state: 'sold' },
  }),
  lender('old-lender', 'Old Lender', 'Old Lender Limited', {
    status: { state: 'sold' },
    successor: {
      name: 'New Lender Limited',
      postalAddress: 'PO Box 1, Exampleton EX1 1EX',
      email: null,
      confirmed: true,
    },
  }),
  lender('older-lender', 'Older Lender', 'Old Lender Limited', {
    formerNames: ['Oldest Lender'],
    status: { state: 'merged' },
    successor: { name: 'New Lender Limited', postalAddress: null, email: null, confirmed: false },
  }),
  lender('renamed-lender', 'Renamed Lender', 'New Lender Limited', {
    formerNames: ['Renamed Lender Limited'],
    status: { state: 'renamed' },
    successor: { name: 'New Lender Limited', postalAddress: null, email: null, confirmed: true },
  }),
]

/** What letters to a lender say of the scheme in a state of it, from the site’s own words. */
const paragraphIn = (state: SchemeState, facts: Facts): string =>
  plainText(parse(readFileSync('content/standing.yaml', 'utf8')).topics['letter-paragraph'][state], {
    today,
    facts,
    schemeState: state,
    standing: { topics: {} },
    glossary: new Map(),
  })

const today = '2026-11-21'

/** The context of letters in a state of the scheme. */
export function contextIn(state: SchemeState): LetterContext {
  const facts = factsInState(contentFacts, state)
  return { ...context, facts, letterParagraph: paragraphIn(state, facts) }
}

export const context: LetterContext = {
  today,
  nation: 'england-and-wales',
  facts: contentFacts,
  letterParagraph: paragraphIn('part-suspended', contentFacts),
  lenders,
  templates: contentLetters,
  words: contentWords,
}

/** What was written, where it was. */
export function lettersOf<Content>(written: Written<Content>): Content {
  if (written.result === 'stop') throw new Error(written.page.title)
  return written.letters
}

/** How hard the words of a letter or a sheet are to read, its details apart. */
export const gradeOf = (blocks: readonly Block[]): number =>
  readingGrade(
    blocks
      .filter(({ kind }) => kind !== 'details')
      .map(blockText)
      .join('\n'),
  )

export const ann: Person = {
  fullName: 'Ann O’Brien',
  previousNames: [],
  dob: '1970-03-27',
  addresses: [{ lines: ['12 High Street', 'Leeds'], postcode: 'LS1 1AA' }],
  email: 'ann@example.com',
  phone: '01632 960 001',
  contactBy: 'email',
}

export const vw: Agreement = {
  id: 'vw',
  lenderId: 'volkswagen-financial-services',
  type: 'pcp',
  joint: 'no',
  agreementNo: 'VW12345678',
  start: { year: 2016, month: 5, approx: false },
  reg: ['AB16CDE'],
  dealer: 'Example Motors, Leeds',
  addressThen: 0,
}

export const caseOf = (content: Partial<CaseFile>): CaseFile => ({
  ...emptyCaseFile('case-1'),
  person: ann,
  agreements: [vw],
  ...content,
})

/** The answers for a complaint that asks for information as well. */
export const complaintAnswers = (
  content: Partial<CaseFile> = {},
  more: Partial<ComplaintAnswers> = {},
): ComplaintAnswers => ({
  caseFile: caseOf(content),
  want: 'both',
  complainedBefore: false,
  noFirm: true,
  ...more,
})
