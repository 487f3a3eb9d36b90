import type { YamlSource } from '../problems/yamlSource.ts'
import type { Redirect } from '../content/manifest/schema.ts'
import { type Splice, lineAfter } from './yamlSplices.ts'

/** Adds redirects as the last of a manifest, or as its first. */
export function addRedirects(source: YamlSource, existing: readonly Redirect[], added: readonly Redirect[]): Splice[] {
  const lines = added.map(({ from, to }) => `{ from: ${from}, to: ${to} }`)
  if (lines.length === 0) return []
  if (existing.length > 0) return [lineAfter(source, ['redirects', existing.length - 1], lines.join('\n  - '))]
  const end = source.text.length
  return [
    {
      start: end,
      end,
      text: `${source.text.endsWith('\n') ? '' : '\n'}\nredirects:\n${lines.map((line) => `  - ${line}\n`).join('')}`,
    },
  ]
}
