import type { ComponentType } from 'react'
import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import type { FinancedBrand } from '../lenders/lenderData.ts'
import { deadlineFacts } from '../rules/deadlines/deadlines.ts'
import type { CaseToolProps } from './case/caseTool.ts'
import type { FlowToolProps } from './run/FlowTool.tsx'

/** What the site knows of a tool without loading its code: each `src/tools/<tool-id>/tool.ts` holds one. */
export type ToolDescriptor = {
  /** The ids of the facts it works with in the browser, and no others. Those its questions compare answers with are added to them. */
  facts: readonly string[]
  /** What its page gives without script, beside the words of every answer. */
  static?: () => Promise<{ Static: ComponentType<StaticProps> }>
} & (
  /** Made of the questions in content/flows, with answers in the page’s address. */
  | { kind: 'flow'; component: () => Promise<{ Tool: ComponentType<FlowToolProps> }> }
  /** Works on the visitor’s case. It has no flow of its own. */
  | { kind: 'case'; component: () => Promise<{ Tool: ComponentType<CaseToolProps> }> }
)

/** What a static form is made from: every fact, what letters say of the scheme, and who lent for each brand. */
export type StaticProps = { facts: Facts; today: PlainDate; letterParagraph: string; brands: readonly FinancedBrand[] }

export const schemeDates = ['scheme.first-day', 'scheme.second-scheme-first-day', 'scheme.last-day'] as const
/** What letters to lenders say of the rules and their time limits. */
export const letterFacts = ['scheme.state', ...schemeDates, ...deadlineFacts, 'sar.article', 'ombudsman.event-years', 'ombudsman.knowledge-years'] as const
export const feeFacts = ['fees.cap-bands', 'fees.vat-rate'] as const
