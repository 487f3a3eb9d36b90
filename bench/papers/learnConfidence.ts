import { writeFile } from 'node:fs/promises'
import { loadSite } from '../../scripts/loadSite.ts'
import { calibrate, type Held, probabilityOf } from '../../src/deciding/calibration.ts'
import { confidenceScore, type Evidence, isSure, readingFeatures } from '../../src/papers/confidence.ts'
import { labelWordings } from '../../src/papers/labels.ts'
import { readPapers } from '../../src/papers/readPapers.ts'
import { lenderData } from '../../src/site/lenderData.ts'
import { logisticWeights } from '../logisticRegression.ts'
import { reliabilityTable } from '../print.ts'
import { paperSets } from './paperSets.ts'
import { judge } from './score.ts'

/** A reading of a paper whose truth is known, and the set that the paper is of. */
type Example = { set: string; evidence: Evidence; right: boolean }

/** Share of labels that the reader forgets in a further reading, because unseen papers use names that it does not know. */
const forgotten = 0.2

/**
 * Learns how likely readings are to be right. Every set is weighed and calibrated by the others alone, and the table says how far that can be
 * relied on; `learn` keeps what all of them taught.
 */
export async function learnConfidence(learn: boolean): Promise<void> {
  const examples = await gather()
  const sets = [...new Set(examples.map(({ set }) => set))]
  const all = weightsFrom(examples, 300)
  const held = sets.flatMap((set) => {
    const weights = weightsFrom(
      examples.filter((one) => one.set !== set),
      30,
      all,
    )
    return examples
      .filter((one) => one.set === set)
      .map((one) => ({ ...one, score: confidenceScore(readingFeatures(one.evidence), weights) }))
  })
  const said = sets.flatMap((set) => {
    const calibration = calibrate(held.filter((one) => one.set !== set))
    return held
      .filter((one) => one.set === set)
      .map(({ evidence, score, right }) => ({ evidence, probability: probabilityOf(score, calibration), right }))
  })
  console.log(`${examples.length} readings of ${sets.length} sets, each set left out in turn`)
  for (const line of reliabilityTable(said)) console.log(line)
  const sure = said.filter(({ evidence, probability }) => isSure(evidence, probability))
  console.log(`sure: ${sure.length}, wrong of these ${sure.filter(({ right }) => !right).length}`)
  if (learn) await keep(all, held)
}

/** Every reading of every set: once with all labels, and then with some of them forgotten. */
async function gather(): Promise<Example[]> {
  const names = lenderData(loadSite('.', undefined))
  const sets = await paperSets(1_000, false, names)
  const read = (): Example[] =>
    sets.flatMap(({ set, papers, told }) =>
      papers.flatMap(({ files, truths, isDecoy }) =>
        isDecoy
          ? []
          : judge(readPapers(structuredClone(files), names), truths)
              .judged.filter(
                ({ finding: { field }, there }) => there || (told ? told.includes(field) : field !== 'term'),
              )
              .map(({ finding: { evidence }, right }) => ({ set, evidence, right })),
      ),
    )
  return [...read(), ...withForgotten(read)]
}

/** Reads while the reader has forgotten a share of its labels. */
function withForgotten<T>(read: () => T): T {
  const whole = [...labelWordings]
  let seed = 1
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  for (const [id, own] of whole)
    labelWordings.set(
      id,
      own.filter(() => random() > forgotten),
    )
  try {
    return read()
  } finally {
    for (const [id, own] of whole) labelWordings.set(id, own)
  }
}

const weightsFrom = (examples: readonly Example[], steps: number, from: readonly number[] = []): number[] =>
  logisticWeights(
    examples.map(({ evidence, right }) => ({ features: readingFeatures(evidence), right })),
    { steps, rate: 3, shrinking: 0.0005, from },
  )

/** Rounded, so that a change of a paper shows as a small change. */
async function keep(weights: readonly number[], held: readonly Held[]): Promise<void> {
  const rounded = weights.map((weight) => Number(weight.toFixed(2)))
  const steps = calibrate(held).map(
    ({ from, probability }) => `    { from: ${from.toFixed(3)}, probability: ${probability.toFixed(4)} },`,
  )
  await writeFile(
    'src/papers/learned.ts',
    `import type { Calibration } from '../deciding/calibration.ts'

/** Written by \`npm run bench -- papers-confidence --learn\`: what features weigh, and how likely each score is to be right. */
export const learnedConfidence: { weights: readonly number[]; calibration: Calibration } = {
  weights: [${rounded.join(', ')}],
  calibration: [
${steps.join('\n')}
  ],
}
`,
  )
}
