import { useSyncExternalStore } from 'react'
import { depth, listen, tell } from '../run/address.ts'

/** Place of a visitor in a tool whose answers stay out of the address: it is kept in the browser’s history alone. */
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

/** Read the data kept with the step of the browser’s history; nothing on arrival. */
export const keptWithStep = (): Readonly<Record<string, string>> =>
  (history.state as { kept?: Record<string, string> } | null)?.kept ?? {}

/** Goes on to a step that the browser’s Back leaves again. `kept` stays with it when the page is loaded again. */
export function goToStep(step: string, changing = false, kept?: Readonly<Record<string, string>>): void {
  history.pushState({ toolDepth: depth() + 1, step, changing, ...(kept ? { kept } : {}) }, '')
  tell()
}

/** Puts a step in place of this one. */
export function replaceStep(step: string, kept?: Readonly<Record<string, string>>): void {
  history.replaceState({ ...history.state, step, changing: false, ...(kept ? { kept } : {}) }, '')
  tell()
}

/** Goes back as the browser’s Back would; with nothing behind, to the given step. */
export function stepBack(otherwise: string): void {
  if (depth() > 0) history.back()
  else replaceStep(otherwise)
}
