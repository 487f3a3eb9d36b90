import type { LenderData } from '../content/lenders/lenderData.ts'
import { type Page, wordsOf } from './lines.ts'
import { type Candidate, cut, wholeLine } from './place.ts'
import { comparable, unbroken } from './plainWords.ts'

/** A name that a lender has gone by, for looking up; `company` for a registered one. */
export type Known = { slug: string; words: string; company: boolean }

/** The lenders as they can be looked for on paper. Names of one short word are left out: they stand in too many sentences. */
export function knownNames({ lenders, names }: Pick<LenderData, 'lenders' | 'names'>): Known[] {
  const all = [
    ...lenders.flatMap(({ slug, name, legalName, formerNames }) => [
      { slug, words: name },
      ...(legalName ? [{ slug, words: legalName }] : []),
      ...formerNames.map((words) => ({ slug, words })),
    ]),
    ...names.filter(({ kind }) => kind !== 'typed').map(({ name, lender }) => ({ slug: lender, words: name })),
  ]
  const seen = new Set<string>()
  return all
    .map(({ slug, words }) => ({ slug, words: plain(words), company: /\b(?:limited|ltd|plc)\b/i.test(words) }))
    .filter(({ words }) => words.includes(' ') || words.length >= 6)
    .filter(({ slug, words }) => !seen.has(`${slug} ${words}`) && seen.add(`${slug} ${words}`))
    .toSorted((a, b) => b.words.length - a.words.length || ownName(b) - ownName(a))

  // Lenders of one company share its name: it is first that of the one whose own name it holds.
  function ownName({ slug, words }: Known): number {
    const own = plain(lenders.find((lender) => lender.slug === slug)?.name ?? '')
    return own !== '' && words.includes(own.replace(/ (?:finance|uk)$/, '')) ? own.length : 0
  }
}

const plain = (words: string): string =>
  comparable(words)
    .replaceAll('&', ' and ')
    .replace(/\bltd\b\.?/g, 'limited')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The lender that words name, by any name it has gone by; the words themselves when they name none that is known. */
export function lenderNamed(words: string, known: readonly Known[]): string {
  return nameIn(` ${plain(words)} ${plain(unbroken(words))} `, known)?.slug ?? words
}

/** The longest known name in plain words; where they say as what a company trades, that one. */
function nameIn(plainWords: string, known: readonly Known[]): Known | undefined {
  const trading =
    /(?<= (?:t a|trading as) ).*$/.exec(plainWords)?.[0] ??
    /^.*(?= an? trading (?:style|name) of )/.exec(plainWords)?.[0] ??
    ''
  const named = (within: string) => known.find((one) => ` ${within} `.includes(` ${one.words} `))
  return named(trading) ?? named(plainWords)
}

const isCompany =
  /\b(?:ltd|limited|plc|llp|motors?|motorcycles|motorhomes|cars?|garages?|autos?|automotive|vehicles?|commercials|caravans|leisure|sales|motor company)\b/i

/** Sentences that name who arranged the finance: "Larkfield Motors Limited is a credit broker", "we paid Larkfield Motors a commission". */
const someone = String.raw`(\p{Lu}(?:[^.;:£]|(?<=\b\p{Lu})\.){2,60}?)`
const asBroker: readonly RegExp[] = [
  new RegExp(String.raw`\b[Ww]e paid ${someone} (?:an? |the )?(?:commission|fee)\b`, 'u'),
  new RegExp(String.raw`\b[Pp]aid £[\d,.]+ to ${someone}(?=[.,;]|$| for\b| as\b| in\b)`, 'u'),
  new RegExp(String.raw`\b(?:through|via) ${someone}(?=[.,;]|$| and\b| on\b)`, 'u'),
  /(?<=\d\p{L}{0,3}\s?\p{Lu}*\)?,? )(?:from|supplied by) (\p{Lu}[^.;,]{3,50}?)(?=[.;,]|$| on \d)/u,
  new RegExp(
    String.raw`\b(?:got|bought|purchased|obtained|collected)(?: (?:it|the car|the vehicle))? from ${someone}(?=[.,;]|$| on \d| for\b| and\b| in\b)`,
    'u',
  ),
  new RegExp(String.raw`\b(?:which|that) ${someone} (?:supplied|sold)\b`, 'u'),
]
/** What says in so many words that it is a broker need not have the name of a trade. */
const asBrokerItself: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^|[.;:] )(?!We\b|They\b|It\b|The\b|This\b|Your\b|Our\b|You\b|He\b|She\b|Who\b)${someone},? (?:is|are|acts? as) (?:an? )?(?:independent )?credit (?:broker|intermediary)`,
    'u',
  ),
  /^(?:\(?\d\)? )?(\p{Lu}[^,;:£(]{3,60}),[^;:£(]{0,100} \((?:the )?["']?(?:[Cc]redit [Ii]ntermediary|[Ss]upplier|[Dd]ealer|[Bb]roker|[Rr]etailer|[Ii]ntroducer)\b/u,
  new RegExp(String.raw`(?:^|[.;:] )(?!We\b|They\b|It\b|The\b|You\b|Who\b)${someone} introduced you\b`, 'u'),
  new RegExp(String.raw`\b[Ww]e are (?!An?\b|The\b)${someone}, an? (?:independent )?credit broker`, 'u'),
]

/** Companies that a sentence names as whoever arranged the finance or sold the car. */
export const brokersOn = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap(({ cells }, row) =>
    cells.flatMap(({ text: own }, column) => {
      const next = lines[row + 1]?.cells[0]?.text ?? ''
      const goesOn = own.length > 45 && column === cells.length - 1 && /^\p{Ll}/u.test(next)
      const text = goesOn ? `${own} ${next.slice(0, 100)}` : own
      const match =
        asBroker.map((sentence) => sentence.exec(text)).find((found) => isCompany.test(found?.[1] ?? '')) ??
        asBrokerItself.map((sentence) => sentence.exec(text)).find((found) => found !== null)
      const name = match?.[1]?.trim() ?? ''
      if (!match || name === '' || match.index >= own.length) return []
      const at = text.indexOf(name, match.index)
      return [{ field: 'dealer', value: name, weight: 6, place: cut(text, at, at + name.length, number) }]
    }),
  )

/** What a mail is headed with. */
const ofMail = /^(?:from|sent|subject): ?\S/i
/** A business by the words of its trade, its own name before them: "Saltmarsh Autos", after who writes for it. */
const byTrade =
  /^(?:\p{Lu}\p{Ll}+, )?((?!Your\b|Our\b|The\b|Used\b|New\b|Motor\b|Car\b)\p{Lu}[\p{L}&'.-]*(?: (?:(?:and|of|the) )?[\p{Lu}(&][\p{L}&'.)-]*){0,4})$/u
const trade =
  /\b(?:Motors|Motor (?:Company|Co|Group|Centre|House)|Cars|Car Co|Garages?|Autos|Automotive|Vehicles|Motorcycles|Commercials|Car (?:Sales|Centre|Company)|Vehicle (?:Sales|Centre))\b/

const phone = /,? ?(?:[Tt]el\w*:? ?)?\(?0\d[\d ()]{8,}$/

/** Whoever signs a mail for a business that sells cars. */
export const sendersOn = ({ number, lines }: Page): Candidate[] =>
  lines.some(({ cells }) => ofMail.test(cells[0]?.text ?? ''))
    ? lines.flatMap(({ cells: [cell, ...others] }, row) => {
        const name = others.length === 0 && row > 4 ? byTrade.exec(cell?.text.replace(phone, '') ?? '')?.[1] : undefined
        return cell && name !== undefined && trade.test(name)
          ? [
              {
                field: 'dealer',
                value: name,
                weight: 4.6,
                place: cut(cell.text, cell.text.indexOf(name), cell.text.length, number),
              },
            ]
          : []
      })
    : []

/** The name of a company: words in capitals or with them, up to what it is by law. */
const company = String.raw`(?:\p{Lu}[\p{L}\d&'.-]*|\(\p{Lu}\p{L}*\)|&)(?: (?:\p{Lu}[\p{L}\d&'.-]*|\(\p{Lu}\p{L}*\)|\d|&|and|of|for|the)){0,7} (?:Limited|LIMITED|Ltd|LTD|plc|PLC|LLP)`

/** A company that is given its part after its name: '… Limited of 3 Guildhall Street ("the Owner")'. */
const asLender = new RegExp(
  `(?<![\\p{L}\\d&])(${company})\\b[^;:]{0,140}?\\(\\s*["']?(?:[Tt]he )?["']?(?:[Oo]wner|[Ll]ender|[Cc]reditor|[Ss]eller|[Ww]e|[Uu]s|OWNER|LENDER|CREDITOR|SELLER)\\b`,
  'u',
)

const anyCompany = new RegExp(`(?<![\\p{L}\\d&])${company}(?!\\p{L})`, 'gu')

const isPart = /\(\s*["']?(?:the )?["']?(?:owner|lender|creditor|seller|we|us)\b/i

/** Lenders that a sentence names so, over as many as three lines; those that are known and those that are not. */
export const lendersByPart = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap(({ cells }, index) => {
    const own = wordsOf(cells)
    const whole = lines
      .slice(index, index + 3)
      .map((line) => wordsOf(line.cells))
      .join(' ')
      .slice(0, 600)
    const match = isPart.test(whole) ? asLender.exec(whole) : null
    const name = (match?.[1] ?? '').replace(beforeName, '')
    const at = match && name !== '' ? whole.indexOf(name, match.index) : own.length
    return at < own.length
      ? [{ field: 'lender', value: name, weight: 7, place: cut(whole, at, at + name.length, number) }]
      : []
  })

/** Words in capitals that lead up to a name and are no part of it. */
const beforeName =
  /^(?:(?:(?:this|agreement|contract|made|between|parties|the|creditor|lender|owner|seller|from|by|we|us|with|to|and|of)\b:? ?)+)/i

const lends = /\b(?:finance|financial|credit|bank|acceptances?|lending|loans|leasing|capital|funding)\b/i
const notLending =
  /\b(?:bank account|direct debit|sort code|insur\w*|your bank|member of|group|subsidiary|base rate|judgment|court|trustee|administrator|guarant\w*|warrant\w*|assign\w*|transfer\w*|reference agenc\w*|association|registered in)\b/i

/** Companies whose name says that they lend, where nothing says that they do something else: for papers that name no lender by a label. */
export const financeCompaniesOn = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap((line, index) => {
    const whole = wholeLine(line)
    if (asOther.test(whole) || notLending.test(whole) || ofMany.test(whole)) return []
    return [...whole.matchAll(anyCompany)].flatMap(({ 0: found, index: at }) => {
      const name = found.replace(beforeName, '')
      const start = at + found.length - name.length
      return lends.test(name)
        ? [
            {
              field: 'lender',
              value: name,
              weight: index < 3 ? 6 : lendsHere.test(whole) ? 5.6 : 4.6,
              place: cut(whole, start, start + name.length, number),
            },
          ]
        : []
    })
  })

/** Who sells, by the head of an invoice or an order; and of a sheet on needs, where it has the name of a trade. */
export function sellerOn({ number, lines }: Page, kind: 'invoice' | 'explanation'): Candidate[] {
  const head = lines.slice(0, 3).flatMap(({ cells }) => (kind === 'invoice' ? cells.slice(0, 1) : cells))
  const isSeller =
    kind === 'invoice'
      ? (text: string) => isCompany.test(text) && !/invoice|order|\d{3}/i.test(text)
      : (text: string) => trade.test(text) && !lends.test(text) && text.length < 60
  const text = head.find((cell) => isSeller(cell.text))?.text
  const name = kind === 'invoice' ? text : text?.replace(/, \p{Lu}[\p{L} -]+$/u, '')
  return text === undefined || name === undefined
    ? []
    : [{ field: 'dealer', value: name, weight: 5, place: cut(text, 0, name.length, number) }]
}

const lendsHere =
  /\b(?:creditor|lender|owner|owners|we|us|our|finance company|the company|seller|(?:agreement|purchase|pcp|finance|sale|figures|deal|quote) (?:with|through)|(?:quote|quotation|illustration|finance) from|(?:balance|amount)(?: \p{L}+){0,2} (?:from|by)|(?:financed|funded|finance|provided) by|between)\b/iu
const asOther =
  /\b(?:dealer|supplier|intermediary|retailer|broker|insurer|underwritten|settle\w*|outstanding finance|finance outstanding|existing finance|old finance|previous|part[- ]exchange|payable to|sold to|assigned)\b/i

/** Every lender that a page names, where it does: the surest where a label says that it lends, and in the first lines. */
export const lendersOn = (page: Page, known: readonly Known[]): Candidate[] =>
  page.lines.flatMap((line, index) => {
    const whole = wholeLine(line)
    const before = plain(wordsOf(page.lines[index - 1]?.cells ?? []))
    // What is said of another in the next sentence says nothing of this one.
    return whole.split(/(?<=\p{L}{2}[.;]) (?=\p{Lu})/u).flatMap((sentence): Candidate[] => {
      const name = ofMany.test(sentence) ? undefined : nameIn(` ${plain(sentence)} `, known)
      if (!name) return []
      // Whoever signs a letter stands alone on a line.
      const place = (index < 5 ? 2 : 0) + (plain(whole) === name.words ? 1 : 0)
      const [start, end] = whereNamed(whole, name.words)
      return [
        {
          field: 'lender',
          value: name.slug,
          weight: 3 + place + saidOf(name, sentence, before),
          place: cut(whole, start, end, page.number),
        },
      ]
    })
  })

/** Whom a broker works with is not who lent. */
const ofMany = /\bpanel of\b|\b(?:range|number|choice) of lenders\b|\blenders,? (?:such as|including|like)\b/i

/** How surely a sentence, with the line before it, says that whom it names is the lender. */
function saidOf({ company, words }: Known, sentence: string, before: string): number {
  const pays = company && plain(sentence).startsWith(words) && /£[\d,.]+$/.test(sentence)
  const says = pays || lendsHere.test(sentence) || /^(?:the )?(?:creditor|lender|owner)\b/.test(before)
  const asCompany = notLending.test(sentence) ? 1 : 1.6
  return (company ? asCompany : 0) + (says ? 3 : 0) - (asOther.test(sentence) ? 4 : 0)
}

/** Where a name stands in the words as printed. */
function whereNamed(whole: string, words: string): [number, number] {
  const shape = words
    .split(' ')
    .map((word) =>
      word === 'limited'
        ? '(?:limited|ltd)'
        : word === 'and'
          ? '(?:and|&)'
          : word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('[^\\p{L}\\p{N}]*')
  const match = new RegExp(shape, 'iu').exec(whole)
  return match ? [match.index, match.index + match[0].length] : [0, whole.length]
}
