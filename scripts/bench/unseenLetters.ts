import { classifierOf, train } from '../../src/replies/classifier.ts'
import type { ReadLenderLetters } from '../../src/replies/readLenderLetters.ts'
import { readLetters, readyLetters } from '../../src/replies/readLetters.ts'
import type { LenderLetters } from '../../src/replies/schema.ts'

/** Score of a file’s letters by what all other files teach: how many are read rightly, and how many start a clock that doesn’t run. */
export type UnseenLetters = { file: string; letters: number; right: number; wrongClocks: number }

/** Reads each file of cases as one that nobody has learned from. Each is by a writer of its own, so this is how letters fare that are still to come. */
export function unseenLetters(
  { cases, examples }: Pick<ReadLenderLetters, 'cases' | 'examples'>,
  letters: LenderLetters,
): UnseenLetters[] {
  const clockOf = (id: string) => letters.letters.find((letter) => letter.id === id)?.starts ?? null
  const learned = [...examples()]
  const ready = readyLetters({ ...letters, model: train([]) })
  return cases.map(({ value, source: { file } }) => {
    const others = learned.flatMap(([other, own]) => (other === file ? [] : own))
    const known = { ...ready, classifier: classifierOf(train(others)) }
    const read = value.map(({ text, complained, letters: kinds, asks = [] }) => {
      const found = readLetters(text, known, { complained })
      const ids = found.flatMap((one) => one.letters.map(({ id }) => id))
      const asked = new Set(found.flatMap((one) => one.asks))
      const clocks = new Set(kinds.map(clockOf))
      return {
        right: ids.join() === kinds.join() && [...asked].join() === asks.join(),
        wrongClock: asked.size === 0 && ids.map(clockOf).some((clock) => clock !== null && !clocks.has(clock)),
      }
    })
    return {
      file,
      letters: value.length,
      right: read.filter(({ right }) => right).length,
      wrongClocks: read.filter(({ wrongClock }) => wrongClock).length,
    }
  })
}
