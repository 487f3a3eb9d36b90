import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { supposing } from '../../../../src/build/scenario.ts'
import type { FigureName } from '../../../../src/content/prose/figureNames.ts'
import { type SchemeState, schemeStates } from '../../../../src/facts/schema.ts'
import { rateSteps } from '../../../../src/pages/figures/Charts.tsx'
import { figureOf } from '../../../../src/pages/figures/figureOf.tsx'
import { keptOf } from '../../../../src/pages/figures/MoneyTables.tsx'
import { timelineYears } from '../../../../src/pages/figures/Timelines.tsx'
import { LineOf } from '../../../../src/pages/ProseOf.tsx'
import { readSite } from '../../../../src/site/readSite.ts'
import type { Site } from '../../../../src/site/site.ts'
import { realFiles, realTexts } from '../../../support/realSite.ts'

const day = '2026-11-22'
let sites: Record<SchemeState, Site>
beforeAll(() => {
  const siteIn = (state: SchemeState) => {
    const { site } = readSite(supposing(realFiles, state, day), day, realTexts)
    if (!site) throw new Error(`the site cannot be read while the scheme is ${state}`)
    return site
  }
  sites = Object.fromEntries(schemeStates.map((state) => [state, siteIn(state)])) as Record<SchemeState, Site>
})

function drawn(name: FigureName, site: Site): string {
  const Figure = figureOf(site, ({ markdown }) => <LineOf site={site} markdown={markdown} />)
  return renderToStaticMarkup(<Figure name={name} />)
}
const today = () => sites['part-suspended']

test('the slider goes up half a point at a time, and with it the payment, the cost and what the rules count', () => {
  const steps = rateSteps(today())
  expect([steps[0]?.apr, steps.at(-1)?.apr, steps.length]).toEqual([390, 1590, 25])
  for (const of of ['instalment', 'cost', 'counted'] as const)
    expect(steps.map((step) => step[of])).toEqual(steps.map((step) => step[of]).toSorted((a, b) => a - b))
  expect(steps.find(({ apr }) => apr === 990)).toEqual({ apr: 990, instalment: 25_112, cost: 205_390, counted: 35_307 })
})

test('what is kept: all of it or what the fee leaves, nothing of nothing, and never more fee than the limit', () => {
  expect(keptOf(today()).map(({ redress, total, keep }) => [redress, total, keep])).toEqual([
    [0, 0, 0],
    [30_000, 10_800, 19_200],
    [82_900, 29_844, 53_056],
    [200_000, 67_200, 132_800],
    [1_200_000, 360_000, 840_000],
  ])
})

test('a firm that asks for less leaves more, and one that names no fee is taken at the limit', () => {
  const { company, ...rest } = today()
  const { fee, ...without } = company
  expect(fee?.percent).toBe(30)
  const keeping = (share: Site['company']) => keptOf({ ...rest, company: share }).at(-1)?.keep
  expect(keeping({ ...without, fee: { percent: 10, terms: '' } })).toBe(1_056_000)
  expect(keeping(without)).toBe(840_000)
})

test('the timeline is by year, each year once, and has only the days that the scheme’s state leaves', () => {
  const years = timelineYears(today())
  expect(years.map(({ year }) => year)).toEqual(['2007', '2014', '2021', '2024', '2025', '2026', '2027'])
  expect(years.flatMap(({ days }) => days)).toHaveLength(today().timeline.length)
  const days = (state: SchemeState) => timelineYears(sites[state]).flatMap((one) => one.days).length
  expect(days('quashed')).toBeLessThan(days('part-suspended'))
})

test('today stands between what has been and what is to come', () => {
  const items = [...drawn('timeline', today()).matchAll(/<li[^>]*>/g)].map(([item]) => item)
  const at = items.findIndex((item) => item.includes('aria-current="date"'))
  expect(at).toBeGreaterThan(0)
  expect(items.map((item) => item.includes('data-ahead'))).toEqual(items.map((_, index) => index > at))
})

test('the line of steps marks the one a page is for, and says which it is of how many', () => {
  const html = drawn('step-read', today())
  expect(html).toContain('<figcaption>Making a complaint, step 4 of 5: Read the answer</figcaption>')
  const steps = [...html.matchAll(/font-weight="(\d+)".*?<text x="14"[^>]*>(\d)<\/text><text y="47">(\w+)/g)]
  expect(steps.map(([, weight, number, word]) => `${number} ${word} ${weight}`)).toEqual([
    '1 Find 400',
    '2 Write 400',
    '3 Wait 400',
    '4 Read 700',
    '5 Ombudsman 400',
  ])
})

test('what is on hold is said in two columns, and in one while the scheme runs', () => {
  for (const state of schemeStates) {
    const html = drawn('on-hold', sites[state])
    expect(
      [...html.matchAll(/data-side="(\w+)"/g)].map(([, side]) => side),
      state,
    ).toEqual(state === 'live' ? ['goesOn'] : ['stopped', 'goesOn'])
  }
  expect(drawn('on-hold', today())).toContain('What’s on hold, and what isn’t')
  expect(drawn('on-hold', sites.quashed)).not.toContain('on hold')
})

test.each(['agreement-map', 'letter-sheet'] as const)(
  'every part of the %s is drawn and named, in one order',
  (name) => {
    const html = drawn(name, today())
    const [drawing = '', names = ''] = html.split('</svg>')
    expect(drawing.match(/class="point"/g)).toHaveLength(10)
    expect(names.match(/<input type="radio"/g)).toHaveLength(10)
  },
)

test('the letter says what the decoder looks for in the decoder’s own words', () => {
  const html = drawn('letter-sheet', today())
  const says = today().lenderLetters?.signs.find(({ id }) => id === 'full-and-final')?.says
  expect(html).toContain(`“${says}”`)
})

test('the steps of a complaint stand with their clocks, and no step is marked before a case is read', () => {
  const html = drawn('journey', today())
  expect(html.match(/id="step-/g)).toHaveLength(5)
  expect(html.match(/class="clock"/g)).toHaveLength(4)
  expect(html).not.toContain('aria-current')
})

test('a share is drawn as a part of all: under 40 in 100 fill no bar', () => {
  const html = drawn('statistics-complaints', today())
  const [, shares = ''] = html.split('Cases of every kind')
  const widths = [...shares.matchAll(/width="([\d.]+)%"/g)].map(([, width]) => Number(width))
  expect(widths).toHaveLength(2)
  for (const width of widths) expect(width).toBeLessThan(40)
})

test('a picture without its words is left out', () => {
  for (const name of [
    'rate',
    'agreement-map',
    'letter-sheet',
    'journey',
    'on-hold',
    'what-you-keep',
    'anatomy-of-pcp',
    'who-paid-whom',
    'letter-path',
    'bank-rate',
    'fee-examples',
    'fee-or-free',
    'fee-table',
    'redress-examples',
  ] as const)
    expect(drawn(name, { ...today(), figureWords: undefined }), name).toBe('')
})
