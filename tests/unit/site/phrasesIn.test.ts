import fc from 'fast-check'
import { expect, test } from 'vitest'
import { onlyWords } from '../../../src/site/phrasesIn.ts'

test.each([
  ['a [link](/guides/2024) b', 'a [link] b'],
  ['a {% fact "x.y" /%} b', 'a b'],
  ['a {% example %}£10{% /example %} b', 'a b'],
  ['a `£10` b', 'a b'],
  ['a <b>10</b> https://x.example/10 c', 'a 10 c'],
])('%s is in words: %s', (raw, words) => {
  expect(onlyWords(raw).replaceAll(/ +/g, ' ')).toBe(words)
})

test('the words of a question stay', () => {
  expect(onlyWords('{% question "Is it £10?" %}')).toContain('Is it £10?')
})

test('offsets stay true', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('a', ' ', '\n', '{% ', ' %}', '`', '](', ')', '<b>', '1. ', 'https://x.y '), {
        maxLength: 20,
      }),
      (parts) => {
        const raw = parts.join('')
        const words = onlyWords(raw)
        expect(words.length).toBe(raw.length)
        expect(
          [...words].every((character, at) => character === raw[at] || (character === ' ' && raw[at] !== '\n')),
        ).toBe(true)
      },
    ),
  )
})
