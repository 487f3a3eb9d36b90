import { genuineFacts } from './genuine-check/genuineCheck.ts'
import { deadlineFacts } from '../rules/deadlines/deadlines.ts'
import { redressFacts } from '../rules/redress/redressFacts.ts'
import type { ToolId } from '../manifest/toolIds.ts'

const schemeDates = ['scheme.first-day', 'scheme.second-scheme-first-day', 'scheme.last-day'] as const
/** What letters to lenders say of the rules and their time limits. */
const letters = ['scheme.state', ...schemeDates, ...deadlineFacts, 'sar.article', 'ombudsman.event-years', 'ombudsman.knowledge-years'] as const
const fee = ['fees.cap-bands', 'fees.vat-rate'] as const

/** The facts each tool works with in the browser, and no others. Those its questions compare answers with are added to them. */
export const toolFacts: Partial<Record<ToolId, readonly string[]>> = {
  'claim-calculator': [...redressFacts, ...fee],
  'redress-calculator': [...redressFacts, ...fee],
  'eligibility-checker': [...schemeDates, ...fee],
  'redress-eligibility': [...schemeDates, ...deadlineFacts, ...fee],
  'fee-comparison': fee,
  'complaint-letter': letters,
  'access-request': [...letters, 'sar.timing-article', 'sar.complaints-process-from'],
  'ombudsman-pack': [...letters, 'ombudsman.phone', 'ombudsman.phone-alternative', 'ombudsman.award-limit'],
  deadlines: [...deadlineFacts, ...schemeDates, 'sar.starts-with-proof'],
  'evidence-checklist': ['credit-file.years', 'scheme.records-until'],
  'letter-template': letters,
  'reply-decoder': [...letters, ...fee],
  'represented-check': [...letters, ...fee],
  'genuine-check': [...genuineFacts, ...fee],
  'lender-finder': fee,
}

/** The tools that work on the visitor’s case. They have no flow of their own. */
export const caseToolIds: readonly ToolId[] = [
  'complaint-letter', 'access-request', 'ombudsman-pack', 'deadlines', 'evidence-checklist', 'letter-template',
  'reply-decoder', 'represented-check', 'genuine-check', 'lender-finder',
]
