import type { PageTags } from '../pages/documentOf.tsx'
import { clientEntry } from './bundle.ts'

/** Vite’s manifest of the bundled files: for each source, what was made of it, and the styles, fonts and pictures that belong to that. */
export type ClientManifest = Record<string, { file: string; css?: string[]; assets?: string[] } | undefined>

/** The policy, and the tags that load the script, the style sheet and the fonts of every page. */
export function pageTags(manifest: ClientManifest, policy: string): PageTags {
  const entry = manifest[clientEntry]
  if (!entry?.css) throw new Error(`the bundled code lists no script and style sheet for ${clientEntry}`)
  const styles = entry.css.map((file) => `<link rel="stylesheet" href="/${file}">`)
  // Without this a font would wait for the style sheet that names it.
  const fonts = (entry.assets ?? [])
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
  return {
    head: [policy, ...styles, ...fonts].join(''),
    end: `<script src="/${entry.file}" type="module" async></script>`,
  }
}
