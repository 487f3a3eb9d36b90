import { type Problem, problemAt } from '../../problems/problem.ts'
import { looseFiguresIn } from '../looseFiguresIn.ts'
import { placeIn, rawText } from '../../content/prose/prose.ts'
import type { Draft } from '../draft.ts'
import { analysisOfBody } from '../analysisOf.ts'

/** No amount, percentage, date, count or length of time stands in prose but as a fact or a marked example. */
export function checkLooseFigures(draft: Draft): Problem[] {
  return draft.prose.flatMap((words) =>
    (analysisOfBody(draft, words)?.figures ?? looseFiguresIn(rawText(words))).map(({ text, what, offset }) =>
      problemAt(
        placeIn(words, offset),
        'loose-figure',
        `${what} "${text}" is typed into the prose`,
        'write it as {% fact "…" /%} with a file in content/facts, or mark it with {% example %}',
      ),
    ),
  )
}
