import type { Representative } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import { writeFrom } from './fill.ts'
import type { Letter } from './letter.ts'
import type { LetterContext } from './letterContext.ts'
import type { LetterId, ValuesOf } from './letterFields.ts'
import { blockText } from './toPlainText.ts'

/** A page that explains why there is no letter, and what to do instead. It is an answer, not an error. */
export type StopPage = {
  id: StopPageId
  title: string
  explanation: string[]
  next: { label: string; path: string }[]
  letter?: Letter
}

type StopPageId = Extract<LetterId, `instead/${string}`>

export type Written<Content> = { result: 'letters'; letters: Content } | { result: 'stop'; page: StopPage }

export const written = <Content>(letters: Content): Written<Content> => ({ result: 'letters', letters })
export const stop = (page: StopPage): Written<never> => ({ result: 'stop', page })

export function stopPage<Id extends StopPageId>(id: Id, values: ValuesOf<Id>, context: LetterContext): StopPage {
  const { title, blocks, next } = writeFrom(id, values, context)
  return { id, title, explanation: blocks.map(blockText), next: [...next] }
}

/** An access request has to be made by the living. */
export const estatePage = (context: LetterContext): StopPage => stopPage('instead/estate', {}, context)

export const noLenderPage = (context: LetterContext): StopPage => stopPage('instead/no-lender', {}, context)

export const representedPage = ({ name }: Representative, context: LetterContext): StopPage =>
  stopPage('instead/represented', { firm: oneLine(name) }, context)
