import type { ClockName } from '../../rules/deadlines/clock.ts'

/** Where the tool is that helps with each clock. */
export const clockTools: Record<ClockName, string> = {
  'final-response': '/guides/fos-escalation-pack',
  ombudsman: '/guides/fos-escalation-pack',
  'opt-in': '/guides/reply-decoder',
  sar: '/guides/sar-request-generator',
  'cooling-off': '/guides/represented-check',
  'complain-by': '/guides/complaint-letter-generator',
  court: '/court-route-overview',
  invitation: '/guides/complaint-letter-generator',
  determination: '/guides/fos-escalation-pack',
  'come-forward': '/guides/complaint-letter-generator',
}
