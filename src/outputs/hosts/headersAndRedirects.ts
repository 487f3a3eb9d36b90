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

/** Limits of Cloudflare Pages. What is past it, it leaves out without a word, so it is a fault here. */
const most = { redirectRules: 2000, headerRules: 100, lineLength: 2000 }

type LimitFault = { what: string; fix: string }

/** The redirects and headers that are more or longer than every host takes. */
export function hostLimits(host: HostModel): LimitFault[] {
  const redirects = rulesIn(redirectsFile(host))
  const headers = rulesIn(headersFile(host))
  const headerRules = headers.filter((line) => line.startsWith('/')).length
  return [
    ...(redirects.length > most.redirectRules
      ? [
          {
            what: `${host.redirects.length} redirects take ${redirects.length} lines of _redirects, and hosts read ${most.redirectRules}`,
            fix: 'remove the oldest redirects',
          },
        ]
      : []),
    ...(headerRules > most.headerRules
      ? [
          {
            what: `_headers has ${headerRules} rules, and hosts read ${most.headerRules}`,
            fix: 'put several addresses under one rule',
          },
        ]
      : []),
    ...host.redirects
      .filter((redirect) => rulesIn(redirectsFile({ ...host, redirects: [redirect] })).some(tooLong))
      .map(({ from }) => ({
        what: `the redirect from ${from.slice(0, 60)}… takes a line of more than ${most.lineLength} characters, which hosts leave out`,
        fix: 'shorten its addresses',
      })),
    ...headers.filter(tooLong).map((line) => ({
      what: `the header ${line.trim().split(':')[0]} takes a line of more than ${most.lineLength} characters, which hosts leave out`,
      fix: 'shorten what goes into it',
    })),
  ]
}

const rulesIn = (file: string): string[] => file.split('\n').filter((line) => line !== '' && !line.startsWith('#'))

const tooLong = (line: string): boolean => line.length > most.lineLength
