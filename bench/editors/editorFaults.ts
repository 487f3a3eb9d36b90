import { Dice } from './dice.ts'
import type { EditorFault } from './fault.ts'
import { faultKinds } from './faultKinds.ts'
import type { Original } from './original.ts'

const tries = 12

/** Some faults of every kind, the same ones each time for the same seed and site. */
export function editorFaults(original: Original, perKind: number, seed: number): EditorFault[] {
  return faultKinds.flatMap(({ name, make }, index) => {
    const dice = new Dice(seed * 1000 + index)
    const faults = new Map<string, EditorFault>()
    for (let left = perKind * tries; left > 0 && faults.size < perKind; left--) {
      const made = make(original, dice)
      if (made) faults.set(made.done, { kind: name, ...made })
    }
    return [...faults.values()]
  })
}
