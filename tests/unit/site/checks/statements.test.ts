import { describe, expect, test } from 'vitest'
import type { Statements } from '../../../../src/content/phrases/schema.ts'
import { misplacedStatements } from '../../../../src/site/checks/statements.ts'
import { phraseFinder } from '../../../../src/site/phrasesIn.ts'
import { changedSite, problemsIn } from '../../../support/sites.ts'

const statements = {
  file: 'content/statements.yaml',
  to: `- about: the hold
  rightIn: [part-suspended]
  words: ['is on hold']
`,
}
const page = 'content/pages/what-is-pcp.md'
const withWords = (words: string) =>
  problemsIn(
    changedSite('good', [
      statements,
      {
        file: page,
        to: `---
title: What is PCP?
description: A personal contract purchase is a loan for a car with smaller monthly payments and one large last payment.
summary: A loan for a car.
updated: 2026-11-20
---

## What it is

${words}
`,
      },
    ]),
  )

test('words of one state outside it are refused where they stand, with what to write', () =>
  expect(withWords('A loan. The scheme is on hold.')).toContain(
    `${page}:10:20  "is on hold" (the hold) is shown while the scheme is not part-suspended
    fix: write {% standing "…" /%}, or put it between {% when "part-suspended" %} and {% /when %}`,
  ))

test('inside it they are not', () =>
  expect(withWords('A loan. {% when "part-suspended" %}The scheme is on hold.{% /when %}')).not.toContain('on hold'))

const find = phraseFinder<Statements[number]>([
  {
    about: 'the hold',
    rightIn: ['part-suspended'],
    words: ['is [|partly ]on hold', 'lenders need not … pay', "tribunal's hold"],
    butNot: ['the line is on hold'],
  },
  { about: 'the end', rightIn: ['quashed', 'quashed-to-be-remade'], words: ['was struck down'] },
])

describe('words that hold only in some states', () => {
  test.each([
    ['The scheme is on hold.', 'is on hold'],
    ['The scheme is\n  partly  on hold.', 'is partly on hold'],
    ['Lenders need not yet work out or pay.', 'Lenders need not yet work out or pay'],
    ['It is the Tribunal’s hold.', 'Tribunal’s hold'],
    ['This is on holdall, and lenders need not mind. They pay.', undefined],
    ['The line is on hold.', undefined],
  ])('%s', (text, found) => expect(find(text)[0]?.text).toBe(found))

  test('are none where nothing is listed', () => expect(phraseFinder([])('It is on hold.')).toEqual([]))
})

describe('in prose', () => {
  const wrongIn = (raw: string, states?: Parameters<typeof misplacedStatements>[2]) =>
    misplacedStatements(raw, find, states).map(({ wrongIn: wrong }) => wrong)

  test('they may stand where their state is asked for', () => {
    expect(wrongIn('{% when "part-suspended" %}It is on hold.{% /when %} Go on.')).toEqual([])
    expect(wrongIn('{% when ["quashed", "quashed-to-be-remade"] %}It was struck down.{% /when %}')).toEqual([])
    expect(wrongIn('{% when answer="none" scheme="part-suspended" %}\nIt is on hold.\n{% /when %}')).toEqual([])
  })
  test('they may not before or after it, or where more states are asked for', () => {
    expect(wrongIn('It is on hold. {% when "part-suspended" %}Yes.{% /when %}')[0]).toHaveLength(6)
    expect(wrongIn('{% when ["part-suspended", "upheld"] %}It is on hold.{% /when %}')).toEqual([['upheld']])
    expect(wrongIn('{% when answer="none" %}It is on hold.{% /when %}')[0]).toContain('live')
  })
  test('one choice inside another narrows it', () =>
    expect(
      wrongIn('{% when ["quashed", "live"] %}a {% when "quashed" %}It was struck down.{% /when %}{% /when %}'),
    ).toEqual([]))
  test('words of one state are held to that state', () => {
    expect(wrongIn('It is on hold.', ['part-suspended'])).toEqual([])
    expect(wrongIn('It is on hold.', ['remade'])).toEqual([['remade']])
  })
})

describe('turns of phrase', () => {
  const page = 'content/pages/what-is-pcp.md'
  const turns = {
    file: 'content/turns.yaml',
    to: `- instead: '“is next to”'\n  words: ['[stands|stood] beside']\n  butNot: ['he stood beside']\n`,
  }
  const withWords = (words: string) =>
    problemsIn(changedSite('good', [turns, { file: page, from: 'The dealer, by', to: `${words}\n\nThe dealer, by` }]))

  test('a turn of phrase that nobody says is told with its place and what to write instead', () => {
    expect(withWords('It is on page one and next to the signatures.')).toBe('')
    expect(withWords('It is on page one and Stands\nbeside the signatures.')).toBe(
      `${page}:10:23  "Stands beside" isn’t how people talk
    fix: write “is next to”`,
    )
  })

  test('what only looks like it may be said, and so may examples', () => {
    expect(withWords('He stood beside the car. {% example %}It stands beside the name.{% /example %}')).toBe('')
  })

  test('facts’ own words are read too', () => {
    expect(
      problemsIn(
        changedSite('good', [
          turns,
          { file: 'content/facts/scheme/ban.yaml', from: 'describes: ', to: 'describes: What stands beside ' },
        ]),
      ),
    ).toContain('"stands beside" isn’t how people talk')
  })

  test('and menus', () => {
    expect(
      problemsIn(
        changedSite('good-with-menus', [
          turns,
          { file: 'site.manifest.yaml', from: 'description: ', to: 'description: What stands beside ' },
        ]),
      ),
    ).toContain('"stands beside" isn’t how people talk')
  })
})

describe('the notice above every page', () => {
  const states = [
    'live',
    'part-suspended',
    'upheld',
    'upheld-under-appeal',
    'quashed',
    'quashed-to-be-remade',
    'remade',
  ]
  const withNotice = (words: string) =>
    problemsIn(
      changedSite('good', [
        {
          file: 'content/standing.yaml',
          to: `topics:\n  notice:\n${states.map((state) => `    ${state}: ${words}\n`).join('')}`,
        },
      ]),
    )

  test('a notice is as long as one line of a phone', () => {
    expect(withNotice('x'.repeat(46))).toBe('')
    expect(
      withNotice(`${'x'.repeat(46)} and on`)
        .split('\n')
        .slice(0, 2),
    ).toEqual([
      'content/standing.yaml:3:11  the notice of "live" has 53 characters; the most is 46, which leaves out " and on"',
      '    fix: shorten it, so that it stays in one line on a phone',
    ])
  })

  test('it is measured as it is read, with its facts printed', () => {
    const ban = '{% fact "scheme.ban" /%}'
    expect(withNotice(`It ended on ${ban}`)).toBe('')
    expect(withNotice(`It ended on ${ban}, and that was the end of it`)).toContain('characters; the most is 46')
  })
})
