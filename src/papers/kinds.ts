import { unbroken } from '../text/plainWords.ts'
import { otherKindOf, otherKinds } from './gate.ts'
import { cellsText, type Line, type Page } from './page.ts'

/** Kinds of papers. */
export const paperKinds = [
  'agreement',
  'pre-contract',
  'explanation',
  'statement',
  'settlement',
  'commission',
  'invoice',
  'access-reply',
  'letter',
  ...otherKinds,
  'unknown',
] as const
export type PaperKind = (typeof paperKinds)[number]

/** One paper of a file: what it is, and its first and last page. */
export type Paper = { file: string; kind: PaperKind; from: number; to: number }

/** Words that a paper of a kind is headed with, and words that it holds somewhere. The surest kinds first. */
const signs: readonly { kind: PaperKind; heads?: RegExp; holds?: readonly RegExp[] }[] = [
  {
    kind: 'access-reply',
    heads:
      /\b(?:data )?subject access (?:request|response)|\bdsar\b|\byour (?:request for|right of access to) (?:your )?personal (?:data|information)/i,
    holds: [/\bwe hold about you\b/i, /\bcategories of personal data\b/i],
  },
  {
    kind: 'commission',
    heads:
      /\b(?:commission (?:disclosure|statement|information|document|arrangements?|records?|details|payments?)|disclosure of commission|status disclosure|initial disclosure)\b/i,
  },
  {
    kind: 'pre-contract',
    heads:
      /\bpre-?\s?contract(?:ual)?\b.{0,30}\binformation|\bstandard european consumer credit information|\bS\.?E\.?C\.?C\.?I\b/i,
    holds: [
      /\bidentity and contact details of the (?:creditor|credit intermediary)/i,
      /\bkey features of the credit product/i,
    ],
  },
  {
    kind: 'explanation',
    heads:
      /\b(?:adequate explanations?|suitability|demands and needs|statement of needs|explanation of your|explaining your|important information about your|understanding your (?:finance|agreement))\b/i,
  },
  {
    kind: 'settlement',
    heads:
      /\b(?:early )?settlement (?:quotation|quote|figure|statement|letter|illustration)\b|\bamount (?:required )?to settle\b/i,
    holds: [/\brebate\b/i],
  },
  {
    kind: 'statement',
    heads:
      /\bstatement of (?:your )?account\b|\b(?:annual|account|finance|periodic|loan) statement\b|\bstatement (?:date|period|number)\b/i,
    holds: [/\bopening balance\b/i, /\bclosing balance\b/i],
  },
  {
    kind: 'invoice',
    heads:
      /\b(?:sales|vehicle|vat|dealer|tax)? ?invoice\b|\b(?:vehicle|retail|used car|new car) (?:sales )?order(?: form)?\b|\border form\b/i,
    holds: [/\binvoice (?:number|no|date)\b/i],
  },
  {
    kind: 'agreement',
    heads:
      /\b(?:hire[- ]purchase|h\.?p\.?|conditional sale|personal contract (?:purchase|plan)|pcp|fixed[- ]sum(?: loan)?|credit|loan|finance|hire|lease|contract hire)\b.{0,25}\bagreement\b|\bagreement regulated by the consumer credit act|^(?:hire[- ]purchase|conditional sale)$|\bschedule of particulars\b/i,
    holds: [
      /\bregulated by the consumer credit act\b/i,
      /\bsignature of (?:the )?(?:customer|debtor|hirer|buyer|creditor|owner)/i,
      /\bkey (?:financial )?information\b/i,
      /\bsigned by (?:the )?(?:customer|debtor|hirer|buyer|borrower)\b/i,
    ],
  },
  {
    kind: 'letter',
    holds: [/\byours (?:sincerely|faithfully)\b/i, /\byour complaint\b/i, /\bfinal response\b/i],
  },
]

/** Number of first lines that may hold a page's heading. */
const headLines = 6

/** Read the heading of a page; undefined when it goes on with the paper before it. */
export function headedAs(page: Page): PaperKind | undefined {
  const { lines } = page
  const other = otherKindOf([page])
  if (other) return other
  const head = lines.slice(0, headLines)
  const whole = lines.map(textOf).join('\n').slice(0, 6_000)
  const isLetter = /^dear\b/im.test(whole)
  for (const { kind, heads } of signs) {
    const line = heads && head.find((one) => heads.test(textOf(one)) && isHeading(one))
    if (line) return kind
  }
  return isLetter ? 'letter' : undefined
}

/** Classify a whole paper: by its heading, else by what it holds. */
export function paperKind(pages: readonly Page[]): PaperKind {
  const other = otherKindOf(pages)
  if (other) return other
  const headed = pages[0] && headedAs(pages[0])
  if (headed) return headed
  const whole = pages
    .slice(0, 4)
    .flatMap(({ lines }) => lines.map(textOf))
    .join('\n')
    .slice(0, 12_000)
  const scored = signs.map(({ kind, heads, holds = [] }) => ({
    kind,
    score: (heads?.test(whole) ? 1 : 0) + holds.filter((sign) => sign.test(whole)).length,
  }))
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score > 1 ? best.kind : 'unknown'
}

/** Check whether a page says that it is the first of its paper: "Page 1 of 6". */
export const isFirstPage = ({ lines }: Page): boolean =>
  [...lines.slice(0, 3), ...lines.slice(-3)].some((line) => /\bpage:? 1(?: ?(?:of|\/) ?\d+)\b/i.test(textOf(line)))

const textOf = ({ cells }: Line): string => {
  const text = cellsText(cells)
  const whole = unbroken(text)
  return whole === text ? text : `${text} ${whole}`
}

/** A heading is short, and has no sum in it. */
const isHeading = (line: Line): boolean => textOf(line).length < 130 && !/[;£]|\byou\b/i.test(textOf(line))
