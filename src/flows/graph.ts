import { predicates } from './predicates.ts'
import type { Flow, FlowCondition } from './schema.ts'

/** An edge from a question to what follows, with its place in the file. */
export type Edge = { from: string; to: string; at: readonly (string | number)[]; when?: FlowCondition }

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

/** Return the ids reachable from the start; with `without`, on routes that do not continue past that question. */
export function reachableIds(flow: Flow, without?: string): Set<string> {
  const edges = edgesOf(flow).filter(({ from }) => from !== without)
  const seen = new Set([flow.start])
  for (const id of seen) for (const { from, to } of edges) if (from === id) seen.add(to)
  return seen
}

/** Find a cycle ("a → b → a"), if there is one. */
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

/** For each reachable question, list those asked before it on every route, itself included: its dominators in the graph. */
export function alwaysAskedBefore(flow: Flow): Map<string, ReadonlySet<string>> {
  const reachable = reachableIds(flow)
  const ids = Object.keys(flow.questions).filter((id) => reachable.has(id))
  const without = new Map(ids.map((id) => [id, reachableIds(flow, id)]))
  const isAlwaysBefore = (other: string, id: string) => other === id || !without.get(other)?.has(id)
  return new Map(ids.map((id) => [id, new Set(ids.filter((other) => isAlwaysBefore(other, id)))]))
}

/** The questions a condition needs an answer to. */
export const questionsIn = ({ question, rule }: FlowCondition): readonly string[] =>
  rule === undefined ? (question === undefined ? [] : [question]) : predicates[rule].reads

/** The ids of the facts that a flow compares answers with. */
export const factsNamedIn = (flow: Flow): string[] =>
  [...edgesOf(flow), ...Object.values(flow.notes ?? {})].flatMap(({ when = {} }) =>
    Object.values(when).flatMap((limit) => (typeof limit === 'object' && 'fact' in limit ? limit.fact : [])),
  )
