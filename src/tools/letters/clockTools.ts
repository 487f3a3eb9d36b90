import type { ClockName } from '../../rules/deadlines/clock.ts'

/** The tool that helps with each clock, and what it does. */
export const clockTools: Record<ClockName, { path: string; label: string }> = {
  'final-response': { path: '/guides/fos-escalation-pack', label: 'Go to the ombudsman' },
  ombudsman: { path: '/guides/fos-escalation-pack', label: 'Make the ombudsman pack' },
  'opt-in': { path: '/guides/reply-decoder', label: 'Write the answer to the invitation' },
  sar: { path: '/guides/sar-request-generator', label: 'Write the reminder' },
  'cooling-off': { path: '/guides/represented-check', label: 'Write the letter to cancel' },
  'complain-by': { path: '/guides/complaint-letter-generator', label: 'Write the complaint' },
  court: { path: '/court-route-overview', label: 'Read about the court route' },
  invitation: { path: '/guides/complaint-letter-generator', label: 'Write the complaint' },
  determination: { path: '/guides/fos-escalation-pack', label: 'Go to the ombudsman' },
  'come-forward': { path: '/guides/complaint-letter-generator', label: 'Write the complaint' },
}
