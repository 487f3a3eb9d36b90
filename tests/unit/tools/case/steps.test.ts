import { describe, expect, test } from 'vitest'
import type { Agreement, CaseFile } from '../../../../src/casefile/caseFile.ts'
import { nothingTold, type Snapshot } from '../../../../src/tools/case/snapshot.ts'
import {
  aboutOfStep,
  agreementSteps,
  firstOpen,
  isAnswered,
  kindOfStep,
  newLenderStep,
  personSteps,
  reachable,
  signingSteps,
  stepAfter,
} from '../../../../src/tools/case/steps.ts'
import { ann, caseOf, vw } from '../../letters/sampleCase.ts'

const agreement = (id: string, lenderId: string): Agreement => ({ ...vw, id, lenderId })
const told = (asked: string[], caseFile: CaseFile = caseOf({})): Snapshot => ({
  caseFile,
  answers: { ...nothingTold.answers, asked },
})

test.each([
  ['kind:agreement-id', 'kind', 'agreement-id'],
  ['name', 'name', ''],
  ['lender:a:b', 'lender', 'a:b'],
  ['', '', ''],
])('the step %o asks %o about %o', (step, kind, about) => {
  expect([kindOfStep(step), aboutOfStep(step)]).toEqual([kind, about])
})

describe('the questions about the agreements', () => {
  test('begin with the lender when nothing is known', () => {
    expect(agreementSteps(caseOf({ agreements: [] }), ['kind'])).toEqual(['lender:new-0'])
  })

  test('ask for a lender once, and for each agreement all the rest', () => {
    const two = caseOf({
      agreements: [agreement('a', 'black-horse'), agreement('b', 'black-horse'), agreement('c', 'motonovo-finance')],
    })
    expect(agreementSteps(two, ['kind', 'start'])).toEqual([
      'lender:a',
      'count:a',
      'kind:a',
      'start:a',
      'kind:b',
      'start:b',
      'lender:c',
      'count:c',
      'kind:c',
      'start:c',
      'lenders',
    ])
  })
})

describe('the questions about the person', () => {
  const withEarlier = (count: number) =>
    caseOf({
      person: {
        ...ann,
        addresses: [...ann.addresses, ...Array.from({ length: count }, () => ({ lines: ['1 Low Road'] }))],
      },
    })

  test('ask for the address then after the address now', () => {
    expect(personSteps(withEarlier(0))).toEqual([
      'name',
      'other-names',
      'birth',
      'address:0',
      'address-then:0',
      'reply',
      'needs',
    ])
  })

  test('ask after each earlier address whether there was another', () => {
    expect(personSteps(withEarlier(2)).filter((step) => step.startsWith('address'))).toEqual([
      'address:0',
      'address-then:0',
      'address:1',
      'address-then:1',
      'address:2',
      'address-then:2',
    ])
  })

  test('ask whoever writes for somebody else for their own address as well', () => {
    const helper = caseOf({ acting: { as: 'helper', forName: 'Bea Bow' } })
    expect(personSteps(helper).slice(-3)).toEqual(['address:own', 'reply', 'needs'])
    expect(signingSteps(helper)).toEqual(['acting', 'name', 'address:0', 'address:own', 'reply'])
    expect(signingSteps(caseOf({}))).toEqual(['acting', 'name', 'address:0', 'reply'])
    expect(isAnswered('address:own', told(['address:own'], helper))).toBe(false)
  })

  test('ask for no more after the fifth', () => {
    expect(
      personSteps(withEarlier(5))
        .filter((step) => step.startsWith('address'))
        .at(-1),
    ).toBe('address:5')
  })

  test('are whole for a person of whom nothing is known', () => {
    expect(personSteps(nothingTold.caseFile)).toEqual(personSteps(withEarlier(0)))
  })
})

describe('an answer', () => {
  test('is there once its question was asked', () => {
    expect(isAnswered('name', told(['name']))).toBe(true)
    expect(isAnswered('birth', told(['name']))).toBe(false)
  })

  test('is not there for an address that was only begun', () => {
    const begun = caseOf({ person: { ...ann, addresses: [...ann.addresses, { lines: [] }] } })
    expect(isAnswered('address:0', told(['address:0', 'address:1'], begun))).toBe(true)
    expect(isAnswered('address:1', told(['address:0', 'address:1'], begun))).toBe(false)
    expect(isAnswered('address:2', told(['address:2'], begun))).toBe(false)
  })

  test('is looked for in the order of the questions', () => {
    expect(firstOpen(['a', 'b', 'c'], told(['a', 'c']))).toBe('b')
    expect(firstOpen(['a', 'c'], told(['a', 'c']))).toBeUndefined()
  })
})

describe('after an answer', () => {
  const steps = ['a', 'b', 'c']

  test.each([
    ['the next question comes', 'a', ['a'], false, 'b'],
    ['the next comes even if it was answered before', 'a', ['a', 'b', 'c'], false, 'b'],
    ['the last leads to one that was passed over', 'c', ['a', 'c'], false, 'b'],
    ['the last leads to the end', 'c', ['a', 'b', 'c'], false, 'end'],
    ['a change leads straight to the end', 'a', ['a', 'b', 'c'], true, 'end'],
    ['a change leads to the first question it opened', 'a', ['a', 'b'], true, 'c'],
    ['a question that has gone leads to the first that is open', 'gone', ['a'], false, 'b'],
  ])('%s', (_, step, asked, changing, next) => {
    expect(stepAfter(step, steps, told(asked), changing, 'end')).toBe(next)
  })
})

test('a lender can be added whatever is open about the others, after what is asked first', () => {
  const one = caseOf({ agreements: [vw] })
  const at = (asked: string[], steps = ['acting', 'lender:a', 'kind:a', 'lenders'], step = newLenderStep(one)) =>
    reachable(step, steps, told(asked, one), ['end'])
  expect(at([])).toBe('acting')
  expect(at(['acting'])).toBe('lender:new-1')
  expect(at(['acting'], ['acting'])).toBe('end')
})

test('once the case holds the lender that was asked for, that is asked no more', () => {
  const steps = ['acting', 'lender:a']
  const step = newLenderStep(caseOf({ agreements: [] }))
  const brought = caseOf({ agreements: [agreement('a', 'black-horse')] })
  expect(reachable(step, steps, told(['acting'], brought), ['end'])).toBe('lender:a')
  expect(reachable(step, steps, told(steps, brought), ['end'])).toBe('end')
})

describe('a visitor who asks for a step', () => {
  const steps = ['a', 'b', 'c']

  test.each([
    ['gets it when all before it is answered', 'b', ['a'], 'b'],
    ['gets one that was answered', 'a', ['a', 'b'], 'a'],
    ['gets the first open question when it comes before', 'c', ['a'], 'b'],
    ['gets the end when all is answered', 'end', ['a', 'b', 'c'], 'end'],
    ['gets a letter at the end by its number', 'end:2', ['a', 'b', 'c'], 'end:2'],
    ['gets no end while a question is open', 'end', ['a'], 'b'],
    ['gets the first open question for a step that is none', 'gone', ['a'], 'b'],
    ['gets the end for a step that is none when all is answered', 'gone', ['a', 'b', 'c'], 'end'],
  ])('%s', (_, step, asked, at) => {
    expect(reachable(step, steps, told(asked), ['end', 'other-end'])).toBe(at)
  })
})
