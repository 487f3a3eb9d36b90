import { filesInMemory, filesOnDisk, withChanges } from '../../src/content/reading/files.ts'
import { TextCache } from '../../src/content/reading/textCache.ts'
import { type Cause, causesOf, printCause, printProblems } from '../../src/problems/printProblems.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { readSite } from '../../src/site/readSite.ts'
import { ideas, patterns } from './ideas.ts'
import { fieldFaults, manifestFaults, wordFaults } from './kinds/slips.ts'
import { wholeFiles } from './kinds/wholeFiles.ts'
import { Dice, type EditorFault, type FaultKind, Original } from './original.ts'

export const faultKinds: readonly FaultKind[] = [
  ...fieldFaults,
  ...manifestFaults,
  ...wholeFiles,
  ...wordFaults,
  ...patterns,
  ...ideas,
]

const wanted = { found: 1, line: 0.98 }

/** Breaks the site in many ways, one at a time, and scores what an editor is told. */
export function benchEditors(folder: string, today: string, perKind: number, seed: number): void {
  const started = performance.now()
  const { original, untouched, textCache } = readOriginal(folder, today)
  const faults = editorFaults(original, perKind, seed)
  const scores = faults.map((fault) => {
    const score = scoreFault(original, untouched, fault, textCache)
    if (isMissed(score)) console.log(miss(score))
    return score
  })
  const seconds = (performance.now() - started) / 1000

  console.log(
    [
      '\nkind'.padEnd(41),
      ...['faults', 'found', 'line', 'first', 'fix', 'messages'].map((head) => head.padStart(9)),
    ].join(''),
  )
  for (const [name, own] of Map.groupBy(scores, ({ fault }) => fault.content ?? fault.kind)) console.log(row(name, own))
  console.log(row('TOTAL', scores))
  console.log(
    `\n${faults.length} faults of ${faultKinds.length} kinds, seed ${seed}, ${seconds.toFixed(1)} s; ${mean(scores).toFixed(2)} messages a fault, one only for ${percent(scores.map(({ causes }) => causes.length === 1))}.`,
  )
  console.log(
    untouched.length === 0
      ? 'No false alarm on the untouched site.'
      : `The untouched site has ${untouched.length} problems:\n${printProblems(untouched)}`,
  )
  const passed =
    untouched.length === 0 &&
    share(scores.map(({ found }) => found)) >= wanted.found &&
    share(scores.map(({ line }) => line)) >= wanted.line
  console.log(
    passed
      ? 'Passed.'
      : `Not passed: needs every fault found, ${wanted.line * 100} % at the right line, and no false alarm.`,
  )
  process.exitCode = passed ? 0 : 1
}

function row(name: string, scores: readonly FaultScore[]): string {
  const fixes = scores.flatMap(({ fix }) => (fix === undefined ? [] : [fix]))
  const cells = [
    String(scores.length),
    percent(scores.map(({ found }) => found)),
    percent(scores.map(({ line }) => line)),
    percent(scores.map(({ first }) => first)),
    percent(fixes),
    scores.length === 0 ? '-' : mean(scores).toFixed(1),
  ]
  return [name.padEnd(40), ...cells.map((cell) => cell.padStart(9))].join('')
}

const share = (marks: readonly boolean[]): number => marks.filter(Boolean).length / marks.length

/** Mean number of messages a fault gives rise to: one is best. */
const mean = (scores: readonly FaultScore[]): number =>
  scores.reduce((sum, { causes }) => sum + causes.length, 0) / scores.length

const percent = (marks: readonly boolean[]): string =>
  marks.length === 0 ? '-' : `${(share(marks) * 100).toFixed(1)} %`

const isMissed = ({ first, fix }: FaultScore): boolean => !first || fix === false

/** A fault that was not told well: what was done, where it should be pointed at, and what was said. */
function miss({ fault, found, line, first, causes }: FaultScore): string {
  const failing = !found ? 'NOT FOUND' : !line ? 'WRONG LINE' : !first ? 'NOT FIRST' : 'NO FIX'
  const right = fault.lines
    .map((place) => `${place.file}:${place.line}`)
    .slice(0, 4)
    .join(', ')
  const said = causes.slice(0, 3).map((cause) => printCause(cause).replaceAll(/^/gm, '      '))
  return [
    `\n${failing}  ${fault.kind}\n   ${fault.done}\n   right: ${right}${fault.fix === undefined ? '' : `, fix: ${fault.fix}`}`,
    ...said,
  ].join('\n')
}

/** The site before anything is broken in it, with what is wrong with it already: nothing, it is to be hoped. */
export function readOriginal(
  folder: string,
  today: string,
  textCache = new TextCache(),
): { original: Original; untouched: Problem[]; textCache: TextCache } {
  const files = filesInMemory(filesOnDisk(folder))
  const { draft, problems: untouched } = readSite(files, today, textCache)
  if (!draft) throw new Error('the manifest itself cannot be read; run npm run check')
  return { original: new Original(files, draft.site), untouched, textCache }
}

const tries = 12

/** Some faults of each kind, the same ones each time for the same seed and site; one of an idea. */
export function editorFaults(original: Original, perKind: number, seed: number): EditorFault[] {
  return faultKinds.flatMap(({ name, content, make }, index) => {
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

type FaultScore = {
  fault: EditorFault
  found: boolean
  /** True when one of the messages is at a right line. */
  line: boolean
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
  // Copy the cache: the next fault starts from the original again.
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
