import type { HostModel } from '../hostModel.ts'

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
