import type { ToolAnswers } from '../../casefile/toolAnswers.ts'
import type { Change } from '../../toolkit/case/snapshot.ts'
import { inChecks } from '../../toolkit/questions/inChecks.ts'

const asked = ['reply', 'also', 'received', 'missing'] as const

/**
 * Answers about a request: what the firm did, the one thing more that some answers need, the day it had the request, and what is missing.
 */
export type FollowUpAnswers = Record<(typeof asked)[number], string>

/** Return the answers about one request, by the agreement that its step names; empty where there are none. */
export const followUpOf = ({ checks }: Pick<ToolAnswers, 'checks'>, about: string): FollowUpAnswers =>
  Object.fromEntries(asked.map((one) => [one, checks?.[nameOf(one, about)] ?? ''])) as FollowUpAnswers

/** Puts it into the case. */
export const inFollowUp = (about: string, given: FollowUpAnswers): Change =>
  inChecks(Object.fromEntries(asked.map((one) => [nameOf(one, about), given[one]])))

const nameOf = (one: string, about: string) => `sar-${one}:${about}`
