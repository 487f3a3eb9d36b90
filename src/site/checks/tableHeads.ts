import { placeIn, rawText } from '../../content/prose/prose.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'

/** The heads of a table begin with a capital, like every heading. */
export const checkTableHeads = ({ prose }: Pick<Draft, 'prose'>): Problem[] =>
  prose
    .filter(({ format }) => format === 'markdown')
    .flatMap((words) =>
      [...rawText(words).matchAll(headLine)].flatMap((line) =>
        [...line[0].matchAll(smallHead)].map(({ index, groups: { head = '' } = {} }) =>
          problemAt(
            placeIn(words, line.index + index),
            'small-table-head',
            `the head of a column begins with a small letter: "${head.trim()}"`,
            `write "${head.charAt(0).toUpperCase()}${head.slice(1).trim()}"`,
          ),
        ),
      ),
    )

/** A line of cells above the line of dashes. */
const headLine = /^[ \t]*\|.*(?=\n[ \t]*\|[ :|-]+$)/gm

/** A cell whose first word has no capital. */
const smallHead = /(?<=\|\s{0,200})(?<head>\p{Ll}[^|{]*)/gu
