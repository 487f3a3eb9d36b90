import { describe, expect, test } from 'vitest'
import type { Agreement, CaseFile } from '../../../../src/casefile/caseFile.ts'
import { back, next, reachableStep } from '../../../../src/flows/steps.ts'
import { nothingTold, type Snapshot } from '../../../../src/toolkit/case/snapshot.ts'
import {
  agreementSteps,
  asked,
  caseWay,
  isAnswered,
  nameOnceAnswered,
  newLenderStep,
  pagesOf,
  personSteps,
  signingSteps,
} from '../../../../src/toolkit/case/steps.ts'
import { ann, caseOf, vw } from '../../letters/sampleCase.ts'

const agreement = (id: string, lenderId: string): Agreement => ({ ...vw, id, lenderId })
const told = (asked: string[], caseFile: CaseFile = caseOf({})): Snapshot => ({
  caseFile,
  answers: { ...nothingTold.answers, asked },
})

describe('the questions about the agreements', () => {
  test('begin with the lender when nothing is known', () => {
    expect(agreementSteps(caseOf({ agreements: [] }), ['kind'])).toEqual(['lender:new-0', 'count:new-0', 'kind:new-0'])
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
    expect(personSteps(withEarlier(5)).at(-1)).toBe('address:5')
  })

  test('are whole for a person of whom nothing is known', () => {
    expect(personSteps(nothingTold.caseFile)).toEqual(personSteps(withEarlier(0)))
  })
})

describe('an answer', () => {
  test('is there once its question was asked', () => {
    expect(isAnswered('name', told(['name']))).toBe(true)
    expect(isAnswered('needs', told(['name']))).toBe(false)
  })

  test('is there for what papers or another tool have brought, unless it says nothing', () => {
    const now = told([], caseOf({ agreements: [{ ...vw, id: 'a', type: 'unknown', joint: 'unknown' }] }))
    const brought = ['name', 'birth', 'address:0', 'reply', 'lender:a', 'start:a', 'number:a', 'plates:a', 'dealer:a']
    expect(brought.filter((step) => !isAnswered(step, now))).toEqual([])
    expect(['acting', 'kind:a', 'joint:a', 'needs', 'start:b'].filter((step) => isAnswered(step, now))).toEqual([])
  })

  test('is not there for an address that was only begun', () => {
    const begun = caseOf({ person: { ...ann, addresses: [...ann.addresses, { lines: [] }] } })
    expect(isAnswered('address:0', told(['address:0', 'address:1'], begun))).toBe(true)
    expect(isAnswered('address:1', told(['address:0', 'address:1'], begun))).toBe(false)
    expect(isAnswered('address:2', told(['address:2'], begun))).toBe(false)
  })
})

describe('the pages', () => {
  test('bring questions of one topic together, of each agreement and each earlier address by itself', () => {
    const two = caseOf({
      person: { ...ann, addresses: [...ann.addresses, { lines: ['1 Low Road'] }] },
      agreements: [agreement('a', 'black-horse'), agreement('b', 'black-horse')],
    })
    const questions = ['kind', 'start', 'number']
    expect(pagesOf(['acting', 'before', ...agreementSteps(two, questions), ...personSteps(two), 'want'])).toEqual([
      ['acting', 'before'],
      ['lender:a', 'count:a'],
      ['kind:a', 'start:a', 'number:a'],
      ['kind:b', 'start:b', 'number:b'],
      ['name', 'other-names', 'birth', 'address:0', 'address-then:0', 'reply', 'needs'],
      ['address:1', 'address-then:1'],
      ['want'],
    ])
  })

  test('are the steps themselves where they have no topic', () => {
    expect(pagesOf(['sign:a', 'sign:b', 'how'])).toEqual([['sign:a'], ['sign:b'], ['how']])
  })
})

describe('a way through a case', () => {
  const questions = ['acting', 'lender:a', 'count:a', 'kind:a', 'number:a']
  const one = caseOf({ agreements: [agreement('a', 'black-horse')], person: { ...ann, fullName: '' } })
  const none = caseOf({ agreements: [], person: { ...ann, fullName: '' } })
  const open = caseOf({ agreements: [{ ...agreement('a', 'black-horse'), type: 'unknown' }] })
  const wayOf = (answered: string[], caseFile: CaseFile, steps = questions, ends = ['check', 'letters']) =>
    caseWay(told(answered, caseFile), steps, ends)

  test('is led page by page while nothing is known', () => {
    const { walk, pageWith } = wayOf([], none, ['acting', 'lender:new-0', 'count:new-0', 'kind:new-0'])
    expect(walk.steps).toEqual(['acting', 'lender:new-0', 'kind:new-0'])
    expect(reachableStep(walk, '')).toBe('acting')
    expect(next(walk, 'acting')).toBe('lender:new-0')
    expect(pageWith('count:new-0')).toEqual(['lender:new-0', 'count:new-0'])
  })

  test('leads straight to the check once something is known, which asks what is left; any page can still be gone to', () => {
    const { walk } = wayOf([], open)
    expect(reachableStep(walk, '')).toBe('check')
    expect(reachableStep(walk, 'letters')).toBe('check')
    expect(reachableStep(walk, 'kind:a')).toBe('kind:a')
    expect(next(walk, 'acting')).toBe('lender:a')
    expect(next(walk, 'acting', true)).toBe('check')
    expect(reachableStep(wayOf(['acting', 'kind:a'], open).walk, 'letters')).toBe('letters')
  })

  test('is led page by page to an end that asks nothing', () => {
    expect(reachableStep(wayOf([], open, questions, ['letter']).walk, '')).toBe('acting')
  })

  test('waits for nothing that a letter can be written without', () => {
    const { agreementNo: _, ...without } = agreement('a', 'black-horse')
    const now = ['acting']
    expect(wayOf(now, caseOf({ agreements: [without] })).walk.isAnswered('kind:a')).toBe(true)
    expect(wayOf(now, open).walk.isAnswered('kind:a')).toBe(false)
  })

  test('takes a further lender at any time, after what is asked first', () => {
    const ends = ['letter']
    expect(reachableStep(wayOf([], one, questions, ends).walk, 'lender:new-1')).toBe('acting')
    expect(reachableStep(wayOf(['acting'], one, questions, ends).walk, 'lender:new-1')).toBe('lender:new-1')
    expect(reachableStep(wayOf(['acting'], one, ['acting'], ends).walk, 'lender:new-1')).toBe('letter')
    const { walk, pageWith } = wayOf(['acting'], one)
    expect(pageWith('lender:new-1')).toEqual(['lender:new-1', 'count:new-1'])
    expect(back(walk, 'lender:new-1')).toBe('check')
    expect(next(walk, 'lender:new-1')).toBe('check')
  })

  test('asks for no further lender once papers or a file have brought it', () => {
    expect(reachableStep(wayOf(['acting'], one).walk, newLenderStep(none))).toBe('check')
  })
})

test('a new lender’s steps are known by its agreement once they are answered', () => {
  const two = caseOf({ agreements: [agreement('a', 'black-horse'), agreement('b', 'motonovo-finance')] })
  expect(nameOnceAnswered('lender:new-1', two)).toBe('lender:b')
  expect(nameOnceAnswered('count:new-1', two)).toBe('count:b')
  expect(nameOnceAnswered('lender:new-2', two)).toBe('lender:new-2')
  expect(nameOnceAnswered('lender:a', two)).toBe('lender:a')
  expect(asked('count:new-1')(told(['acting'], two)).answers.asked).toEqual(['acting', 'count:b'])
  expect(asked('lender:a')(told(['lender:a', 'name'], two)).answers.asked).toEqual(['name', 'lender:a'])
})
