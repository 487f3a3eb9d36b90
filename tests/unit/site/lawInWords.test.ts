import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { factsOfFigure } from '../../../src/content/prose/figureNames.ts'
import { contentCharts } from '../support/contentCharts.ts'
import { contentFacts } from '../support/contentFacts.ts'

// What no editor may let slip back: words that cost a reader a right.
const texts = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) =>
      /\.(?:md|yaml)$/.test(file) &&
      !file.startsWith('facts/') &&
      !file.endsWith('journeys.yaml') &&
      // Letters and words that others write.
      !/^lender-letters\/(?:signs|.+\.cases)\.yaml$/.test(file) &&
      file !== 'README.md' &&
      file !== 'standing.yaml',
  )
  .map((file) => ({ file, text: readFileSync(`content/${file}`, 'utf8') }))
const textOf = (name: string) => texts.find(({ file }) => file.endsWith(name))?.text ?? ''
/** The files in which some text is found, once their words have been through `of`. */
const filesWith = (found: RegExp, of = (text: string) => text) =>
  texts.filter(({ text }) => found.test(of(text))).map(({ file }) => file)

test('what is said of complaints in each state holds for those who have complained too', () => {
  const { topics } = parse(readFileSync('content/standing.yaml', 'utf8')) as { topics: Record<string, object> }
  expect(Object.values(topics['complaints'] ?? {}).filter((words) => /you can complain/i.test(words))).toEqual([])
  expect(Object.keys(topics['complaints'] ?? {})).not.toEqual([])
})

describe('letters', () => {
  const rows = (name: string) =>
    textOf(name)
      .split('\n')
      .filter((line) => line.startsWith('|'))
  test('“no relevant arrangement” is provisional and starts no time, on the page and in the data of the letters', () => {
    const row = rows('guides/if-your-claim-fails.md').find((line) => /no relevant arrangement/i.test(line)) ?? ''
    expect(row).toContain('{% term "provisional-decision" %}')
    expect(row).not.toContain('ombudsman.limit')
    expect(parse(textOf('lender-letters/provisional-no-arrangement.yaml'))).toMatchObject({
      stage: 'provisional',
      starts: null,
      clock: expect.stringMatching(/^It doesn’t start your time to go to the ombudsman\./),
    })
  })
  test('every page that explains the codes sends on to the letters and what each starts', () => {
    const explain = [
      'tools/reply-decoder.md',
      'guides/if-your-claim-fails.md',
      'guides/common-lender-defences.md',
      'tools/redress-eligibility-checker.md',
      'guides/escalate-to-fos.md',
    ]
    expect(explain.filter((name) => !textOf(name).includes('](/guides/lender-letters'))).toEqual([])
  })
  test('that pay nothing are warned of beside those that offer money', () => {
    const warn = [
      'tools/reply-decoder.md',
      'guides/if-your-claim-fails.md',
      'guides/redress-what-to-do-now.md',
      'guides/lender-letters.md',
      'tools/redress-eligibility-checker.md',
    ]
    expect(warn.filter((name) => !/even (?:where|when|if) (?:it|the letter) pays nothing/.test(textOf(name)))).toEqual(
      [],
    )
  })
  test('coded RD01 or RD02 name the test that the ombudsman applies', () => {
    expect(
      ['guides/escalate-to-fos.md', 'guides/fos-decisions-explained.md', 'guides/lender-letters.md'].filter(
        (name) => !/complaints\.code-time-bar.*fair and reasonable/s.test(textOf(name)),
      ),
    ).toEqual([])
  })
})

test('records that are missing are never said to count against the lender, nor to be no reason', () => {
  expect(
    filesWith(/(?:records|papers|has none)[^.|\n]*count against|missing records (?:are|may)|not a reason to say no/i),
  ).toEqual([])
})

test('nobody is told to ask to be left out of the scheme', () => expect(filesWith(/ask to be left out/)).toEqual([]))

test('time is named wherever the scheme’s tests are listed', () => {
  const lists = [
    'guides/redress-payout-examples.md',
    'guides/discretionary-commission-arrangements-explained.md',
    'tools/redress-calculator.md',
    'tools/pcp-claim-calculator.md',
  ]
  expect(lists.filter((name) => !/\b(?:in|out of) time\b/.test(textOf(name)))).toEqual([])
})

test('the years for court are given for each nation together', () => {
  expect(
    filesWith(/law\.limitation-years"/).filter((file) => !filesWith(/law\.limitation-years-scotland"/).includes(file)),
  ).toEqual([])
})

test('the day until which one report says that records are kept stands beside the last rule that was read', () => {
  expect(
    filesWith(/scheme\.records-until"/).filter((file) => !filesWith(/scheme\.records-until-read"/).includes(file)),
  ).toEqual([])
})

test('the law on sensible searches is older than the stopped clock', () => {
  expect(contentFacts.get('sar.reasonable-search-from')?.values[0]).toMatchObject({ from: '2024-01-01' })
})

test('cancelling with a firm is never called free of charge', () =>
  expect(filesWith(/cancel without a charge/)).toEqual([]))

describe('what lenders set aside', () => {
  const provisions = [...contentFacts.values()]
    .filter(({ id, unit }) => unit === 'GBP' && /provision/.test(id))
    .map(({ id }) => id)
  test('is one fact for each lender, and the chart shows them all', () => {
    // One law firm’s figure, not the bank’s: named in the text, and not drawn.
    expect(factsOfFigure('statistics-provisions', contentCharts).toSorted()).toEqual(
      provisions.filter((id) => id !== 'statistics.provision-bank-of-ireland').toSorted(),
    )
  })
  test('is never said not to have been found for a lender that has a figure', () => {
    expect(textOf('pcp-claim-statistics-uk.md')).not.toMatch(/No figure was found[^\n]*MotoNovo/)
  })
})
