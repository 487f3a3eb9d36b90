import { createContext, useCallback, useContext, useLayoutEffect, useRef, useState } from 'react'
import type { Typed } from '../../casefile/caseFile.ts'
import { afterPaint } from '../../components/afterPaint.ts'
import { caseState, changeCase } from './caseStore.ts'
import { type Change, compose, draftOf, inDraft, withoutDraft } from './snapshot.ts'

/** The step whose boxes are on the page; empty where nothing is kept. */
export const OpenStep = createContext('')

export type Boxes = Readonly<Record<string, Typed>>

/** New contents of some boxes, or a function of the latest contents. */
type BoxChange<Given> = Partial<Given> | ((before: Given) => Partial<Given>)

/**
 * Keep the contents of some boxes as state. Every key press goes into the case, so that saving it saves half-typed words too,
 * and they are back after a reload. `fill`, the third value, fills boxes without counting as typed by the visitor.
 * @param given the contents when nothing has been typed
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
  // Run after hydration: the prerendered markup was made without a case.
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
    // A case change rerenders the whole tool: paint the key first.
    afterPaint(() => changeCase(compose(...kept)))
  }
  return [boxes, type, fill]
}

export function useIsBegun(box: string): boolean {
  const step = useContext(OpenStep)
  return step !== '' && caseState().now.answers.drafts?.[step]?.[box] !== undefined
}

/** Return a change that forgets the open step’s boxes, to compose with the change of its answer. */
export const useWithoutDraft = (): Change => withoutDraft(useContext(OpenStep))
