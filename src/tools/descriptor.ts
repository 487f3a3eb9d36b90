import type { ComponentType } from 'react'
import type { z } from 'zod'
import type { FinancedBrand } from '../content/lenders/lenderData.ts'
import type { Templates } from '../content/letters/template.ts'
import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import { lawDates } from '../letters/complaintValues.ts'
import type { LetterId } from '../letters/letterFields.ts'
import type { LenderLetters } from '../replies/schema.ts'
import { deadlineFacts } from '../rules/deadlines/deadlines.ts'
import type { CaseToolProps } from '../toolkit/case/withCase.tsx'
import type { PaperAnswers } from '../toolkit/papers/flowRows.ts'
import type { FlowToolProps } from '../toolkit/run/FlowTool.tsx'
import type { ToolWords, WordsTool } from '../toolkit/wordsFiles.ts'

/** Description of a tool that the site reads without loading its code: each `src/tools/<tool-id>/tool.ts` holds one. */
export type ToolDescriptor = {
  /** The ids of the facts it works with in the browser, and no others. Those its questions compare answers with are added to them. */
  facts: readonly string[]
  /** True when its result stands before anything is asked: what to do next then stands open beneath it, and is not shown twice. */
  resultAtOnce?: boolean
  /** Form of the tool without script, beside the words of every answer. */
  static?: () => Promise<{ Static: ComponentType<StaticProps> }>
  /** The tools whose words it shows: its own and, where it draws on another, that one’s. */
  words?: readonly WordsTool[]
  /** The schema of content/tools/<tool-id>/words.yaml, where it has words of its own. */
  wordsFile?: z.ZodType
} /** Made of the questions in content/flows, with answers in the page’s address. */ & (
  | {
      kind: 'flow'
      component: () => Promise<{ Tool: ComponentType<FlowToolProps> }>
      /** The questions that papers a visitor brings can answer, and from which field of them. */
      papers?: PaperAnswers
      letters?: undefined
      signs?: undefined
    }
  /** Works on the visitor’s case. It has no flow of its own. */
  | {
      kind: 'case'
      component: () => Promise<{ Tool: ComponentType<CaseToolProps> }>
      /** The letters it can write, by their ids. The parts they hold, and the facts they print, go with them. */
      letters?: readonly LetterId[]
      /** Set when papers that a visitor brings can fill the case from its page. */
      papers?: 'case'
      /** The signs it asks about, where its code goes by each of them and knows no other: they are the `questions` of its own words. */
      signs?: readonly string[]
    }
)

/** Descriptor of a tool with words of its own. */
export type ToolWithWords<Words extends z.ZodType> = ToolDescriptor & { wordsFile: Words }

/** Props of a static form: every fact, letter and tool’s words, what letters say of the scheme, and who lent for each brand. */
export type StaticProps = {
  facts: Facts
  today: PlainDate
  letterParagraph: string
  letters: Templates
  words: Partial<ToolWords>
  lenderLetters: LenderLetters | undefined
  brands: readonly FinancedBrand[]
}

/** The answers that papers about an agreement give to a calculator, besides the kind of finance. */
export const agreementPapers = {
  start: { field: 'signedOn' },
  credit: { field: 'amountOfCredit' },
  apr: { field: 'apr' },
  months: { field: 'paymentCount' },
  balloon: { field: 'finalPayment' },
} as const satisfies PaperAnswers
/** Kinds of finance in papers, by the answers of the calculators. */
export const financeInPapers = {
  field: 'product',
  options: { pcp: 'pcp', hp: 'hp', conditionalSale: 'hp', lease: 'lease', personalLoan: 'own-loan' },
} as const
export const schemeDateFacts = ['scheme.first-day', 'scheme.second-scheme-first-day', 'scheme.last-day'] as const
/** Facts that letters are worked out from. The facts that their words print go with the words. */
export const letterFacts = ['scheme.state', ...schemeDateFacts, ...deadlineFacts, ...lawDates] as const
/** Parts of every letter to a firm, besides its words, and what is said where nobody has named the firm. */
export const firmLetterParts = [
  'parts/agreement',
  'parts/earlier-address',
  'parts/signature',
  'parts/enclosed',
  'instead/no-lender',
] as const
