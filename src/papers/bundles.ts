import { expression } from '../text/expression.ts'
import { candidatesOn } from './candidates.ts'
import { headedAs, isFirstPage, type PaperKind } from './kinds.ts'
import { farDown, follows } from './nearbyValue.ts'
import { type Cell, cellsText, farAside, type Line, type Page } from './page.ts'
import { asOfAgreement, withCaptions } from './pageOfAgreement.ts'
import { longestRead, type ValueCandidate } from './passages.ts'
import { moneyIn, numbersIn } from './values.ts'
import { namesCar } from './vehicles.ts'

/** A page as printed, its text about an agreement, and the values of the labels there, which are slowest to find, so found once. */
export type LabelledPage = {
  printed: Page
  page: Page
  candidates: readonly ValueCandidate[]
  section: string | undefined
  number: string | undefined
}
/** Find the values of a page's labels; `section` is the agreement the page is part of. */
const withCandidates = (printed: Page, section?: string): LabelledPage => {
  const known = labelledPages.get(printed)
  if (known && known.section === section) return known
  const page = asOfAgreement(printed)
  const candidates = candidatesOn(page)
  const labelled = { printed, page, candidates, section, number: section ?? surestNumber(candidates) }
  labelledPages.set(printed, labelled)
  return labelled
}
/** Cache by page: papers are read again when more are added, but label values stay the same. */
const labelledPages = new WeakMap<Page, LabelledPage>()

/** Split a file's pages into papers. */
export function papersOf(pages: readonly Page[]): LabelledPage[][] {
  const papers: LabelledPage[][] = []
  let first: { headed: PaperKind | undefined; number: string | undefined } | undefined
  const printed = pages.map(withoutLegend).map(withCaptions).flatMap(paperSections)
  const parts = printed.map(({ page, number }) => withCandidates(page, number))
  const beside = [...new Set(printed.flatMap(({ number, isBeside }) => (number && isBeside ? [number] : [])))]
  const numbers = new Set(parts.flatMap(({ number }) => number ?? []))
  // One number may be a prefix of another.
  const longestFirst = [...numbers].toSorted((a, b) => b.length - a.length)
  const all = parts.flatMap(({ printed, section }) =>
    byRow(printed, longestFirst, beside, section).map(({ page, number }) => withCandidates(page, number)),
  )
  for (const labelled of all) {
    const { printed: page, section } = labelled
    if (page.lines.length === 0 && first) continue
    const inHead = section ?? numberInHead(page, numbers)
    const headed = headedAs(page)
    // A letter that lists its enclosures is not about one agreement.
    const number = inHead ?? (isLetter(headed) && numbersOf(labelled.candidates).size > 1 ? undefined : labelled.number)
    const own = { ...labelled, number }
    // A letter may come before the first page of what it encloses.
    const isOfAnother =
      (inHead !== undefined && inHead !== first?.number && first?.number !== undefined) ||
      (number !== undefined && first?.number === undefined && isLetter(first?.headed))
    // The same heading with an amount of credit starts another agreement, even unnumbered.
    const isHeadedAnew =
      headed !== undefined && (headed !== first?.headed || number !== first.number || saysCredit(labelled))
    if (isHeadedAnew || !first || isFirstPage(page) || isOfAnother) {
      papers.push([own])
      first = { headed, number }
    } else papers.at(-1)?.push(own)
  }
  return papers
}

/** Most characters of a number, spaces included. */
const longestNumber = 24
/**
 * Split rows and paragraphs that begin with their agreement's number, or with which of two it is, one section for each agreement; of a
 * `section`, keep what is not about another.
 */
function byRow(
  page: Page,
  longestFirst: readonly string[],
  beside: readonly string[],
  section: string | undefined,
): PaperSection[] {
  const lines = beside.length > 0 ? page.lines.flatMap(byOrdinal) : page.lines
  const told: (string | undefined)[] = []
  let part: string | undefined
  for (const [at, line] of lines.entries()) {
    const above = lines[at - 1]
    const text = cellsText(line.cells)
    const rank = line.cells.length === 1 ? ordinals.findIndex((words) => words.test(text)) : -1
    const lead = bareNumber(line.cells[0]?.text.replace(/^agreement /i, '').slice(0, longestNumber) ?? '')
    if (isPartHead.test(text)) part = beside[rank] ?? part
    told.push(
      beside[rank] ??
        longestFirst.find((number) => lead.startsWith(number)) ??
        (above && follows(above, line, farDown) ? told[at - 1] : part),
    )
  }
  const named = [...new Set(told.flatMap((number) => number ?? []))]
  const own = section === undefined ? named : [section]
  if (named.length < (section === undefined ? 2 : 1))
    return [{ page, ...(section !== undefined && { number: section }) }]
  return own.map((number) => ({
    number,
    page: { ...page, lines: lines.filter((_, at) => (told[at] ?? number) === number) },
  }))
}

/** "On the first agreement we paid", "Agreement A", and the same of the second. */
const ordinals = (
  [
    ['first', '[1A]'],
    ['second', '[2B]'],
  ] as const
).map(
  ([word, sign]) =>
    expression.i`^(?:(?:on|for|under) )?(?:(?:the|your) )?(?:${word} (?!payment|instalment|page)[a-z]|agreement ${sign}\b(?! ?(?:\d|of\b)))`,
)
/** Heading of what is told of one of them. */
const isPartHead = /^agreement (?:[12AB])\b.{0,50}(?<![.,])$/i
/** Split a line of prose where a sentence begins that is about one of them. */
const byOrdinal = (line: Line): Line[] => {
  const [cell, other] = line.cells
  const texts = other ? [] : (cell?.text.split(/(?<=[.;]) (?=(?:On|For|Under) the (?:first|second)\b)/) ?? [])
  return cell && texts.length > 1 ? texts.map((text) => ({ ...line, cells: [{ ...cell, text }] })) : [line]
}

/** Heading of a list of codes, about no agreement. */
const isLegend =
  /^(?:an? |the |our )?(?:guide|key|list|glossary)\b.{0,12}\b(?:codes|abbreviations)\b|\b(?:codes|abbreviations)\b.{0,20}\b(?:mean|used|explained)\b/i
function withoutLegend(page: Page): Page {
  const head = page.lines.findIndex(({ cells }) => cells.length === 1 && isLegend.test(cellsText(cells).slice(0, 60)))
  return head < 0 ? page : { ...page, lines: page.lines.slice(0, head) }
}

/** Check whether a page says what was lent. */
const saysCredit = ({ candidates }: LabelledPage): boolean =>
  candidates.some(({ field, weight }) => field === 'amountOfCredit' && weight >= 5)

const isLetter = (kind: PaperKind | undefined): boolean => kind === 'letter' || kind === 'access-reply'

/** Numbers of agreements that candidates name, the surest first. */
const numbersOf = (candidates: readonly ValueCandidate[]): ReadonlySet<string> =>
  new Set(
    candidates
      .filter(({ field, weight }) => field === 'agreementNumber' && weight >= 5)
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ value }) => bareNumber(String(value))),
  )

/** Return the agreement number that candidates give most surely. */
export const surestNumber = (candidates: readonly ValueCandidate[]): string | undefined => [...numbersOf(candidates)][0]

/** A page, or the part of it about one agreement; `number` is in the heading of that part, which may be beside the other (`isBeside`). */
export type PaperSection = { page: Page; number?: string; isBeside?: boolean }

/**
 * Split a page about several agreements, as account systems print them: one under another, each headed with its number.
 * Text before the first belongs to all of them, or to the one that it names.
 */
export function paperSections(page: Page): PaperSection[] {
  const below = oneUnderAnother(page)
  return below.length > 1 ? below : (sideBySide(page) ?? [{ page }])
}

/** The number of an agreement without its spaces and signs. */
const bareNumber = (number: string): string => number.replace(/[^A-Z0-9]/gi, '').toUpperCase()

/** Number of lines in the head of a page. */
const headLines = 3

/** Find the only known number in the head of a page; it needs no label, because account screens have none. */
export function numberInHead({ lines }: Page, known: ReadonlySet<string>): string | undefined {
  const found = lines.slice(0, headLines).flatMap(({ cells }) =>
    cells.flatMap(({ text }) =>
      numbersIn(text.slice(0, longestRead)).flatMap(({ value }) => {
        const number = bareNumber(value)
        return known.has(number) ? [number] : []
      }),
    ),
  )
  return new Set(found).size === 1 ? found[0] : undefined
}

const headed =
  /^(?:\(?\d{1,2}[.)] ?)?(?:(?:finance|credit|customer) )?(contract|agreement|agmt|account|acct|loan|facility)(?: (?:number|no|num|ref(?:erence)?|id)\b\.?)?[\s:#-]*(?=(?:[A-Z]{1,5}[/-])*[A-Z]{0,5}[ /-]?\d)/i

/**
 * Split two agreements in columns, as letters show them: each label and number on one line, or the number below, or both numbers
 * after one label, as in the rows below. Text above belongs to both, and so do the labels they share.
 */
function sideBySide({ lines: printed, ...page }: Page): PaperSection[] | undefined {
  const lines = withLabelsFirst(printed)
  for (const [at, { cells }] of lines.entries()) {
    const labels = cells.filter(({ text }) => isNumberLabel.test(text))
    const isShared = labels.length === 1
    const isBelow = labels.length === 2 && cells.length === 2
    const behind = (isBelow ? (lines[at + 1]?.cells ?? []) : cells).flatMap(({ text, ...cell }, index) => {
      const isLabelled = isBelow
        ? Math.abs(cell.x - (labels[index]?.x ?? 0)) < farAside
        : isNumberLabel.test(cells[index - 1]?.text ?? '') || (isShared && index === 2)
      const [number] = isLabelled ? numbersIn(text) : []
      return number ? [{ ...cell, number: bareNumber(number.value) }] : []
    })
    const [one, other, another] = behind
    if (!one || !other || another || one.number === other.number) continue
    // Behind a label of both, columns may be set to the right: the second begins behind where the first ends.
    const [label, right] = labels
    const firsts = lines
      .slice(at)
      .flatMap(({ cells: [, first, second, third] }) => (first && second && !third ? first.right : []))
    const edge = right ? right.x - farAside : Math.max(one.right, ...firsts.filter((end) => end < other.x))
    const isRow = ({ cells: [, first, second, third] }: Line): boolean =>
      Boolean(first && second && !third && first.x < edge && second.x >= edge)
    if (!label || (isShared && lines.slice(at).filter(isRow).length < fewestShared)) continue
    const from = isShared ? lines.findLastIndex((row, index) => index < at && !isRow(row)) + 1 : at
    const isOf = (x: number, isRight: boolean): boolean => (isShared && x < label.x + farAside) || x >= edge === isRight
    return behind.map(({ number }) => {
      const isRight = number === other.number
      const own = lines.flatMap((line, index) => {
        const cells = line.cells.filter(({ x }) => index < from || isOf(x, isRight))
        return cells.length === 0 ? [] : [{ ...line, cells }]
      })
      return { number, isBeside: true, page: { ...page, lines: own } }
    })
  }
  return undefined
}
/** A place where nothing is printed. */
const farLeft = -1_000
/** Move labels that are printed between two agreements before both of them. */
function withLabelsFirst(lines: readonly Line[]): readonly Line[] {
  const isBetween = ({ cells: [one, label, other, another] }: Line): boolean =>
    !another && [one, other].every((cell) => cell && numbersIn(cell.text)[0]) && isNumberLabel.test(label?.text ?? '')
  const first = lines.findIndex(isBetween)
  return first < 0
    ? lines
    : lines.map((line, at) => {
        const [one, label, other, another] = line.cells
        return at < first || !one || !label || !other || another
          ? line
          : { ...line, cells: [{ ...label, x: farLeft, right: farLeft }, one, other] }
      })
}
/** The fewest rows of a table whose labels two agreements share. */
const fewestShared = 6
const isNumberLabel = /^(?:agreement|agmt|contract) (?:number|no\b\.?|ref(?:erence)?\b\.?)$/i

/** Check whether labels stand in a row above their values, an agreement’s number first. */
const isGridHead = ([first, ...others]: readonly Cell[]): boolean =>
  isNumberLabel.test(first?.text ?? '') &&
  others.length > 0 &&
  !others.some(({ text }) => /\d/.test(text) || isNumberLabel.test(text))

function oneUnderAnother({ lines, ...page }: Page): PaperSection[] {
  const heads: { at: number; number: string; label: string }[] = []
  for (const [at, { cells }] of lines.entries()) {
    const beside = isGridHead(cells) ? lines[at + 1]?.cells.slice(0, 1) : cells.slice(1, 2)
    const words = cellsText([...cells.slice(0, 1), ...(beside ?? [])])
    const above = cellsText(lines[at - 1]?.cells ?? [])
    const [lead, label = ''] = headed.exec(words) ?? []
    const [number] = lead === undefined ? [] : numbersIn(words.slice(lead.length))
    const isSame = label.toLowerCase() === (heads[0]?.label ?? label.toLowerCase())
    if (number?.start === 0 && isSame && number.value !== heads.at(-1)?.number)
      heads.push({ at: namesCar(above) ? at - 1 : at, number: number.value, label: label.toLowerCase() })
  }
  const parts = heads.map(({ at, number }, index) => ({ number, lines: lines.slice(at, heads[index + 1]?.at) }))
  // A list of payments or notes may repeat its agreement's number on each line.
  if (new Set(parts.map(({ number }) => number)).size < parts.length) return []
  // Without sums, only a list of numbers.
  if (!parts.every((part) => part.lines.some(hasSum))) return []
  const before = lines.slice(0, heads[0]?.at ?? 0)
  const words = before.map(({ cells }) => cellsText(cells)).join(' ')
  const named = parts.find(({ number }) => words.includes(number))?.number
  return parts.map(({ number, lines: own }) => ({
    number: bareNumber(number),
    page: { ...page, lines: [...(named === undefined || named === number ? before : []), ...own] },
  }))
}

const hasSum = ({ cells }: Line): boolean => cells.some(({ text }) => moneyIn(text).length > 0)
