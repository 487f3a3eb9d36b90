import { describe, expect, test } from 'vitest'
import { noLetter } from '../../../src/replies/classifier.ts'
import { type KnownAnswers, noneOfThem } from '../../../src/replies/lenderLetter.ts'
import { recognise } from '../../../src/replies/recognise.ts'
import type { KnownLetter, SignRules } from '../../../src/replies/schema.ts'

const letter = (id: string, more: Partial<KnownLetter>): KnownLetter => ({
  id,
  stage: null,
  to: 'anyone',
  starts: null,
  ombudsmanTest: null,
  known: [],
  ...more,
})
const decision = { stage: 'final', starts: 'scheme-decision', ombudsmanTest: 'scheme' } as const
const letters = [
  letter('provisional', { stage: 'provisional' }),
  letter('final', decision),
  letter('too-late', { ...decision, to: 'complained', twin: 'too-late-unasked' }),
  letter('too-late-unasked', { ...decision, to: 'not-complained', twin: 'too-late' }),
  letter('holding', {}),
  letter('acknowledgement', {}),
  letter('eight-weeks', { ombudsmanTest: 'fair-and-reasonable', needs: ['over'] }),
]
const reading: SignRules = {
  stages: { provisional: { 'names-provisional': 3, 'asks-comments': 2 }, final: { 'names-final': 3 } },
  callsItself: { provisional: [], final: ['calls-itself-final'] },
  complained: { yes: ['complained'], no: ['unasked'] },
  irrelevant: { always: [], others: [], unless: [] },
}
const kinds = [...letters.map(({ id }) => id), `${noLetter}article`]

const answer = (
  scores: Record<string, number>,
  bySigns: string[],
  signs: string[] = [],
  told: KnownAnswers = {},
  isPart = false,
) => {
  const {
    letters: found,
    asks,
    seems,
  } = recognise(
    {
      signs: new Set(signs),
      scores: kinds.map((kind) => scores[kind.replace(noLetter, '')] ?? 0),
      bySigns: letters.filter(({ id }) => bySigns.includes(id)),
      isPart,
    },
    letters,
    reading,
    kinds,
    told,
  )
  return [found.map(({ id }) => id).join() || (seems ? `seems ${seems}` : ''), ...asks].join(' ? ')
}

test('what scores and signs both say is it', () => {
  expect(answer({ final: 1 }, ['final'])).toBe('final')
  expect(answer({ holding: 1 }, ['holding'])).toBe('holding')
})

test('a name that changes nothing is not asked about', () =>
  expect(answer({ holding: 1 }, ['acknowledgement'])).toBe('holding'))

test('what is most like no letter is none, and is said to seem what it is most like', () =>
  expect(answer({ article: 1 }, [])).toBe('seems article'))

test('where what is nearly as likely would change a time, it is asked, and an answer decides', () => {
  const scores = { final: 0.6, provisional: 0.45 }
  expect(answer(scores, [])).toBe('final,provisional ? provisional')
  expect(answer(scores, [], [], { stage: 'provisional' })).toBe('provisional')
  expect(answer({ final: 0.6, holding: 0.45 }, ['holding'])).toBe('final,holding ? kind')
  expect(answer({ final: 0.6, holding: 0.45 }, ['holding'], [], { kind: 'holding' })).toBe('holding')
  expect(answer({ final: 0.6, article: 0.6 }, [])).toBe('final ? kind')
  expect(answer({ final: 0.6, article: 0.6 }, [], [], { kind: noneOfThem })).toMatch(/^seems/)
})

test('what a letter calls itself decides, and opens the gate', () => {
  expect(answer({ final: 0.5, holding: 0.45 }, ['final'])).toBe('final,holding ? kind')
  expect(answer({ final: 0.5, holding: 0.45 }, ['final'], ['calls-itself-final'])).toBe('final')
  expect(answer({ final: 0.5, article: 0.45 }, ['final'], ['calls-itself-final'])).toBe('final')
})

test('between what its signs leave open it is asked, however sure the scores are', () => {
  expect(answer({ final: 1 }, ['final', 'provisional'])).toBe('provisional,final ? provisional')
  expect(answer({ holding: 1 }, ['final', 'provisional'])).toBe('holding')
})

test('what is taken for provisional and does not say so is asked, with the likeliest that is final', () => {
  const scores = { provisional: 1, final: 0.3, holding: 0.5 }
  expect(answer(scores, [])).toBe('provisional,final ? provisional')
  expect(answer(scores, [], ['asks-comments'])).toBe('provisional,final ? provisional')
  expect(answer(scores, [], [], { stage: 'final' })).toBe('final')
  expect(answer(scores, [], ['names-provisional'])).toBe('provisional')
})

test('an answer never counts against what needs none', () =>
  expect(answer({ final: 1 }, ['final'], [], { stage: 'provisional', kind: 'holding' })).toBe('final'))

test('a kind that needs a sign is not told without it', () => {
  expect(answer({ 'eight-weeks': 0.9, holding: 1 }, ['holding'])).toBe('holding')
  expect(answer({ 'eight-weeks': 1 }, ['eight-weeks'], ['over'])).toBe('eight-weeks')
  // The signs’ own rules are enough, too.
  expect(answer({ 'eight-weeks': 1 }, ['eight-weeks'])).toBe('eight-weeks')
})

test('a scrap of a letter may be of a kind whose sign it does not show, and is asked about', () => {
  const scores = { 'eight-weeks': 0.3, holding: 0.4 }
  expect(answer(scores, [])).toBe('holding')
  expect(answer(scores, [], [], {}, true)).toBe('holding,eight-weeks ? kind')
})

describe('whom it was sent to', () => {
  test('is asked where it is not known and another letter says the same to the others', () =>
    expect(answer({ 'too-late': 1 }, ['too-late'])).toBe('too-late,too-late-unasked ? complained'))

  test('is known by a sign, or by what was answered', () => {
    expect(answer({ 'too-late': 1 }, ['too-late'], ['unasked'])).toBe('too-late-unasked')
    expect(answer({ 'too-late': 1 }, ['too-late'], [], { complained: false })).toBe('too-late-unasked')
    expect(answer({ 'too-late': 1 }, ['too-late'], [], { complained: true })).toBe('too-late')
  })
})

test('what the signs’ rules leave open is asked, unless the letter names what its words say it is', () => {
  const either = ['provisional', 'final']
  const isFinal = { final: 1, provisional: 0.3 }
  expect(answer(isFinal, either, ['asks-comments'])).toBe('provisional,final ? provisional')
  expect(answer(isFinal, either, ['asks-comments', 'names-final'])).toBe('final')
  expect(answer(isFinal, either, ['names-provisional', 'names-final'])).toBe('provisional,final ? provisional')
})

test('a kind that lacks the sign it needs is still it, where its words say nothing else', () => {
  expect(answer({ 'eight-weeks': 1 }, [])).toBe('eight-weeks')
  expect(answer({ 'eight-weeks': 1, holding: 0.9 }, ['holding'])).toBe('holding,eight-weeks ? kind')
})
