import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

const page = 'content/pages/what-is-pcp.md'
const withTable = (heads: string) =>
  changedSite('good', [
    { file: page, from: 'The dealer, by', to: `| ${heads} |\n|---|---|---|\n| a | b | c |\n\nThe dealer, by` },
  ])

test('heads of columns that begin with a capital, a sign or nothing are as they should be', () => {
  expect(problemsIn(withTable(' | What it is | “PCP”'))).toBe('')
})

test('each head that begins with a small letter is told', () => {
  expect(
    problemsIn(withTable('part | What it is | it may')),
  ).toBe(`${page}:10:3  the head of a column begins with a small letter: "part"
    fix: write "Part"
${page}:10:23  the head of a column begins with a small letter: "it may"
    fix: write "It may"`)
})

const section = (heading: string, words: number, step = '') =>
  `## ${heading}\n\n${'The lender has to say why.\n'.repeat(Math.ceil(words / 6))}\n${step}\n`
const step = '{% next %}\n[Write to the lender](/what-is-pcp) today.\n{% /next %}\n'

/** What is found in a guide that ends in these sections. */
const found = (...sections: string[]) =>
  problemsIn(
    changedSite('good-with-menus', [
      { file: 'content/pages/what-is-pcp.md', from: '\n---\n', to: `\n---\n\n${sections.join('')}` },
    ]),
  )

test('a long section of a long guide ends with what to do, and the fault names its heading and its line', () => {
  expect(found(section('Who pays', 400, step), section('What was hidden', 400))).toMatch(
    /^content\/pages\/what-is-pcp\.md:\d+:1 {2}the section “What was hidden” of a long guide does not end with what to do\n {4}fix: end it with \{% next %\}, a sentence with a link, and \{% \/next %\}, each on a line of its own$/,
  )
})

test('a short section, or a short guide, may end as it likes', () => {
  expect(found(section('Who pays', 800, step), section('In short', 40))).toBe('')
  expect(found(section('Who pays', 300))).toBe('')
})

test('a step that is never closed is told as that, once', () => {
  const open = step.replace('{% /next %}\n', '')
  expect(found(section('Who pays', 400, open), section('What was hidden', 400, step))).toMatch(
    /^content\/pages\/what-is-pcp\.md:\d+:1 {2}[^\n]*next[^\n]*\n {4}fix: [^\n]*$/,
  )
})

test('a step whose link is wrong is told as the link, once', () => {
  expect(
    found(section('Who pays', 400, step), section('What was hidden', 400, step.replace('/what', 'javascript:'))),
  ).toMatch(
    /^content\/pages\/what-is-pcp\.md:\d+:\d+ {2}the link javascript:-is-pcp is not an https, mailto or tel address\n {4}fix: write it as https:\/\/…$/,
  )
})

test('a step or a summary whose tag is not closed is not missed as well', () => {
  expect(found(section('Who pays', 800, step.replace('{% next %}\n', '')))).toMatch(
    /^content\/pages\/what-is-pcp\.md:\d+:1 {2}\{% \/next %\} closes nothing\n {4}fix: write \{% next %\} where it starts, or remove it$/,
  )
})

const claim = 'content/claims/acorn.md'
const withHeading = (heading: string) =>
  changedSite('good-with-menus', [
    { file: claim, from: 'Complaining is free.', to: `${heading}\n\nComplaining is free.` },
  ])

test('a heading with the fragment of a part that the page has anyway is told, with its line', () => {
  expect(problemsIn(withHeading('## What happens next?'))).toBe(
    `${claim}:8:1  the heading "What happens next?" has the fragment #what-happens-next, which the page’s own part has too
    fix: word it otherwise`,
  )
})

test('any other heading is as it should be', () => expect(problemsIn(withHeading('## What Acorn said'))).toBe(''))
