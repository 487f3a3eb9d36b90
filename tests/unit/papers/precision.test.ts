import { expect, test } from 'vitest'
import { paperSets, sealedSets } from '../../../bench/papers/paperSets.ts'
import { type FieldScore, score, totalOf } from '../../../bench/papers/score.ts'
import { readPapers } from '../../../src/papers/readPapers.ts'
import { lenderData } from '../../../src/site/lenderData.ts'
import { someOf } from '../../support/nightly.ts'
import { realSite } from '../../support/realSite.ts'

const names = lenderData(realSite())
/** All by night. By day the last dozen, and a quarter of those before them: the bench reads all too. */
const sealed = [...someOf(sealedSets.slice(0, -12), 4), ...sealedSets.slice(-12)]
const sets = await paperSets(4_000, false, names, sealed)

// The last thirteen sealed sets scored 94.7 and 89.5 per cent at the least when they were first read (docs/papers-history.yaml). One before them scored
// 87.4 and 72.8, and 85.1 are found in it now: a screen of a system with its columns run together stays unread.
const [precision, recall] = [0.95, 0.85]
// Of no set is it more.
const sureOfEachWrong = 200

test.each(sets.filter(({ papers }) => papers.some(({ isDecoy }) => !isDecoy)))(
  'of the papers $set, what is found is right, what is there is found, and of 200 sure one is wrong at most',
  ({ papers, told }) => {
    const scores = new Map<string, FieldScore>()
    const wrong: string[] = []
    for (const { name, files, truths, isDecoy } of papers)
      if (!isDecoy) score(name, readPapers(files, names), truths, scores, (line) => wrong.push(line), told)
    const all = totalOf(scores.values())
    expect(all.right).toBeGreaterThan(150)
    expect(all.right / (all.right + all.wrong), wrong.join('\n')).toBeGreaterThanOrEqual(precision)
    expect(all.right / (all.right + all.missed), wrong.join('\n')).toBeGreaterThanOrEqual(recall)
    expect(all.sureWrong, wrong.join('\n')).toBeLessThanOrEqual(all.sure / sureOfEachWrong)
  },
)

test.each(sets.flatMap(({ papers }) => papers.filter(({ isDecoy }) => isDecoy)))(
  '$name is none of car finance, and nothing of it is sure',
  ({ files }) => {
    const findings = readPapers(files, names).agreements.flatMap((agreement) => agreement.findings)
    expect(findings.filter(({ doubts }) => doubts.length === 0)).toEqual([])
  },
)
