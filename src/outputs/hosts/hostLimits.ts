import type { HostModel } from '../hostPolicy.ts'
import { headersFile, redirectsFile } from './headersAndRedirects.ts'

/** Limits of Cloudflare Pages. What is past it, it leaves out without a word, so it is a fault here. */
const most = { redirectRules: 2000, headerRules: 100, lineLength: 2000 }

export type LimitFault = { what: string; fix: string }

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
