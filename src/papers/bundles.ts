import { asOfAgreement } from './asOfAgreement.ts'
import { candidatesOn } from './candidates.ts'
import { headedAs, isFirstPage, type PaperKind } from './kinds.ts'
import type { Page } from './lines.ts'
import type { Candidate } from './place.ts'
import { bareNumber, numberInHead, sectionsOf } from './sections.ts'

/** A page as it is printed, and what of it is of an agreement, with what the labels there lead to: the slowest to find, so it is found once. */
export type LabelledPage = {
  printed: Page
  page: Page
  candidates: readonly Candidate[]
  section: string | undefined
  number: string | undefined
}
/** A page with what its labels lead to; `section` is the agreement that it is the part of. */
const withCandidates = (printed: Page, section?: string): LabelledPage => {
  const page = asOfAgreement(printed)
  const candidates = candidatesOn(page)
  return { printed, page, candidates, section, number: section ?? surestNumber(candidates) }
}

/** The pages of a file, paper by paper. */
export function papersOf(pages: readonly Page[]): LabelledPage[][] {
  const papers: LabelledPage[][] = []
  let first: { headed: PaperKind | undefined; number: string | undefined } | undefined
  const all = pages.flatMap((whole) => sectionsOf(whole)).map(({ page, number }) => withCandidates(page, number))
  const numbers = new Set(all.flatMap(({ number }) => number ?? []))
  for (const labelled of all) {
    const { printed: page, section } = labelled
    if (page.lines.length === 0 && first) continue
    const inHead = section ?? numberInHead(page, numbers)
    const number = inHead ?? labelled.number
    const own = { ...labelled, number }
    const headed = headedAs(page)
    // A letter may come before the first page of what it encloses.
    const isOfAnother =
      inHead !== undefined && inHead !== first?.number && (first?.number !== undefined || isLetter(first?.headed))
    const begins =
      !first ||
      isFirstPage(page) ||
      (section !== undefined && section !== first.number) ||
      isOfAnother ||
      (headed !== undefined && (headed !== first.headed || number !== first.number))
    if (begins) {
      papers.push([own])
      first = { headed, number }
    } else papers.at(-1)?.push(own)
  }
  return papers
}

const isLetter = (kind: PaperKind | undefined): boolean => kind === 'letter' || kind === 'access-reply'

/** The number of the agreement as candidates say it most surely. */
export const surestNumber = (candidates: readonly Candidate[]): string | undefined => {
  const best = candidates
    .filter(({ field, weight }) => field === 'agreementNumber' && weight >= 5)
    .toSorted((a, b) => b.weight - a.weight)[0]
  return best && bareNumber(String(best.value))
}
