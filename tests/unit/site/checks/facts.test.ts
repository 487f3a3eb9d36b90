import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { factsInCode, looseFiguresIn } from '../../../../src/site/checks/facts.ts'
import { readDraft } from '../../../../src/site/draft.ts'
import { changedSite, problemsIn, siteOf, testDay } from '../../../support/sites.ts'

const flow = 'content/flows/fee-comparison.yaml'
/** What is said of a fact, of all that is said of the site. */
const toldOf = (folder: string, name: string) =>
  problemsIn(folder)
    .split(/\n(?=\S)/)
    .filter((message) => message.includes(name))

test('a fact that a flow misspells is told of first where it is misspelt, in a step and in a note', () => {
  const step = { from: 'before: 2007-04-06', to: 'before: { fact: fees.vat-rat }' }
  const note =
    '  late: { when: { question: start, before: { fact: fees.vat-rat } }, body: It was early and that counts. }'
  const folder = changedSite('broken-flow', [
    { file: flow, ...step },
    { file: flow, from: 'outcomes:', to: `notes:\n${note}\noutcomes:` },
  ])
  expect(toldOf(folder, 'fees.vat-rat"')).toEqual([
    `${flow}:19:52  there is no fact "fees.vat-rat"
    fix: did you mean "fees.vat-rate"?
    also at content/facts/fees/vat-rat.yaml:1:1 and ${flow}:29:52`,
  ])
})

test('a fact that a tool’s code names and no file holds is told with the code to mend', () => {
  const folder = changedSite('broken-flow', [])
  rmSync(join(folder, 'content/facts/fees/vat-rate.yaml'))
  expect(toldOf(folder, 'fees.vat-rate')).toEqual([
    `content/facts/fees/vat-rate.yaml:1:1  the tool "fee-comparison" needs the fact "fees.vat-rate", which does not exist
    fix: add content/facts/fees/vat-rate.yaml, or mend the name in src/tools/fee-comparison/tool.ts or what it draws on`,
  ])
})

test('a fact that is not used because of another fault is not told of', () => {
  const typed = { file: 'content/pages/commission.md', from: '{% fact "scheme.ban" /%}', to: '28 January 2021' }
  expect(problemsIn(changedSite('good', [typed]))).toBe(
    `content/pages/commission.md:10:12  the date "28 January 2021" is typed into the prose
    fix: write it as {% fact "…" /%} with a file in content/facts, or mark it with {% example %}`,
  )
})

test('a figure on a page needs its facts, and none is needed elsewhere', () => {
  expect(factsInCode(siteOf('good'))).toEqual([])
  const folder = changedSite('good', [
    { file: 'content/pages/home.md', from: 'Start with', to: '{% figure "bank-rate" /%}\n\nStart with' },
  ])
  const { draft } = readDraft(folder, testDay)
  expect(draft && factsInCode(draft.site)).toEqual([{ id: 'rates.bank-rate', by: 'the figure "bank-rate"' }])
})

describe('charts', () => {
  const page = { file: 'content/pages/what-is-pcp.md', from: '## ', to: '{% figure "statistics-market" /%}\n\n## ' }
  const fact = (name: string, unit: string, value: string) => ({
    file: `content/facts/cars/${name}.yaml`,
    to: `describes: Cars bought on finance in a year.\nunit: ${unit}\nnations: [england]\nconfidence: high\n${unit === 'table' ? 'columns: { asAt: date, cars: count }\n' : ''}values:\n  - { from: 2024-01-01, value: ${value}, source: { title: A source, url: "https://source.example/cars" } }\nchecked: { on: 2026-11-01, by: Test editors }\nreviewEvery: 365\n`,
  })
  const facts = [
    fact('new', 'count', '900'),
    fact('used', 'count', '700'),
    fact('share', 'percent', '90'),
    fact('years', 'table', '[{ asAt: 2024-01-01, cars: 900 }]'),
  ]

  /** What is found where the figure has a chart of these bars, or of a table. */
  const found = (drawn: string, figure = 'statistics-market', own = facts) => {
    const to = `${figure}:\n  - title: Cars on finance\n    says: Most cars are bought on finance.\n${drawn}`
    const said = problemsIn(changedSite('good', [...own, page, { file: 'content/charts.yaml', to }]))
    return said.replaceAll(/.*no page, tool or rule uses.*\n.*\n?/g, '').trimEnd()
  }
  const bars = (...ids: string[]) =>
    `    bars:\n${ids.map((id, index) => `      - { label: ${['New', 'Used'][index]}, fact: ${id} }\n`).join('')}`
  const table = (id: string, label: string, value: string) =>
    `    table: ${id}\n    label: ${label}\n    value: ${value}\n`

  describe('charts', () => {
    test('are right as bars of one unit and as a table', () => {
      expect(found(bars('cars.new', 'cars.used'))).toBe('')
      expect(found(table('cars.years', 'asAt', 'cars'))).toBe('')
    })

    test('must be there for a page that names their figure', () =>
      expect(found(bars('cars.new'), 'statistics-scheme')).toMatch(
        /^content\/charts\.yaml:1:1 {2}the figure "statistics-market", which content\/pages\/what-is-pcp\.md:\d+ names, has no charts\n {4}fix: put them under statistics-market in content\/charts\.yaml$/,
      ))

    test('say nothing of a fact that has a fault of its own', () =>
      expect(found(bars('cars.new'), 'statistics-market', [fact('new', 'count', 'one')])).toBe(
        'content/facts/cars/new.yaml:6:32  a fact in the unit "count" needs a number as its value\n    fix: change the value or the unit',
      ))

    test.each([
      ['facts that exist', bars('cars.nwe'), '5:29  there is no fact "cars.nwe"\n    fix: did you mean "cars.new"?'],
      ['numbers', bars('cars.new', 'scheme.ban'), '6:30  "scheme.ban" holds no number that a bar could show'],
      ['one unit', bars('cars.new', 'cars.share'), '6:30  "cars.share" is in percent, and the other bars are in count'],
      ['each fact once', bars('cars.new', 'cars.new'), '6:30  "cars.new" is drawn twice'],
      ['a table', table('cars.new', 'asAt', 'cars'), '4:12  "cars.new" is not a table'],
      ['a column', table('cars.years', 'day', 'cars'), '5:12  "cars.years" has no column "day"'],
      [
        'a column of numbers',
        table('cars.years', 'asAt', 'asAt'),
        '6:12  "cars.years" has no column "asAt" of numbers',
      ],
    ])('are drawn from %s', (_, drawn, says) => expect(found(drawn)).toContain(`content/charts.yaml:${says}`))
  })
})

describe('loose figures', () => {
  test.each([
    ['It paid £1,200 back.', { text: '£1,200', what: 'the amount', offset: 8 }],
    ['It was 36 per cent.', { text: '36 per cent', what: 'the percentage', offset: 7 }],
    ['It ended on 28 January 2021.', { text: '28 January 2021', what: 'the date', offset: 12 }],
    ['You have six months.', { text: 'six months', what: 'the length of time', offset: 9 }],
    ['It was 10% then.', { text: '10%', what: 'the percentage', offset: 7 }],
    ['There were 43 lenders.', { text: '43', what: 'the count', offset: 11 }],
  ])('%s', (text, figure) => {
    expect(looseFiguresIn(text)).toEqual([figure])
  })

  test.each([
    'Read PS26/3 and form V5C.',
    'It costs £0.',
    'At 0% there is no interest.',
    'It is {% fact "fees.cap" /%}.',
    '{% example %}She paid £300.{% /example %}',
    '[One](/in-2021)',
    '1. The first\n2. The second',
  ])('no loose figure: %s', (text) => {
    expect(looseFiguresIn(text)).toEqual([])
  })
})
