import { markSvg } from '../components/siteMark.ts'
import { type KeyFacts, keyFacts } from '../outputs/keyFacts.ts'
import { type ShareImage, shareImage, shareImageFile } from '../pages/shareImage.ts'
import type { Entry, Site } from '../site/site.ts'
import type { IconFile } from './drawPictures.ts'

/** A file that is drawn and not written, and what it shows. */
export type DrawnFile =
  | { kind: 'pdf'; file: string; shows: KeyFacts }
  | { kind: 'png'; file: string; shows: ShareImage }
  | { kind: 'icon'; file: string; shows: IconFile }

/** The mark as a picture, for what takes no SVG. */
const icons: readonly DrawnFile[] = [
  { kind: 'icon', file: 'favicon.ico', shows: { svg: markSvg(), pixels: 32 } },
  { kind: 'icon', file: 'apple-touch-icon.png', shows: { svg: markSvg(4), pixels: 180 } },
]

export function drawingsOf(site: Site, entries: readonly Entry[]): DrawnFile[] {
  const summary = keyFacts(site)
  return [
    ...(summary ? [{ kind: 'pdf', file: 'key-facts.pdf', shows: summary } as const] : []),
    ...icons,
    ...(site.shareImages ? entries : []).map(
      (entry): DrawnFile => ({ kind: 'png', file: shareImageFile(entry.path), shows: shareImage(site, entry) }),
    ),
  ]
}
