import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { Typed } from '../../casefile/caseFile.ts'
import { afterPaint } from '../../components/afterPaint.ts'
import { caseState, changeCase } from './caseStore.ts'
import { type Change, compose, draftOf, inDraft, withoutDraft } from './snapshot.ts'

/** The step whose boxes are on the page; empty where nothing is kept. */
export const OpenStep = createContext('')

export type Boxes = Readonly<Record<string, Typed>>

/** Some of the boxes, or what they become of the latest contents of all. */
type BoxChange<Given> = Partial<Given> | ((before: Given) => Partial<Given>)

/**
 * Keep the contents of some boxes as state. It goes into the case with every key, so that saving the case saves half-typed words as well,
 * and they stand there again after a reload. The third part fills boxes without counting as typed by the visitor.
 * @param given what stands there when nothing has been typed
 */
export function useDraft<Given extends Boxes>(
  given: () => Given,
): [boxes: Given, type: (change: BoxChange<Given>) => void, fill: (part: Partial<Given>) => void] {
  const step = useContext(OpenStep)
  const [boxes, setBoxes] = useState(given)
  const latest = useRef(boxes)
  const fill = useCallback((part: Partial<Given>) => {
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
    if (kept.length > 0) fill(Object.fromEntries(kept) as Partial<Given>)
  }, [])
  const type = (change: BoxChange<Given>) => {
    const part: Partial<Given> = typeof change === 'function' ? change(latest.current) : change
    fill(part)
    if (step === '') return
    const kept = Object.keys(part).flatMap((box) => {
      const value = latest.current[box]
      return value === undefined ? [] : [inDraft(step, box, value)]
    })
    // The case redraws the whole tool, so the box shows the key first.
    afterPaint(() => changeCase(compose(...kept)))
  }
  return [boxes, type, fill]
}

/** Check whether a box of the open step holds words that were left half typed. */
export function useIsBegun(box: string): boolean {
  const step = useContext(OpenStep)
  return step !== '' && caseState().now.answers.drafts?.[step]?.[box] !== undefined
}

/** Forgets what stands in the boxes of the open step: to be done with the change that its answer makes. */
export const useWithoutDraft = (): Change => withoutDraft(useContext(OpenStep))
