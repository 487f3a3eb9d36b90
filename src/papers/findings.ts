import {
  addBySums,
  agreeBySums,
  dateByFirst,
  depositInParts,
  dropSmallLast,
  namePcp,
  withFees,
  withoutFee,
  withoutPartExchange,
} from './agreeing.ts'
import { bySums, otherwiseBySums } from './bySums.ts'
import { confidenceIn, type Evidence, sureFrom } from './confidence.ts'
import { type FieldId, fieldIds } from './fields.ts'
import { figuresOn, type PaperPages } from './figuresOn.ts'
import type { Paper } from './kinds.ts'
import { enough, figuresOf, least, type Option, optionsFor, type Read } from './options.ts'
import type { Place } from './place.ts'
import { longestOf, type Schedule } from './runs.ts'
import { type Check, checksOf } from './sums.ts'

/** Why a finding is not sure: its paper may be none of car finance, papers differ, sums do not agree, the label is a weak one, or no label led to it. */
export const doubts = ['other-paper', 'differs', 'sums', 'weak', 'by-sum'] as const
export type Doubt = (typeof doubts)[number]

/** What was read for one field: the value, where, what makes it unsure, and what else it could be. */
export type Finding = {
  field: FieldId
  value: number | string
  place: Place
  paper: Paper
  doubts: readonly Doubt[]
  /** How likely it is to be right. */
  confidence: number
  evidence: Evidence
  others: readonly Other[]
}
type Other = { value: number | string; place: Place; paper: Paper }

/** Two values this near each other in weight are a choice that is the visitor’s. */
const near = 1.2

/** The likeliest value of each field, with what speaks against it, and whether the figures agree. */
export function findingsOf(
  read: readonly Read[],
  schedules: readonly Schedule[],
  papers: readonly PaperPages[],
): { findings: Finding[]; checks: Check[] } {
  const options = new Map(fieldIds.map((field) => [field, optionsFor(field, read)] as const))
  dateByFirst(options, papers)
  dropSmallLast(options)
  const payments = longestOf(schedules)?.payments ?? []
  const on = figuresOn(papers)
  addBySums(options, otherwiseBySums(figuresOf(options), payments, on))
  agreeBySums(options, payments)
  withoutFee(options)
  withFees(options)
  withoutPartExchange(options, on)
  depositInParts(options)
  // What one sum gives may be what another lacks.
  for (let round = 0; round < 2; round++)
    for (const one of bySums(figuresOf(options), payments, on))
      if ((options.get(one.field) ?? []).length === 0)
        options.set(one.field, [{ value: one.value, weight: least, bySum: true, from: { ...one, weight: least } }])
  namePcp(options)
  const checks = checksOf(figuresOf(options), payments)
  return { findings: fieldIds.flatMap((field) => findingFor(field, options.get(field) ?? [], checks)), checks }
}

function findingFor(field: FieldId, [first, ...rest]: readonly Option[], checks: readonly Check[]): Finding[] {
  if (!first) return []
  const about = checks.filter((check) => check.about === field || check.of.includes(field))
  const agreeing = about.filter((check) => check.agrees).length
  const evidence = {
    field,
    weight: first.weight,
    lead: first.weight - Math.max(0, ...rest.map(({ weight }) => weight)),
    agreeing,
    against: about.length - agreeing,
    bySum: first.bySum ?? false,
  }
  const confidence = confidenceIn(evidence)
  const why: Doubt[] = [
    ...(first.from.paper.passes ? [] : (['other-paper'] as const)),
    ...(first.bySum ? (['by-sum'] as const) : []),
    // One wrong figure spoils each sum that it is in; the others have sums that bear them out.
    ...(agreeing < about.length && agreeing <= about.length - agreeing ? (['sums'] as const) : []),
    ...(confidence < sureFrom && evidence.lead < near ? (['differs'] as const) : []),
  ]
  // Words that hardly name it are never enough by themselves.
  const isWeak = confidence < sureFrom || (agreeing === 0 && first.weight < enough)
  const doubts: Doubt[] = why.length === 0 && isWeak ? ['weak'] : why
  const read = rest.filter(({ bySum }) => !bySum)
  const { value, place, paper } = first.from
  return [
    {
      field,
      value,
      place,
      paper,
      doubts,
      confidence,
      evidence,
      others: read.map(({ value: other, from }) => ({ value: other, place: from.place, paper: from.paper })),
    },
  ]
}
