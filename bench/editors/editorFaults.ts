import { Dice } from './dice.ts'
import type { EditorFault, FaultKind } from './fault.ts'
import type { Original } from './original.ts'

const tries = 12

/** Some faults of each kind, the same ones each time for the same seed and site; one of an idea. */
export function editorFaults(
  kinds: readonly FaultKind[],
  original: Original,
  perKind: number,
  seed: number,
): EditorFault[] {
  return kinds.flatMap(({ name, content, make }, index) => {
    const most = content === undefined ? perKind : 1
    const dice = new Dice(seed * 1000 + index)
    const faults = new Map<string, EditorFault>()
    for (let left = most * tries; left > 0 && faults.size < most; left--) {
      const made = make(original, dice)
      if (made) faults.set(made.done, { kind: name, content, ...made })
    }
    return [...faults.values()]
  })
}
