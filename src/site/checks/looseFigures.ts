import { faultAt } from '../../content/prose/prose.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../keptFindings.ts'
import { onlyWords } from '../phrasesIn.ts'

/** Find amounts, percentages, dates, counts and lengths of time in prose outside facts and examples. */
export function checkLooseFigures(draft: Draft): Problem[] {
  return faultsByFile(draft, 'figures', '', draft.prose, (raw, { format }) =>
    looseFiguresIn(raw)
      // The names of lenders and models may hold a number.
      .filter(({ what }) => format !== 'plain' || what !== 'the count')
      .map(({ text, what, offset }) =>
        faultAt(
          offset,
          'loose-figure',
          `${what} "${text}" is typed into the prose`,
          'write it as {% fact "…" /%} with a file in content/facts, or mark it with {% example %}',
        ),
      ),
  )
}

const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const inWords =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred)'

// Names that hold digits and are not figures: PS26/3, RD01, V5C, EX160, A4. Nor are £0 and 0%, which need no source.
const name = /\b[A-Z]+\d[A-Z\d]*(?:\/\d+)?\b|£0(?![\d.,]*\d)|(?<![\d.,])0%/.source

/** Patterns of figures, most telling first. The first that fits names the fault. */
const figures: readonly { what: string; pattern: string }[] = [
  { what: 'the amount', pattern: `[£€$]\\s?\\d[\\d,.]*\\d?(?:\\s?(?:million|billion|bn|m|k))?\\b` },
  {
    what: 'the percentage',
    pattern: `\\d[\\d.,]*\\s?(?:%|per cent|percent\\b|percentage points?)|\\b${inWords}(?:[ -]${inWords})? per ?cent\\b`,
  },
  {
    what: 'the date',
    pattern: `\\b\\d{1,2}(?:st|nd|rd|th)? ${month}(?: \\d{4})?|\\b${month} \\d{4}\\b|\\b(?:19|20)\\d{2}\\b`,
  },
  {
    what: 'the length of time',
    pattern: `\\b(?:\\d+|${inWords})(?:[ -](?:to|or)[ -](?:\\d+|${inWords}))?[ -](?:working[ -])?(?:day|week|month|year)s?\\b`,
  },
  { what: 'the count', pattern: `\\d[\\d,.]*\\d|\\d` },
]

const anyFigure = new RegExp(
  `(?<name>${name})|${figures.map(({ pattern }, index) => `(?<f${index}>${pattern})`).join('|')}`,
  'gi',
)

type LooseFigure = { text: string; what: string; offset: number }

/** Amounts, percentages, dates, counts and lengths of time in raw prose that are no fact and no marked example. */
export const looseFiguresIn = (raw: string): LooseFigure[] =>
  [...onlyWords(raw).matchAll(anyFigure)].flatMap((match) => {
    const index = figures.findIndex((_, at) => match.groups?.[`f${at}`] !== undefined)
    return index === -1 || isName(match)
      ? []
      : [{ text: match[0].trim(), what: figures[index]?.what ?? '', offset: match.index }]
  })

/** Case is ignored for figures, but a name is in capitals. */
const isName = (match: RegExpExecArray | RegExpMatchArray) =>
  match.groups?.name !== undefined && match[0] === match[0].toUpperCase()
