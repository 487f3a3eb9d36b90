import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { madePapers } from '../../../scripts/bench/papers/papers.ts'
import { type Score, score } from '../../../scripts/bench/papers/score.ts'
import { asText } from '../../../scripts/bench/papers/sheet.ts'
import type { OtherName } from '../../../src/content/lenders/lenderData.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { readPapers } from '../../../src/papers/readPapers.ts'

const names = { lenders: [], names: parse(readFileSync('content/lender-names.yaml', 'utf8')) as OtherName[] }

// The same papers as PDFs are read in tests/unit/parsers and, with their times, in `npm run bench -- papers`.
test('of what some ninety made-up papers say, 98 in a hundred findings are right and 92 in a hundred things are found', () => {
  const papers = madePapers(4_000).filter(({ turned }) => !turned)
  expect(papers.length).toBeGreaterThan(60)
  const scores = new Map<string, Score>()
  const told: string[] = []
  for (const { name, sheet, truths } of papers)
    score(name, readPapers([{ name, pages: pagesOfText(asText(sheet)) }], names), truths, scores, (line) =>
      told.push(line),
    )
  const sum = (key: keyof Score) => [...scores.values()].reduce((total, one) => total + one[key], 0)
  expect(sum('right')).toBeGreaterThan(1_000)
  expect(sum('right') / (sum('right') + sum('wrong')), told.join('\n')).toBeGreaterThanOrEqual(0.98)
  expect(sum('right') / (sum('right') + sum('missed')), told.join('\n')).toBeGreaterThanOrEqual(0.92)
})
