import type { CaseEventKind } from '../../casefile/caseKinds.ts'
import type { TimelineDate } from '../../rules/deadlines/eventDateFaults.ts'

/** The place on the timeline of each thing that can happen in a case; null where it has none. What each is called is content. */
export const placeOnTimeline: Record<CaseEventKind, TimelineDate | null> = {
  complaintSent: 'complaint-sent',
  acknowledged: 'acknowledgement',
  holdingLetter: 'holding-letter',
  finalResponse: 'final-response',
  redressDecision: 'scheme-decision',
  provisionalDecision: 'provisional-decision',
  determinationMissed: 'determination-due',
  optInInvite: 'opt-in-invitation',
  optInReminder: 'opt-in-reminder',
  sarSent: 'sar-sent',
  sarIdAsked: 'identity-asked',
  sarIdGiven: 'identity-given',
  sarClarifyAsked: 'clarification-asked',
  sarClarifyGiven: 'clarification-given',
  sarExtended: 'extension-told',
  sarReply: 'sar-answered',
  contractSigned: 'contract-signed',
  foundOut: 'cause-known',
  agreementEnded: 'agreement-ended',
  fosSent: 'ombudsman-sent',
  fosView: 'investigator-view',
  note: null,
}

/** Things that the visitor sends: how each went decides when it arrived. */
export const sentKinds: readonly CaseEventKind[] = ['complaintSent', 'sarSent', 'sarIdGiven', 'sarClarifyGiven']
