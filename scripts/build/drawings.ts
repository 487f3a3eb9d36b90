import { type KeyFacts, keyFacts } from '../../src/outputs/keyFacts.ts'
import { type ShareImage, shareImage, shareImageFile } from '../../src/pages/shareImage.ts'
import type { Entry, Site } from '../../src/site/site.ts'

/** A file that is drawn and not written, and what it shows. */
export type Drawing = { kind: 'pdf'; file: string; shows: KeyFacts } | { kind: 'png'; file: string; shows: ShareImage }

/** What is to be drawn for a site, or for those of its pages that are built: the key facts, and the pictures for shared links. */
export function drawingsOf(site: Site, entries: readonly Entry[]): Drawing[] {
  const summary = keyFacts(site)
  return [
    ...(summary ? [{ kind: 'pdf', file: 'key-facts.pdf', shows: summary } as const] : []),
    ...(site.shareImages ? entries : []).map(
      (entry): Drawing => ({ kind: 'png', file: shareImageFile(entry.path), shows: shareImage(site, entry) }),
    ),
  ]
}
