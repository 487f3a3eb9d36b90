import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { caseState, changeCase, useCase } from '../case/caseStore.ts'
import { type Change, nothingTold, type Snapshot } from '../case/snapshot.ts'
import { goBack, listen, pushState, replaceState } from './address.ts'

/** Store of a tool’s answers. `change` returns what has become of them. */
export type StepStore = {
  now: Snapshot
  /** How often all of it was replaced at once: boxes are then filled anew. */
  replaced: number
  change: (change: Change) => Snapshot
  /** Answers to save in the browser’s history with each step. Only for stores that keep them there. */
  kept?: (now: Snapshot) => Readonly<Record<string, string>>
}

export function useCaseAnswers(): StepStore {
  const { now, replaced } = useCase()
  const change = useCallback((what: Change) => {
    changeCase(what)
    return caseState().now
  }, [])
  return { now, replaced, change }
}

/** Keep answers in the browser’s history, beside the step: a reload loses nothing, and neither address nor case holds any. */
export function useVisitAnswers(): StepStore {
  const [{ now, replaced }, setState] = useState({ now: nothingTold, replaced: 0 })
  const latest = useRef(now)
  const set = useCallback((after: Snapshot, isReplaced: boolean) => {
    latest.current = after
    setState((before) => ({ now: after, replaced: before.replaced + (isReplaced ? 1 : 0) }))
  }, [])
  // Run after hydration: the prerendered markup was made without answers.
  useLayoutEffect(() => {
    const checks = (history.state as { kept?: Record<string, string> } | null)?.kept ?? {}
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

/** Place of a visitor in a tool whose answers stay out of the address: in the browser’s history alone, empty on arrival and while prerendered. */
export function useStep(): { id: string; changing: boolean } {
  const stepNow = () => {
    const state = history.state as { step?: string; changing?: boolean } | null
    return `${state?.changing ? '!' : ''}${state?.step ?? ''}`
  }
  const step = useSyncExternalStore(listen, stepNow, () => '')
  return { id: step.replace(/^!/, ''), changing: step.startsWith('!') }
}

/** Push a history entry for a step, to leave by Back. `kept` stays with it when the page is reloaded. */
export const goToStep = (step: string, changing = false, kept?: Readonly<Record<string, string>>): void =>
  pushState({ step, changing, ...(kept ? { kept } : {}) })

export const replaceStep = (step: string, kept?: Readonly<Record<string, string>>): void =>
  replaceState({ step, changing: false, ...(kept ? { kept } : {}) })

/** Go back as the browser’s Back would; with no step behind, to `otherwise`. */
export const stepBack = (otherwise: string): void => goBack(() => replaceStep(otherwise))
