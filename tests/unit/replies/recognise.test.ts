import { describe, expect, test } from 'vitest'
import type { KnownLetter, Reading } from '../../../src/replies/lenderLetter.ts'
import { recognise, type Told } from '../../../src/replies/recognise.ts'

const letter = (id: string, more: Partial<KnownLetter>): KnownLetter => ({
  id,
  stage: null,
  to: 'anyone',
  starts: null,
  known: [],
  ...more,
})
const letters = [
  letter('provisional', { stage: 'provisional' }),
  letter('final', { stage: 'final', starts: 'scheme-decision' }),
  letter('too-late', { stage: 'final', to: 'complained', starts: 'scheme-decision', twin: 'too-late-unasked' }),
  letter('too-late-unasked', { stage: 'final', to: 'not-complained', starts: 'scheme-decision', twin: 'too-late' }),
  letter('holding', {}),
]
const reading: Reading = {
  stages: { provisional: { proposed: 3 }, final: { decided: 3, weakly: 1 } },
  complained: { yes: ['complained'], no: ['unasked'] },
  irrelevant: { always: [], others: [], unless: [] },
}
const answer = (scores: Record<string, number>, signs: string[] = [], told: Told = {}, none = -1) => {
  const scored = new Map([['other text', none], ...Object.entries(scores)])
  const { letters: found, asks } = recognise({ signs: new Set(signs), scores: scored }, letters, reading, told)
  return [found.map(({ id }) => id).join(), ...asks].join(' ? ')
}

test('the kind with the best score is it', () => expect(answer({ holding: 2, final: 1 })).toBe('holding'))

test('what is most like no letter is none', () => expect(answer({ holding: 2, final: 1 }, [], {}, 3)).toBe(''))

describe('whether it is provisional', () => {
  test('is asked where no sign says so and the scores are near', () =>
    expect(answer({ provisional: 2, final: 1 })).toBe('provisional,final ? provisional'))

  test('is not asked where one is far ahead', () => expect(answer({ provisional: 1, final: 9 })).toBe('final'))

  test('is settled by an answer, where it was asked', () => {
    expect(answer({ provisional: 2, final: 1 }, [], { stage: 'final' })).toBe('final')
    expect(answer({ provisional: 1, final: 9 }, [], { stage: 'provisional' })).toBe('final')
  })

  test('is settled by a sign that outweighs scores which are nearly the same', () =>
    expect(answer({ provisional: 1.2, final: 1 }, ['decided'])).toBe('final'))

  test('is asked where signs contradict each other', () =>
    expect(answer({ provisional: 2, final: 1 }, ['decided', 'proposed'])).toBe('provisional,final ? provisional'))
})

describe('whom it was sent to', () => {
  const scores = { 'too-late': 3, 'too-late-unasked': 2, final: 0 }

  test('is asked where it is not known and another letter says the same to the others', () =>
    expect(answer(scores, ['decided'])).toBe('too-late,too-late-unasked ? complained'))

  test('is known by a sign, or by what was answered', () => {
    expect(answer(scores, ['decided', 'unasked'])).toBe('too-late-unasked')
    expect(answer(scores, ['decided'], { complained: false })).toBe('too-late-unasked')
    expect(answer(scores, ['decided'], { complained: true })).toBe('too-late')
  })
})
