import type { Answers, FlowContext } from '../../flows/answers.ts'
import { fromQuery, toQuery } from '../../flows/query.ts'
import { answersOn, routeOf } from '../../flows/route.ts'
import type { Flow } from '../../flows/schema.ts'
import { back, next, reachableStep, type Walk } from '../../flows/steps.ts'

/** Place of a visitor in a tool, and everything answered so far. All of it stands in the page's address. */
export type Place = {
  /** One set of answers for each agreement, or whatever the tool asks about several times. There is always one. */
  runs: readonly Answers[]
  of: number
  /** A question's id, or one of the two steps after the last question. */
  at: string | 'check' | 'result'
  /** True on the way back to an answer to change it. */
  changing: boolean
  settings: Answers
}

export type Way = {
  flow: Flow
  context: FlowContext
  checksFirst: boolean
  settingKeys: readonly string[]
}

/** Find the place an address names, or the nearest one that can be reached. */
export function placeAt(way: Way, search: string): Place {
  const { flow, settingKeys } = way
  const query = new URLSearchParams(search)
  const runs = fromQuery(flow, query)
  const of = Math.min(Math.max(0, Number(query.get('of') ?? 1) - 1 || 0), runs.length, (flow.several?.most ?? 1) - 1)
  if (of === runs.length) runs.push({})
  const settings = Object.fromEntries(
    settingKeys.flatMap((key) => (query.has(key) ? [[key, query.get(key) ?? '']] : [])),
  )
  const wanted = query.get('at') ?? 'result'
  const walk = { ...walkOf(way, runs[of]), endAsks: way.checksFirst && wanted === 'check' }
  return {
    runs,
    of,
    at: reachableStep(walk, walk.steps.includes(wanted) || walk.ends.includes(wanted) ? wanted : 'result'),
    changing: query.has('change'),
    settings,
  }
}

/** The address of a place, from its "?"; empty for an untouched tool. The result is the place without a name, so that its address can be shared. */
export function addressOf({ flow }: Pick<Way, 'flow'>, { runs, of, at, changing, settings }: Place): string {
  const query = toQuery(flow, runs)
  for (const [key, value] of Object.entries(settings)) query.set(key, value)
  if (of > 0) query.set('of', String(of + 1))
  if (at !== 'result' && !(at === flow.start && query.size === 0)) query.set('at', at)
  if (changing) query.set('change', '1')
  return query.size === 0 ? '' : `?${query}`
}

/** Return the place after an answer: on through the questions, or, when one was changed, straight back to the end. */
export function placeAfter(way: Way, place: Place, answer: string): Place {
  const { runs, of, at, changing } = place
  const answers = { ...runs[of], [at]: answer }
  const walk = walkOf(way, answers)
  const after = next(walk, at, changing)
  if (!walk.ends.includes(after)) return { ...place, runs: runs.with(of, answers), at: after }
  const kept = answersOn(routeOf(way.flow, answers, way.context), answers)
  return { ...place, runs: runs.with(of, kept), at: after, changing: false }
}

/** Return the place after the check, which has asked what was left: the check of the next run that is open, or the result. */
export function placeAfterCheck(way: Way, place: Place, given: Answers): Place {
  const runs = place.runs.with(place.of, { ...place.runs[place.of], ...given })
  const isOpen = (answers: Answers) => routeOf(way.flow, answers, way.context).outcome === null
  const open = runs.findIndex((answers) => Object.keys(answers).length > 0 && isOpen(answers))
  return { ...place, runs, of: open < 0 ? place.of : open, at: open < 0 ? 'result' : 'check', changing: false }
}

export function placeBefore(way: Way, place: Place): Place | undefined {
  const before = back(walkOf(way, place.runs[place.of]), place.at)
  return before === undefined ? undefined : { ...place, at: before, changing: false }
}

/** The way through one run. All its questions have answers but the last, where there is no outcome yet. */
function walkOf({ flow, context, checksFirst }: Way, answers: Answers = {}): Walk {
  const { asked, outcome } = routeOf(flow, answers, context)
  const open = outcome === null ? asked.at(-1) : undefined
  return { steps: asked, isAnswered: (step) => step !== open, ends: checksFirst ? ['check', 'result'] : ['result'] }
}

/** The place without one of its runs: at the result, or at the start again when it was the last. */
export function placeWithout({ flow }: Pick<Way, 'flow'>, place: Place, index: number): Place {
  const runs = place.runs.filter((_, each) => each !== index)
  return runs.length === 0 ? { ...place, runs: [{}], of: 0, at: flow.start } : { ...place, runs, of: 0, at: 'result' }
}
