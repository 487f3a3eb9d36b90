import { renderToStaticMarkup } from 'react-dom/server'
import type { Site } from '../../../src/site/site.ts'
import { type Tokens, Samples } from './Samples.tsx'

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Every token of tokens.css, in its order and once. */
export function tokensIn(css: string): Tokens {
  const named = (kind: string) => [...new Set(css.match(new RegExp(`--${kind}-[a-z0-9-]+(?=:)`, 'g')))]
  return { colours: named('color'), sizes: named('text'), spaces: named('space') }
}

/**
 * Every component in every state that stands by itself, and every figure of the site where it can be read, in one theme whatever the
 * system’s is. `css` is the style sheet as Vite serves it.
 */
export const samplesPage = (tokens: Tokens, css: string, theme: Theme, site: Site | undefined): string =>
  page(
    `<meta name="color-scheme" content="${theme}"><style>${css.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, theme === 'dark' ? 'all' : 'not all')}</style></head><body data-script>${renderToStaticMarkup(<Samples tokens={tokens} site={site} />)}</body></html>`,
  )

/** Both themes beside each other. `addressOf` is where each stands. */
export const bothThemes = (addressOf: (theme: Theme) => string): string =>
  page(
    `<style>body{display:flex;margin:0}iframe{border:0;block-size:100vh;flex:1;min-inline-size:0}</style></head><body>${themes
      .map((theme) => `<iframe title="${theme}" src="${addressOf(theme)}"></iframe>`)
      .join('')}</body></html>`,
  )

const page = (rest: string): string =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Every part of a page</title>${rest}\n`
