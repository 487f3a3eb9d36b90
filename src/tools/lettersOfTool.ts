import type { LetterId } from '../letters/gives.ts'
import type { ToolId } from '../manifest/toolIds.ts'

const toFirms: readonly LetterId[] = ['parts/agreement', 'parts/earlier-address', 'parts/signature']

const letters: Partial<Record<ToolId, readonly LetterId[]>> = {
  'complaint-letter': ['complaint/complaint', 'instead/represented', 'instead/complained-before', ...toFirms],
  'access-request': [
    'access/sar', 'access/sar-no-reply', 'access/sar-identity', 'access/sar-extension', 'access/sar-partial', 'access/sar-fee', 'access/sar-excessive',
    'access/sar-firm-complaint', 'access/ico-complaint', 'instead/estate', ...toFirms,
  ],
  'ombudsman-pack': [
    'pack/cover', 'pack/summary', 'pack/events', 'pack/evidence', 'pack/reasons', 'pack/remedy', 'pack/needs', 'pack/answer', 'pack/sending', 'pack/notes',
    'instead/represented', 'instead/late', 'instead/wait', 'instead/paused', 'instead/complain-first', 'parts/event', 'parts/evidence-item', ...toFirms,
  ],
  'letter-template': ['copy/ask', 'copy/complain', 'copy/no-reply'],
  'reply-decoder': [
    'next/no-reply', 'next/opt-in', 'next/search-again', 'next/explain-decision', 'next/time-limit', 'next/not-represented', 'next/explain-offer',
    'next/send-information', 'next/right-firm', 'next/brand-link', 'next/set-off', ...toFirms,
  ],
  'represented-check': ['firm/cancel-in-time', 'firm/cancel-later', 'firm/fee-breakdown', 'next/not-represented', ...toFirms],
}

/** The letters a tool can write, by their ids. The parts they hold go with them. */
export const lettersOfTool = (tool: ToolId): readonly LetterId[] => letters[tool] ?? []
