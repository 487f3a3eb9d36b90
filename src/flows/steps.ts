/**
 * A way through steps as it is now: the questions in order, whether each has its answer, and the pages after the last. A step is named
 * by its question and, after a colon, what it is about: "kind:agreement-id".
 */
export type Walk = {
  steps: readonly string[]
  isAnswered: (step: string) => boolean
  /** Kinds of the pages after the last question. The first is where answers lead. */
  ends: readonly string[]
  /** A step that nobody is led to. */
  aside?: Aside | undefined
  /** The page before the first question, where there is one. */
  start?: string | undefined
  /** True if the first end asks what is left: it is then reached with questions open, and so is any question. */
  endAsks?: boolean
}

/** A step outside the order: shown to whoever asks for it, once all before `before` is answered. Back leads to `back`. */
export type Aside = { step: string; before: string; back: string }

/** The question of a step ("kind" of "kind:agreement-id"). */
export const kindOfStep = (step: string): string => step.split(':')[0] ?? ''
/** Return the subject of a step ("agreement-id" of "kind:agreement-id"). */
export const aboutOfStep = (step: string): string => step.slice(kindOfStep(step).length + 1)

/** Find the first step that still wants an answer; undefined when all are answered. */
export const firstOpen = ({ steps, isAnswered }: Pick<Walk, 'steps' | 'isAnswered'>): string | undefined =>
  steps.find((step) => !isAnswered(step))

/** Find the step to show to whoever asks for `wanted`: that one if everything before it is answered, else the first that is not. */
export function reachableStep(walk: Walk, wanted: string): string {
  const { steps, ends, endAsks } = walk
  const open = firstOpen(walk)
  if (ends.includes(kindOfStep(wanted))) return open === undefined ? wanted : leadOf(walk)
  const place = steps.indexOf(asideOf(walk, wanted)?.before ?? wanted)
  if (place === -1) return leadOf(walk)
  return open !== undefined && !endAsks && steps.indexOf(open) < place ? open : wanted
}

/** Find where an answer leads: on through the questions; from a change, or a step outside the order, to the first open one or the end. */
export function next(walk: Walk, step: string, isChange = false): string {
  const { steps } = walk
  const following = isChange || !steps.includes(step) ? undefined : steps[steps.indexOf(step) + 1]
  return following ?? leadOf(walk)
}

/** Find the step before this one; undefined on the first. */
export function back(walk: Walk, step: string): string | undefined {
  const { steps, ends, start } = walk
  const aside = asideOf(walk, step)
  if (aside) return aside.back
  const kind = kindOfStep(step)
  if (ends.includes(kind)) return kind === ends[0] ? steps.at(-1) : ends[0]
  return steps[steps.indexOf(step) - 1] ?? start
}

/** Choose the step for a visitor who asks for none in particular. */
const leadOf = (walk: Walk): string => {
  const [end = ''] = walk.ends
  return walk.endAsks ? end : (firstOpen(walk) ?? end)
}

const asideOf = ({ aside }: Walk, step: string): Aside | undefined => (aside?.step === step ? aside : undefined)
