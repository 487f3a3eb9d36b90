import { type Cause, causesOf } from '../../src/problems/causes.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { withChanges } from '../../src/content/reading/files.ts'
import type { TextCache } from '../../src/content/reading/textCache.ts'
import { readSite } from '../../src/site/readSite.ts'
import type { EditorFault } from './fault.ts'
import type { Original } from './original.ts'

export type FaultScore = {
  fault: EditorFault
  found: boolean
  /** One of the messages stands at a line that is right. */
  line: boolean
  /** The first message does. */
  first: boolean
  /** A message offers the right remedy; undefined where none can be known. */
  fix: boolean | undefined
  causes: readonly Cause[]
}

/** Makes a fault in memory, reads the site, and compares what is said with what should be. */
export function scoreFault(
  original: Original,
  untouched: readonly Problem[],
  fault: EditorFault,
  textCache: TextCache,
): FaultScore {
  // What the site as it was is made of stays known for the next fault.
  const { problems } = readSite(withChanges(original.files, fault.changes), original.site.today, textCache.copy())
  const before = new Set(untouched.map(wordsOf))
  const causes = causesOf(problems.filter((problem) => !before.has(wordsOf(problem))))
  const isRight = ({ file, line }: Cause) => fault.lines.some((right) => right.file === file && right.line === line)
  const atLine = causes.filter(isRight)
  const { fix } = fault
  return {
    fault,
    causes,
    found: causes.length > 0,
    line: atLine.length > 0,
    first: causes.slice(0, 1).some(isRight),
    fix: fix === undefined ? undefined : atLine.some((cause) => cause.fix?.includes(fix)),
  }
}

const wordsOf = ({ file, rule, what, fix }: Problem): string => `${file} ${rule} ${what} ${fix}`
