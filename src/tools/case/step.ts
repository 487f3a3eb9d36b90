import { useSyncExternalStore } from 'react'
import { depth, listen, tell } from '../run/address.ts'

/** Where a visitor is in a tool whose answers stay out of the address: it stands in the browser’s history alone. */
export type Step = { id: string; changing: boolean }

const stepNow = (): string => {
  const state = history.state as { step?: string; changing?: boolean } | null
  return `${state?.changing ? '!' : ''}${state?.step ?? ''}`
}

/** The step of the browser’s history; empty on arrival and while the page is prerendered. */
export function useStep(): Step {
  const step = useSyncExternalStore(listen, stepNow, () => '')
  return { id: step.replace(/^!/, ''), changing: step.startsWith('!') }
}

/** Goes on to a step that the browser’s Back leaves again. */
export function goToStep(step: string, changing = false): void {
  history.pushState({ toolDepth: depth() + 1, step, changing }, '')
  tell()
}

/** Puts a step in place of this one. */
export function replaceStep(step: string): void {
  history.replaceState({ ...history.state, step, changing: false }, '')
  tell()
}

/** Goes back as the browser’s Back would; with nothing behind, to the given step. */
export function stepBack(otherwise: string): void {
  if (depth() > 0) history.back()
  else replaceStep(otherwise)
}
