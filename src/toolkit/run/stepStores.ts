import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { nothingTold, type Change, type Snapshot } from '../case/snapshot.ts'
import { caseState, changeCase, useCase } from '../case/caseStore.ts'
import { keptWithStep } from '../case/step.ts'

/** Store of a tool’s answers. `change` returns what has become of them. */
export type StepStore = {
  now: Snapshot
  /** How often all of it was replaced at once: boxes are then filled anew. */
  replaced: number
  change: (change: Change) => Snapshot
  /** Answers to save in the browser’s history with each step. Only for stores that keep them there. */
  kept?: (now: Snapshot) => Readonly<Record<string, string>>
}

/** Keeps answers in the visitor’s case. */
export function useCaseAnswers(): StepStore {
  const { now, replaced } = useCase()
  return { now, replaced, change: changeAndSee }
}

function changeAndSee(change: Change): Snapshot {
  changeCase(change)
  return caseState().now
}

/**
 * Keeps answers that are not worth keeping in the browser’s history, beside where the visitor is: Back works, a reload loses nothing,
 * and neither an address nor the case holds any.
 */
export function useVisitAnswers(): StepStore {
  const [{ now, replaced }, setState] = useState({ now: nothingTold, replaced: 0 })
  const latest = useRef(now)
  const set = useCallback((after: Snapshot, isReplaced: boolean) => {
    latest.current = after
    setState((before) => ({ now: after, replaced: before.replaced + (isReplaced ? 1 : 0) }))
  }, [])
  // After the first paint’s markup, which was made without answers, has been taken over.
  useLayoutEffect(() => {
    const checks = keptWithStep()
    const asked = Object.keys(checks)
    if (asked.length > 0) set({ ...nothingTold, answers: { ...nothingTold.answers, asked, checks } }, true)
  }, [set])
  const change = (what: Change) => {
    const after = what(latest.current)
    set(after, false)
    return after
  }
  return { now, replaced, change, kept: ({ answers: { checks = {} } }) => checks }
}
