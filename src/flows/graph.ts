import { predicates } from './predicates.ts'
import type { Flow, FlowCondition } from './schema.ts'

/** A way from one question to the next, with where it stands in the file. */
export type Edge = { from: string; to: string; at: readonly (string | number)[]; when?: FlowCondition }

/** Every way there is through a flow. */
export function edgesOf(flow: Flow): Edge[] {
  return Object.entries(flow.questions).flatMap(([from, question]) => {
    const options = question.kind === 'choice' ? question.options : []
    return [
      ...options.flatMap(({ go }, index) =>
        go === undefined ? [] : [{ from, to: go, at: ['questions', from, 'options', index, 'go'] }],
      ),
      ...(question.next ?? []).map(({ go, when }, index) => ({
        from,
        to: go,
        at: ['questions', from, 'next', index, 'go'],
        ...(when ? { when } : {}),
      })),
    ]
  })
}

/** The questions and outcomes that can be come to from the start. */
export function reachableIds(flow: Flow): Set<string> {
  const edges = edgesOf(flow)
  const seen = new Set([flow.start])
  for (const id of seen) for (const { from, to } of edges) if (from === id) seen.add(to)
  return seen
}

/** A way that leads back to itself ("a → b → a"), if there is one. */
export function loopIn(flow: Flow): string[] | undefined {
  const edges = edgesOf(flow)
  const done = new Set<string>()
  const walk = (id: string, way: readonly string[]): string[] | undefined => {
    if (way.includes(id)) return [...way.slice(way.indexOf(id)), id]
    if (done.has(id)) return undefined
    for (const { from, to } of edges) {
      const loop = from === id ? walk(to, [...way, id]) : undefined
      if (loop) return loop
    }
    done.add(id)
    return undefined
  }
  return walk(flow.start, [])
}

/**
 * For each question, those asked before it whichever way was taken (its dominators), itself included.
 * Worked out from the start over and over until nothing changes; flows are small.
 */
export function alwaysAskedBefore(flow: Flow): Map<string, ReadonlySet<string>> {
  const edges = edgesOf(flow)
  const ids = Object.keys(flow.questions).filter((id) => reachableIds(flow).has(id))
  const asked = new Map<string, ReadonlySet<string>>(
    ids.map((id) => [id, id === flow.start ? new Set([id]) : new Set(ids)]),
  )
  for (let changed = true; changed; ) {
    changed = false
    for (const id of ids.filter((each) => each !== flow.start)) {
      const before = edges
        .filter(({ to, from }) => to === id && asked.has(from))
        .map(({ from }) => asked.get(from) ?? new Set<string>())
      const common = ids.filter((each) => each === id || (before.length > 0 && before.every((set) => set.has(each))))
      if (common.length !== asked.get(id)?.size) {
        asked.set(id, new Set(common))
        changed = true
      }
    }
  }
  return asked
}

/** The questions a condition needs an answer to. */
export const questionsIn = ({ question, rule }: FlowCondition): readonly string[] =>
  rule === undefined ? (question === undefined ? [] : [question]) : predicates[rule].reads

/** The ids of the facts that a flow compares answers with. */
export const factsNamedIn = (flow: Flow): string[] =>
  [...edgesOf(flow), ...Object.values(flow.notes ?? {})].flatMap(({ when = {} }) =>
    Object.values(when).flatMap((limit) => (typeof limit === 'object' && 'fact' in limit ? limit.fact : [])),
  )
