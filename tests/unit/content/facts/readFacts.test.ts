import { expect, test } from 'vitest'
import { readFacts } from '../../../../src/content/facts/readFacts.ts'
import { SiteFolder } from '../../../../src/content/reading/folder.ts'
import { printSource } from '../../../../src/facts/print.ts'
import { printProblem } from '../../../../src/problems/problem.ts'
import { changedSite } from '../../../support/sites.ts'

const file = 'content/facts/scheme/ban.yaml'

const readWith = (from: string, to: string) => readChanged({ file, from, to })

function readChanged(...changes: Parameters<typeof changedSite>[1]) {
  const folder = new SiteFolder(changedSite('good', changes))
  return { facts: readFacts(folder).facts, problems: folder.problems.map(printProblem) }
}

test('a fact is read under its path with dots', () => {
  const { facts } = readFacts(new SiteFolder('tests/sites/good'))
  expect([...facts.keys()]).toEqual(['scheme.ban'])
  expect(facts.get('scheme.ban')).toMatchObject({ id: 'scheme.ban', unit: 'date', values: [{ value: '2021-01-28' }] })
})

test.each([
  ['value: 2021-01-28', 'value: 28', 'a fact in the unit "date" needs a day like 2026-07-02 as its value'],
  ['value: 2021-01-28', 'value: 2021-02-31', 'a fact in the unit "date" needs a day like 2026-07-02 as its value'],
  [
    'unit: date',
    'unit: state',
    'a fact in the unit "state" needs one of live, part-suspended, upheld, upheld-under-appeal, quashed, quashed-to-be-remade, remade as its value',
  ],
  ['unit: date', 'unit: GBP', 'a fact in the unit "GBP" needs a number as its value'],
  ['unit: date', 'unit: table', 'a fact in the unit "table" needs rows as its value'],
  ['unit: date', 'unit: dates', 'a fact in the unit "dates" needs a list of days as its value'],
  ['value: 2021-01-28', 'value: [2021-01-28]', 'a fact in the unit "date" needs a day like 2026-07-02 as its value'],
])('%s written as %s', (from, to, what) => {
  expect(readWith(from, to).problems).toEqual([`${file}:7:12  ${what}\n    fix: change the value or the unit`])
})

test.each([
  ['high', 'https://www.fca.org.uk'],
  ['medium', 'https://www.fca.org.uk/'],
])('a value of %s confidence needs the page that says it, and not %s', (confidence, url) => {
  const { problems } = readChanged(
    { file, from: 'https://www.fca.org.uk/news/ban', to: url },
    { file, from: 'confidence: high', to: `confidence: ${confidence}` },
  )
  expect(problems).toEqual([
    `${file}:8:61  this is only the front page of www.fca.org.uk, and nobody can look the value up there\n    fix: give the address of the page that says it; if the front page itself says it, add frontPage: true`,
  ])
})

test('a front page that says the value itself will do', () => {
  const url = 'url: "https://www.fca.org.uk/news/ban"'
  expect(readWith(url, 'url: "https://www.fca.org.uk/", frontPage: true').problems).toEqual([])
})

const reported = '"https://www.fca.org.uk/news/ban", reportedBy: "A Paper"'

test('a report carries a high confidence only together with a page of a second site', () => {
  const url = '"https://www.fca.org.uk/news/ban"'
  const refused = `${file}:8:108  a confidence of "high" needs a page of a second site when the value is only reported\n    fix: add also: with its address, or write confidence: medium`
  expect(readWith(url, reported).problems).toEqual([refused])
  expect(readWith(url, `${reported}, also: "https://fca.org.uk/old/ban"`).problems).toEqual([refused])
  expect(readWith(url, `${reported}, also: "https://paper.example/ban"`).problems).toEqual([])
})

test('where first-hand sites are listed, any other site only reports', () => {
  const listed = { file: 'content/first-hand.yaml', to: '- fca.org.uk\n- gov.uk\n' }
  const by = (url: string) => readChanged(listed, { file, from: '"https://www.fca.org.uk/news/ban"', to: url }).problems
  expect(by('"https://handbook.fca.org.uk/ban"')).toEqual([])
  expect(by('"https://www.paper.example/ban", also: "https://other.example/ban"')).toEqual([])
  expect(by('"https://www.paper.example/ban"')).toEqual([
    `${file}:8:61  a confidence of "high" needs a page of a second site when the value is only reported\n    fix: add also: with its address, or write confidence: medium; if paper.example tells of its own doings, add it to content/first-hand.yaml`,
  ])
  expect(by('"https://notgov.uk/ban"')[0]).toContain('if notgov.uk tells of its own doings')
})

test('a page that nobody has opened carries no high confidence', () => {
  const what = 'a confidence of "high" needs a source that somebody has opened'
  const { problems } = readWith(
    'url: "https://www.fca.org.uk/news/ban"',
    'url: "https://www.fca.org.uk/news/ban", opened: false',
  )
  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(
    `${what}\n    fix: open the page, look for the value and remove opened: false; or write confidence: medium`,
  )
})

test('who reported it stands in a field of its own', () => {
  const source = 'title: "FCA statement on motor finance"'
  expect(readWith(source, 'title: "FCA statement on motor finance, as reported by City AM"').problems[0]).toContain(
    'the title names who reported it, where pages and data cannot find it',
  )
  const { facts, problems } = readWith(source, `${source}, reportedBy: City AM, also: "https://paper.example/ban"`)
  expect(problems).toEqual([])
  const [first] = facts.get('scheme.ban')?.values ?? []
  expect(first && printSource(first.source)).toBe('FCA statement on motor finance, as reported by City AM')
})

test('a value may end, whatever the unit', () => {
  expect(readWith('value: 2021-01-28', 'value: null').problems).toEqual([])
})

test('a day may stand once only', () => {
  const { problems } = readWith(
    'checked:',
    '  - from: 2021-01-28\n    value: 2021-02-01\n    source: { title: "FCA statement", url: "https://www.fca.org.uk/news/ban" }\nchecked:',
  )
  expect(problems).toEqual([
    `${file}:9:11  this value starts on 2021-01-28, which is not later than the one above it (2021-01-28)\n    fix: put the oldest value first, each day once`,
  ])
})

test('of values out of order the one is named that is later than all below it', () => {
  const value = (day: string) =>
    `  - from: ${day}\n    value: ${day}\n    source: { title: A source, url: "https://a.example/b" }\n`
  const later = ['2026-11-20', '2022-01-28', '2023-01-28'].map(value).join('')
  expect(readWith('checked:', `${later}checked:`).problems).toEqual([
    `${file}:9:11  this value starts on 2026-11-20, which is not earlier than the one below it (2022-01-28)
    fix: put the oldest value first, each day once`,
  ])
})
