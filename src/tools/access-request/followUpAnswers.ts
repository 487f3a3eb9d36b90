import type { ToolAnswers } from '../../casefile/toolAnswers.ts'
import type { Change } from '../../toolkit/case/snapshot.ts'
import { inChecks } from '../../toolkit/questions/inChecks.ts'

const asked = ['reply', 'also', 'received', 'missing'] as const

/** What the firm did about a request, the one thing more that some answers need, the day it had the request, and what is missing. */
export type FollowUp = Record<(typeof asked)[number], string>

/** What was said of one request, by the agreement that its step names; empty where nothing was. */
export const followUpOf = ({ checks }: Pick<ToolAnswers, 'checks'>, about: string): FollowUp =>
  Object.fromEntries(asked.map((one) => [one, checks?.[nameOf(one, about)] ?? ''])) as FollowUp

/** Puts it into the case. */
export const inFollowUp = (about: string, given: FollowUp): Change =>
  inChecks(Object.fromEntries(asked.map((one) => [nameOf(one, about), given[one]])))

const nameOf = (one: string, about: string) => `sar-${one}:${about}`
