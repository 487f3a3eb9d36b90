import { type ComponentType, useSyncExternalStore } from 'react'

/** Says where the answer of a step is from ("apr", "2.apr", "lender:agreement-id"); nothing where that is not known. */
export type AnswerSource = ComponentType<{ step: string }>

let source: AnswerSource | undefined
const listeners = new Set<() => void>()

/** Has something stand beside every answer that is checked, from now on; nothing again with undefined. */
export function putAnswerSource(component: AnswerSource | undefined): void {
  source = component
  for (const listener of listeners) listener()
}

const listen = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Return the component that shows an answer’s source. It comes with the panel for papers. */
export const useAnswerSource = (): AnswerSource | undefined =>
  useSyncExternalStore(
    listen,
    () => source,
    () => undefined,
  )
