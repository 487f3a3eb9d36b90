import { LineOf } from './ProseOf.tsx'
import type { Site } from '../site/site.ts'

/** What is said on a topic in the scheme’s present state, without a paragraph around it; nothing on a site without the topic. */
export function StandingOf({ site, topic }: { site: Site; topic: string }) {
  const { schemeState, standing } = site.prose
  const words = schemeState && standing.topics[topic]?.[schemeState]
  return words ? <LineOf site={site} markdown={words} /> : null
}
