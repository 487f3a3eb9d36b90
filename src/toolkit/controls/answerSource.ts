import { type ComponentType, useSyncExternalStore } from 'react'
import { createStore } from '../../browser/createStore.ts'

/** Says where the answer of a step is from ("apr", "2.apr", "lender:agreement-id"); nothing where that is not known. */
export type AnswerSource = ComponentType<{ step: string }>

const source = createStore<AnswerSource | undefined>(undefined)

/** Has something stand beside every answer that is checked, from now on; nothing again with undefined. */
export const putAnswerSource = source.set

/** Return the component that shows an answer’s source. It comes with the panel for papers. */
export const useAnswerSource = (): AnswerSource | undefined =>
  useSyncExternalStore(source.listen, source.get, () => undefined)
