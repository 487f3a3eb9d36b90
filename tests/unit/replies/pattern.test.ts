import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compilePattern, WordFilter } from '../../../src/replies/pattern.ts'

const filterOf = (...patterns: readonly string[]) => {
  const filter = new WordFilter<string>()
  for (const pattern of patterns) filter.add(pattern, compilePattern(pattern, {}).needs)
  return filter
}

test('patterns are possible of which some words meet every need', () =>
  expect(filterOf('a b', '(a|e) [f]', 'b e', '[e]').possible(['a', 'b', 'a'])).toEqual(['a b', '(a|e) [f]', '[e]']))

test('of a pattern of more words than are counted, the first count', () => {
  const words = Array.from({ length: 40 }, (_, at) => `a${'b'.repeat(at)}`)
  const filter = filterOf(words.join(' '))
  expect(filter.possible(words)).toHaveLength(1)
  expect(filter.possible(words.slice(1))).toEqual([])
  expect(filter.possible(words.slice(0, 30))).toHaveLength(1)
})

test('whatever matches is possible', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'e')
  const { pattern } = fc.letrec<{ pattern: string; part: string }>((tie) => ({
    part: fc.oneof(
      { depthSize: 'small' },
      word,
      word.map((one) => `${one}*`),
      fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(${one}|${other})`),
      tie('pattern').map((one) => `[${one}]`),
    ),
    pattern: fc.array(tie('part'), { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
  }))
  fc.assert(
    fc.property(fc.array(pattern, { minLength: 1, maxLength: 2 }), fc.array(word, { maxLength: 5 }), (all, words) => {
      const whole = all.join(' & ')
      const sentence = words.map((one) => ` ${one}`).join('')
      if (sentence.search(compilePattern(whole, {}).expression) >= 0)
        expect(filterOf(whole).possible(words)).toEqual([whole])
    }),
  )
})
