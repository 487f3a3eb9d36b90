/** Every tool the site can hold, by the name the manifest uses. */
export const toolIds = [
  'claim-calculator',
  'eligibility-checker',
  'deadlines',
  'evidence-checklist',
  'letter-template',
  'complaint-letter',
  'access-request',
  'ombudsman-pack',
  'redress-calculator',
  'redress-eligibility',
  'reply-decoder',
  'represented-check',
  'genuine-check',
  'lender-finder',
  'fee-comparison',
] as const

export type ToolId = (typeof toolIds)[number]
