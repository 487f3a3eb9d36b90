import { type ComponentType, createContext, useSyncExternalStore } from 'react'

/** What stands between the fields of a question and its button, where something that was fetched later has an answer to it. */
export type Beside = ComponentType<{ step: string }>

let beside: Beside | undefined
const listeners = new Set<() => void>()

/** Has something stand beside every question from now on; nothing again with undefined. */
export function putBeside(component: Beside | undefined): void {
  beside = component
  for (const listener of listeners) listener()
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What stands beside questions now. */
export const useBeside = (): Beside | undefined =>
  useSyncExternalStore(
    listen,
    () => beside,
    () => undefined,
  )

/** The step whose question is shown: "apr", "2.apr", "lender:agreement-id". Empty outside of tools that are made of steps. */
export const StepShown = createContext('')
