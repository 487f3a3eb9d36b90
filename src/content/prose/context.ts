import type { PlainDate } from '../../dates/plainDate.ts'
import type { Facts } from '../../facts/fact.ts'
import type { SchemeState } from '../../facts/schema.ts'
import type { Glossary } from '../glossary/schema.ts'
import type { Standing } from '../standing/schema.ts'

/** Everything prose may draw on. */
export type ProseContext = {
  today: PlainDate
  facts: Facts
  /** The scheme's present state; undefined for a site without that fact. */
  schemeState: SchemeState | undefined
  standing: Standing
  glossary: ReadonlyMap<string, Glossary[number]>
}

/** Words on a topic in the scheme’s present state; undefined on a site without the state or the topic. */
export const standingWords = ({ schemeState, standing }: ProseContext, topic: string): string | undefined =>
  schemeState && standing.topics[topic]?.[schemeState]
