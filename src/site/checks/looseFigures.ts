import { type Problem, problemAt } from '../../problems/problem.ts'
import { looseFiguresIn } from '../looseFiguresIn.ts'
import { placeIn, rawText } from '../../content/prose/prose.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../faultsByFile.ts'

/** No amount, percentage, date, count or length of time stands in prose but as a fact or a marked example. */
export function checkLooseFigures(draft: Draft): Problem[] {
  return faultsByFile(draft, 'figures', '', draft.prose, (words) =>
    looseFiguresIn(rawText(words))
      // The names of lenders and models may hold a number.
      .filter(({ what }) => words.format !== 'plain' || what !== 'the count')
      .map(({ text, what, offset }) =>
        problemAt(
          placeIn(words, offset),
          'loose-figure',
          `${what} "${text}" is typed into the prose`,
          'write it as {% fact "…" /%} with a file in content/facts, or mark it with {% example %}',
        ),
      ),
  )
}
