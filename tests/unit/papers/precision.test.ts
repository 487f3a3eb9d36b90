import { expect, test } from 'vitest'
import { type MadePaper, madePapers } from '../../../scripts/bench/papers/papers.ts'
import { type Score, score } from '../../../scripts/bench/papers/score.ts'
import { asText } from '../../../scripts/bench/papers/sheet.ts'
import { writtenPapers } from '../../../scripts/bench/papers/writtenPapers.ts'
import { lenderData } from '../../../src/site/lenderData.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { readPapers } from '../../../src/papers/readPapers.ts'
import { realSite } from '../../support/realSite.ts'

const names = lenderData(realSite())

type Level = readonly [set: string, papers: () => MadePaper[], precision: number, recall: number]
const sets: readonly Level[] = [
  ['made up', () => madePapers(4_000).filter(({ turned }) => !turned), 0.995, 0.995],
  ['second', () => writtenPapers('second', 4_000), 0.99, 0.98],
  ['third', () => writtenPapers('third', 4_000), 0.99, 0.98],
  ['fourth', () => writtenPapers('fourth', 4_000), 0.99, 0.98],
  ['fifth', () => writtenPapers('fifth', 4_000), 0.99, 0.98],
  ...['sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth'].map(
    (set): Level => [set, () => writtenPapers(set), 0.995, 0.97],
  ),
  // Read once each, and mended for no paper alone: what papers still to come can expect.
  ...['fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth'].map(
    (set): Level => [set, () => writtenPapers(set), 0.97, 0.945],
  ),
]

// The same papers as PDFs are read in tests/unit/papers/parsers and, with their times, in `npm run bench -- papers`.
test.each(sets)(
  'of the papers %s, what is found is right, and what is there is found',
  (_, papersOf, precision, recall) => {
    const scores = new Map<string, Score>()
    const told: string[] = []
    for (const { name, sheet, truths } of papersOf())
      score(name, readPapers([{ name, pages: pagesOfText(asText(sheet)) }], names), truths, scores, (line) =>
        told.push(line),
      )
    const sum = (key: keyof Score) => [...scores.values()].reduce((total, one) => total + one[key], 0)
    expect(sum('right')).toBeGreaterThan(150)
    expect(sum('right') / (sum('right') + sum('wrong')), told.join('\n')).toBeGreaterThanOrEqual(precision)
    expect(sum('right') / (sum('right') + sum('missed')), told.join('\n')).toBeGreaterThanOrEqual(recall)
  },
)
