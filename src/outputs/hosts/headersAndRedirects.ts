import type { HostModel } from '../hostPolicy.ts'

/**
 * _headers, as Netlify and Cloudflare Pages read it.
 * The service worker is named, because a kept one would hold back every new version. Pages get no Cache-Control here: both hosts have pages revalidated of their own accord, and a header given by two rules is joined into one.
 */
export const headersFile = ({ headers, cache }: HostModel): string =>
  [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    `  Cache-Control: ${cache.assets}`,
    '/sw.js',
    `  Cache-Control: ${cache.pages}`,
    '/hosts/*',
    '  X-Robots-Tag: noindex',
    '',
  ].join('\n')

const why = `# Each redirect stands twice. Netlify shows the page kept for hosts without redirects unless the rule ends in "!";
# Cloudflare Pages does not know "!", passes over that line with a warning, and takes the next.`

/** _redirects, as Netlify and Cloudflare Pages read it. Every rule is exact. */
export const redirectsFile = ({ redirects }: HostModel): string =>
  [why, ...redirects.flatMap(({ from, to }) => [`${from} ${to} 301!`, `${from} ${to} 301`]), ''].join('\n')

/** A value in double quotes, as nginx and Caddy read it. Throws for what they would read as something else. */
export function quoted(value: string): string {
  if (/["\\${}\n\r]/.test(value)) throw new Error(`${JSON.stringify(value)} cannot stand in a host’s configuration`)
  return `"${value}"`
}
