import { expect, test } from 'vitest'
import { hostPolicy } from '../../../src/outputs/hostPolicy.ts'
import { siteOf } from '../../support/sites.ts'

const { headers } = hostPolicy(siteOf('good'))
const csp = new Map(
  String(headers['Content-Security-Policy'])
    .split('; ')
    .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]),
)

// The marks of Mozilla’s HTTP Observatory for a site without cookies: 100, less what is missing, plus what is better than it must be.
const marks: [what: string, given: boolean, mark: number, otherwise: number][] = [
  [
    'a policy that starts from nothing, with nothing unsafe',
    csp.get('default-src')?.join() === "'none'" &&
      // A worker may be a blob that this page made: it has the page’s own policy.
      ![...csp].some(([part, sources]) =>
        sources.some((source) => /unsafe|^\*$|^https?:$|^data:|^blob:/.test(source) && part !== 'worker-src'),
      ),
    10,
    -25,
  ],
  ['no framing', csp.get('frame-ancestors')?.join() === "'none'" && headers['X-Frame-Options'] === 'DENY', 5, -20],
  [
    'HTTPS for at least half a year',
    Number(/max-age=(\d+)/.exec(String(headers['Strict-Transport-Security']))?.[1]) >= 15_768_000,
    0,
    -20,
  ],
  ['types that are not guessed', headers['X-Content-Type-Options'] === 'nosniff', 0, -5],
  [
    'little told to other sites',
    /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(String(headers['Referrer-Policy'])),
    5,
    -5,
  ],
  ['nothing lent to other sites', headers['Cross-Origin-Resource-Policy'] === 'same-origin', 10, 0],
]

test.each(marks)('%s', (_, given) => {
  expect(given).toBe(true)
})

test('all together they mark the site 130 of the 140 that are possible without cookies', () => {
  // The rest: 5 for a place on the browsers’ own list of HTTPS sites, 5 for fingerprints on scripts, which are all our own.
  expect(100 + marks.reduce((sum, [, given, mark, otherwise]) => sum + (given ? mark : otherwise), 0)).toBe(130)
})

test('nothing that injects text has a way to run it', () => {
  expect(csp.get('base-uri')).toEqual(["'none'"])
  expect(csp.get('form-action')).toEqual(["'none'"])
  expect(csp.get('require-trusted-types-for')).toEqual(["'script'"])
  expect(csp.get('object-src') ?? csp.get('default-src')).toEqual(["'none'"])
})
