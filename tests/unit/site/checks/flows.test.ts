import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { FlowFile } from '../../../../src/flows/schema.ts'
import { flowFaults } from '../../../../src/site/checks/flows.ts'

const choice = (id: string, next: string, go = '') => `
  ${id}: { kind: choice, ask: Is it so?, short: So, error: Select whether it is so, options: [{ value: "yes", label: "Yes"${go} }, { value: "no", label: "No" }]${next} }`
const outcome = (id: string) => `
  ${id}: { title: The answer, body: Words enough to be an answer. }`

/** What an editor reads of a flow’s faults, with the path of each. */
const faultsOf = (questions: string, outcomes: string, more = '') =>
  flowFaults(FlowFile.parse(parse(`start: a\nquestions:${questions}\noutcomes:${outcomes}\n${more}`))).map(
    ({ at, what }) => `${at.join('.')}: ${what}`,
  )

test('a flow that holds together has no faults', () => {
  expect(
    faultsOf(
      choice('a', ', next: [{ when: { question: a, is: "yes" }, go: x }, { go: y }]'),
      outcome('x') + outcome('y'),
    ),
  ).toEqual([])
})

test('a step must lead to a question or an outcome', () => {
  expect(faultsOf(choice('a', ', next: [{ go: b }]'), outcome('x'))).toEqual([
    'questions.a.next.0.go: "a" goes to "b", which is neither a question nor an outcome',
    'outcomes.x: "x" can never be reached',
  ])
})

test('nothing may stand out of reach', () => {
  expect(faultsOf(choice('a', ', next: [{ go: x }]') + choice('orphan', ', next: [{ go: x }]'), outcome('x'))).toEqual([
    'questions.orphan: "orphan" can never be reached',
  ])
})

test('every answer must lead somewhere', () => {
  expect(faultsOf(choice('a', '', ', go: x'), outcome('x'))).toEqual([
    'questions.a: "a" has an answer that leads nowhere',
  ])
  expect(faultsOf(choice('a', ', next: [{ when: { question: a, is: "yes" }, go: x }]'), outcome('x'))).toEqual([
    'questions.a.next: "a" has no last step without "when", so some answers lead nowhere',
  ])
})

test('a step below one that is always taken is reported', () => {
  expect(
    faultsOf(
      choice('a', ', next: [{ go: x }, { when: { question: a, is: "yes" }, go: y }]'),
      outcome('x') + outcome('y'),
    ),
  ).toEqual(['questions.a.next.1: this step of "a" is never taken, because the one above it always is'])
})

test('a way that leads back to itself is reported once, with the way', () => {
  const questions =
    choice('a', ', next: [{ go: b }]') + choice('b', ', next: [{ when: { question: b, is: "no" }, go: a }, { go: x }]')
  expect(faultsOf(questions, outcome('x'))).toEqual(['questions.a: loops: a → b → a'])
})

test('a "when" may look only at what every way has asked', () => {
  const questions =
    choice('a', ', next: [{ when: { question: a, is: "yes" }, go: b }, { go: c }]') +
    choice('b', ', next: [{ go: c }]') +
    choice('c', ', next: [{ when: { question: b, is: "yes" }, go: x }, { go: y }]')
  expect(faultsOf(questions, outcome('x') + outcome('y'))).toEqual([
    'questions.c.next.0.when: this "when" looks at "b", which some ways to "c" never ask',
  ])
})

test('a rule may be used only where what it reads has been asked', () => {
  expect(
    faultsOf(choice('a', ', next: [{ when: { rule: was-a-lease }, go: x }, { go: y }]'), outcome('x') + outcome('y')),
  ).toEqual([
    'questions.a.next.0.when: the rule "was-a-lease" looks at "finance", which some ways to "a" never ask',
    'questions.a.next.0.when: the rule "was-a-lease" looks at "finance", which is not a question here',
  ])
})

test('a "when" must name an answer that the question has', () => {
  expect(
    faultsOf(
      choice('a', ', next: [{ when: { question: a, is: maybe }, go: x }, { go: y }]'),
      outcome('x') + outcome('y'),
    ),
  ).toEqual(['questions.a.next.0.when: "maybe" is not an answer to "a"'])
})

test('one comparison at a time', () => {
  expect(() =>
    faultsOf(
      choice('a', ', next: [{ when: { question: a, is: "yes", below: 3 }, go: x }, { go: y }]'),
      outcome('x') + outcome('y'),
    ),
  ).toThrow('write one question with one of')
})

test('a question for a sum takes the example that it gives', () => {
  const sum = (limits: string) => `
  a: { kind: money, ask: How much was it?, short: Sum, hint: "For instance {% example %}£1,700{% /example %}.", ${limits}, next: [{ go: x }] }`
  expect(faultsOf(sum('least: 1, most: 1700'), outcome('x'))).toEqual([])
  expect(faultsOf(sum('most: 1'), outcome('x'))).toEqual([
    'questions.a.most: "a" does not take its own example, £1,700',
  ])
  expect(faultsOf(sum('least: 2000'), outcome('x'))).toEqual([
    'questions.a.least: "a" does not take its own example, £1,700',
  ])
})
