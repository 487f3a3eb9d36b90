import { expect, test } from 'vitest'
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
