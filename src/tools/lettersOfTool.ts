import type { LetterId } from '../letters/gives.ts'
import type { ToolId } from '../manifest/toolIds.ts'

const answers: readonly LetterId[] = [
  'next/opt-in', 'next/search-again', 'next/explain-decision', 'next/time-limit', 'next/not-represented', 'next/explain-offer',
  'next/send-information', 'next/right-firm', 'next/brand-link', 'next/set-off',
]
const toFirms: readonly LetterId[] = ['parts/agreement', 'parts/earlier-address', 'parts/signature']

const letters: Partial<Record<ToolId, readonly LetterId[]>> = {
  'complaint-letter': toFirms,
  'access-request': toFirms,
  'ombudsman-pack': toFirms,
  'reply-decoder': ['next/no-reply', ...answers, ...toFirms],
  'represented-check': ['next/not-represented', ...toFirms],
}

/** The letters a tool can write, by their ids. The parts they hold go with them. */
export const lettersOfTool = (tool: ToolId): readonly LetterId[] => letters[tool] ?? []
