import { writeFileSync } from 'node:fs'
import { loadSite } from '../../scripts/loadSite.ts'
import { type TrainingText, train } from '../../src/deciding/learnModel.ts'
import type { Model } from '../../src/deciding/linearModel.ts'
import { gateFeatures, ownScore } from '../../src/papers/gate.ts'
import { lenderData } from '../../src/site/lenderData.ts'
import { percent } from '../print.ts'
import { type KnownPaper, paperSets } from './paperSets.ts'

type Example = TrainingText & { set: string }

/** Number of features that the gate keeps: with five times as many it tells unseen papers apart no better. */
const mostFeatures = 3_000
/** Number of parts that the sets are read in, each by what the others taught. */
const parts = 12

/**
 * Learns which words tell a visitor’s own car finance from all other papers, and shows how papers fare that it has not learned from; `learn`
 * keeps what all of them taught.
 */
export async function learnGate(learn: boolean): Promise<void> {
  const all = await paperSets(1_000, false, lenderData(loadSite('.', undefined)))
  const examples = all.flatMap(({ set, papers, told }): Example[] =>
    // All that one program makes up would teach its words: a third of it is enough.
    papers
      .filter((_, at) => told || set === 'decoys' || at % 3 === 0)
      .map((paper) => ({
        set,
        kinds: isOwn(paper) ? ['own'] : [],
        features: [...gateFeatures(paper.files.flatMap(({ pages }) => pages))],
      })),
  )
  const sets = [...new Set(examples.map(({ set }) => set))]
  const held = Array.from({ length: parts }, (_, part) => {
    const isHeld = ({ set }: Example) => sets.indexOf(set) % parts === part
    const gate = gateFrom(examples.filter((one) => !isHeld(one)))
    return examples
      .filter(isHeld)
      .map(({ kinds, features }) => ({ own: kinds.length > 0, score: ownScore(features, gate) }))
  }).flat()
  const [own, others] = [held.filter((one) => one.own), held.filter((one) => !one.own)]
  console.log(`${own.length} papers of car finance and ${others.length} others, each by what other sets taught`)
  console.log('score     own below   others from it')
  for (const limit of [0.3, 0.4, 0.45, 0.5, 0.55, 0.6, 0.7]) {
    const below = own.filter(({ score }) => score < limit).length / own.length
    const above = others.filter(({ score }) => score >= limit).length / others.length
    console.log(`${limit.toFixed(2).padStart(5)} ${percent(below).padStart(13)} ${percent(above).padStart(16)}`)
  }
  if (learn) keep(gateFrom(examples))
}

/** A loan or a lease is none that the site is about, though some sets have what it says. */
const isOwn = ({ isDecoy, truths }: KnownPaper): boolean =>
  !isDecoy && !truths.every(({ product }) => ['lease', 'personalLoan'].includes(String([product].flat()[0])))

/** Learn from examples twice: the second time from the features alone that weighed most the first time, over all papers. */
export function gateFrom(examples: readonly Example[], most = mostFeatures): Model {
  const counts = new Map<string, number>()
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  const pull = ([feature, [rarity = 0, , weight = 0]]: [string, readonly number[]]): number =>
    rarity * Math.abs(weight) * Math.sqrt(counts.get(feature) ?? 0)
  const kept = new Set(
    Object.entries(train(examples).features)
      .toSorted((a, b) => pull(b) - pull(a))
      .slice(0, most)
      .map(([feature]) => feature),
  )
  return train(examples.map((one) => ({ ...one, features: one.features.filter((feature) => kept.has(feature)) })))
}

/** Write a feature to a line, so that a change shows which words weigh otherwise. */
function keep({ bias, features }: Model): void {
  const lines = Object.entries(features).map(
    ([feature, values]) => `    ${JSON.stringify(feature)}: ${JSON.stringify(values)}`,
  )
  const rounded = bias.map((one) => Number(one.toFixed(4)))
  writeFileSync(
    'src/papers/learnedGate.json',
    `{\n  "bias": ${JSON.stringify(rounded)},\n  "features": {\n${lines.join(',\n')}\n  }\n}\n`,
  )
}
