import { expect, test } from 'vitest'
import { wellFormed } from '../../../src/text/wellFormed.ts'

test.each(['plain', '', '😀 ok', 'a\uD83D b', '\uDE00c', '\uDE00\uD83D', 'é\uD83D\uDE00\uD83D'])(
  'text is well-formed as newer browsers make it: %j',
  (text) => {
    expect(wellFormed(text)).toBe(text.toWellFormed())
  },
)
