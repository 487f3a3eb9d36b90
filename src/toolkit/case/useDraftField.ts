import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import { afterPaint } from '../../components/afterPaint.ts'
import type { Typed } from '../../casefile/caseFile.ts'
import { caseState, changeCase } from './caseStore.ts'
import { draftOf, inDraft, withoutDraft, type Change, compose } from './snapshot.ts'

/** The step whose boxes are on the page; empty where nothing is kept. */
export const OpenStep = createContext('')

/** Any words for words that stand there at first; and so with ticks. */
type Kind<Given> = Given extends string ? string : Given extends boolean ? boolean : Given

type TypedState<Value> = [
  value: Value,
  type: (next: Value | ((before: Value) => Value)) => void,
  fill: (value: Value) => void,
]

/** Contents of a step’s boxes, by their names. */
export type Boxes = Readonly<Record<string, Typed>>

/**
 * Keep the contents of some boxes as state. It goes into the case with every key, so that saving the case saves half-typed words as well,
 * and they stand there again after a reload. The third part fills boxes without counting as typed by the visitor.
 * @param given what stands there when nothing has been typed
 */
export function useTypedBoxes(
  given: () => Boxes,
): [boxes: Boxes, type: (next: (before: Boxes) => Boxes) => void, fill: (part: Boxes) => void] {
  const step = useContext(OpenStep)
  const [boxes, setBoxes] = useState(given)
  const latest = useRef(boxes)
  const fill = useCallback((part: Boxes) => {
    latest.current = { ...latest.current, ...part }
    setBoxes(latest.current)
  }, [])
  // After the first paint’s markup, which was made without a case, has been taken over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is shown once, on arrival
  useLayoutEffect(() => {
    if (step === '') return
    const { now } = caseState()
    const kept = Object.entries(boxes).flatMap(([box, value]) => {
      const draft = draftOf(now, step, box, value)
      return draft === undefined ? [] : [[box, draft] as const]
    })
    if (kept.length > 0) fill(Object.fromEntries(kept))
  }, [])
  const type = (next: (before: Boxes) => Boxes) => {
    const part = next(latest.current)
    fill(part)
    if (step === '') return
    // The case redraws the whole tool, so the box shows the key first.
    afterPaint(() => changeCase(compose(...Object.entries(part).map(([box, value]) => inDraft(step, box, value)))))
  }
  return [boxes, type, fill]
}

/**
 * Keep the contents of one box as state. The third part fills the box without counting as typed by the visitor.
 * @param box names the box within its step
 * @param given what stands there when nothing has been typed
 */
export function useDraftField<Given extends Typed>(box: string, given: Given | (() => Given)): TypedState<Kind<Given>> {
  type Value = Kind<Given>
  const [boxes, type, fillBoxes] = useTypedBoxes(() => ({ [box]: typeof given === 'function' ? given() : given }))
  const fill = useCallback((value: Value) => fillBoxes({ [box]: value as Typed }), [fillBoxes, box])
  return [
    boxes[box] as Value,
    (next) => type((before) => ({ [box]: typeof next === 'function' ? next(before[box] as Value) : (next as Typed) })),
    fill,
  ]
}

/** Check whether a box of the open step holds words that were left half typed. */
export function useIsBegun(box: string): boolean {
  const step = useContext(OpenStep)
  return step !== '' && caseState().now.answers.drafts?.[step]?.[box] !== undefined
}

/** Forgets what stands in the boxes of the open step: to be done with the change that its answer makes. */
export const useWithoutDraft = (): Change => withoutDraft(useContext(OpenStep))
