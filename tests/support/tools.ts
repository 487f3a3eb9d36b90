import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/** The page of every tool, by its id, as the manifest has them. */
export const toolPaths: Readonly<Record<string, string>> = Object.fromEntries(
  (
    parse(readFileSync('site.manifest.yaml', 'utf8')) as { pages: { kind: string; tool: string; path: string }[] }
  ).pages.flatMap(({ kind, tool, path }) => (kind === 'tool' ? [[tool, path]] : [])),
)

/** The pages that tests name. */
export const paths = {
  claim: '/pcp-claim-calculator',
  redress: '/guides/redress-calculator',
  agreement: '/pcp-claim-eligibility-checker',
  standing: '/guides/redress-eligibility-checker',
  fees: '/guides/fee-comparison',
  complaint: '/guides/complaint-letter-generator',
  access: '/guides/sar-request-generator',
  template: '/pcp-claim-letter-template',
  evidence: '/evidence-checklist',
  deadlines: '/pcp-complaint-timelines-deadlines',
  ombudsman: '/guides/fos-escalation-pack',
  decoder: '/guides/reply-decoder',
  represented: '/guides/represented-check',
  genuine: '/guides/genuine-check',
  finder: '/guides/lender-finder',
} as const
