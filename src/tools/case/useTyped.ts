import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { Typed } from '../../casefile/toolAnswers.ts'
import { caseState, changeCase } from './caseStore.ts'
import { draftOf, inDraft, withoutDraft } from './draft.ts'
import type { Change } from './snapshot.ts'

/** The step whose boxes are on the page; empty where nothing is kept. */
export const OpenStep = createContext('')

/** Any words for words that stand there at first; and so with ticks. */
type Kind<Given> = Given extends string ? string : Given extends boolean ? boolean : Given

type TypedState<Value> = [
  value: Value,
  type: (next: Value | ((before: Value) => Value)) => void,
  fill: (value: Value) => void,
]

/**
 * What stands in a box, as state. It goes into the case with every key, so that saving the case saves half-typed words as well,
 * and they stand there again after a reload. The third part fills the box without counting as typed by the visitor.
 * @param box names the box within its step
 * @param given what stands there when nothing has been typed
 */
export function useTyped<Given extends Typed>(box: string, given: Given | (() => Given)): TypedState<Kind<Given>> {
  const step = useContext(OpenStep)
  const [value, setValue] = useState(() => (typeof given === 'function' ? given() : given) as Kind<Given>)
  const latest = useRef(value)
  const fill = useCallback((next: Kind<Given>) => {
    latest.current = next
    setValue(next)
  }, [])
  // After the first paint’s markup, which was made without a case, has been taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is shown once, on arrival
  useLayoutEffect(() => {
    const kept = step === '' ? undefined : draftOf(caseState().now, step, box, value)
    if (kept !== undefined) fill(kept)
  }, [])
  const type = (next: Kind<Given> | ((before: Kind<Given>) => Kind<Given>)) => {
    const typed = typeof next === 'function' ? next(latest.current) : next
    fill(typed)
    if (step !== '') changeCase(inDraft(step, box, typed))
  }
  return [value, type, fill]
}

/** Whether a box of the open step holds words that were left half typed. */
export function useIsBegun(box: string): boolean {
  const step = useContext(OpenStep)
  return step !== '' && caseState().now.answers.drafts?.[step]?.[box] !== undefined
}

/** Forgets what stands in the boxes of the open step: to be done with the change that its answer makes. */
export const useWithoutDraft = (): Change => withoutDraft(useContext(OpenStep))
