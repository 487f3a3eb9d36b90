import { describe, expect, test } from 'vitest'
import type { Agreement, CaseFile } from '../../../../src/casefile/caseFile.ts'
import { nothingTold, type Snapshot } from '../../../../src/toolkit/case/snapshot.ts'
import { back, next, reachable } from '../../../../src/flows/steps.ts'
import {
  agreementSteps,
  asked,
  caseWalk,
  isAnswered,
  nameOnceAnswered,
  newLenderStep,
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
})

describe('a new lender', () => {
  const questions = ['acting', 'lender:a', 'kind:a', 'lenders']
  const one = caseOf({ agreements: [agreement('a', 'black-horse')] })
  const two = caseOf({ agreements: [agreement('a', 'black-horse'), agreement('b', 'motonovo-finance')] })
  const walkOf = (answered: string[], steps = questions, caseFile = one) =>
    caseWalk(told(answered, caseFile), steps, ['end'])

  test('can be added whatever is open about the others, after what is asked first', () => {
    expect(reachable(walkOf([]), 'lender:new-1')).toBe('acting')
    expect(reachable(walkOf(['acting']), 'lender:new-1')).toBe('lender:new-1')
    expect(reachable(walkOf(['acting'], ['acting']), 'lender:new-1')).toBe('end')
  })

  test('is asked for in order while the case has none', () => {
    const none = caseOf({ agreements: [] })
    const walk = walkOf(['acting'], ['acting', 'lender:new-0'], none)
    expect(next(walk, 'acting')).toBe('lender:new-0')
    expect(back(walk, 'lender:new-0')).toBe('acting')
  })

  test('leads back to the list of lenders, and nobody is led to it', () => {
    expect(back(walkOf(['acting']), 'lender:new-1')).toBe('lenders')
    expect(next(walkOf(questions), 'lenders')).toBe('end')
  })

  test('is asked for no more once papers or a file have brought it', () => {
    expect(reachable(walkOf(['acting'], questions), newLenderStep(caseOf({ agreements: [] })))).toBe('lender:a')
    expect(reachable(walkOf(questions), 'lender:new-0')).toBe('end')
  })

  test('is known by its agreement once it is answered, opens the list again and leads to its own questions', () => {
    const after = asked('lender:new-1')(told(questions, two))
    expect(nameOnceAnswered('lender:new-1', two)).toBe('lender:b')
    expect(after.answers.asked).toEqual(['acting', 'lender:a', 'kind:a', 'lender:b'])
    const steps = [...questions.slice(0, -1), 'lender:b', 'kind:b', 'lenders']
    expect(next(caseWalk(after, steps, ['end']), 'lender:new-1')).toBe('kind:b')
  })

  test('changes nothing about how other steps are noted', () => {
    expect(nameOnceAnswered('lender:a', one)).toBe('lender:a')
    expect(asked('lender:a')(told(['lenders', 'lender:a'])).answers.asked).toEqual(['lenders', 'lender:a'])
  })
})
