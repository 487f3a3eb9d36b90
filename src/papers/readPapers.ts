import type { LenderData } from '../content/lenders/lenderData.ts'
import { brokerRules, type SellerKind, sellerOn } from './brokers.ts'
import { type LabelledPage, papersOf, surestNumber } from './bundles.ts'
import { inColumns, platesOn } from './candidates.ts'
import { commissionRecordedOn, commissionRules, type Disclosure, disclosuresOn, howTold } from './commission.ts'
import { dayRules, settledInLedger } from './days.ts'
import type { FieldId } from './fields.ts'
import { type Finding, findingsOf } from './findings.ts'
import { isOtherKind, isOwnFinance, namesACar } from './gate.ts'
import type { Check } from './identities.ts'
import { type Paper, type PaperKind, paperKind } from './kinds.ts'
import {
  asNamedOn,
  financeCompaniesOn,
  knownNames,
  type LenderAlias,
  lenderByPart,
  lenderNamed,
  lendersOn,
} from './lenders.ts'
import { beliefIn, type ReadCandidate } from './options.ts'
import type { Page } from './page.ts'
import type { ValueCandidate } from './passages.ts'
import { productsOn } from './products.ts'
import { type ReadingRule, readByRules } from './rules.ts'
import { type Schedule, scheduleOn } from './schedule.ts'
import { carsOn, makesWithModels, namesCar } from './vehicles.ts'

/** A file as it was brought, page by page. */
export type PaperFile = { name: string; pages: readonly Page[] }

/** All that the papers say of one agreement. */
export type AgreementRead = {
  papers: readonly Paper[]
  findings: readonly Finding[]
  checks: readonly Check[]
  disclosures: readonly Disclosure[]
}

export type PapersRead = { papers: readonly Paper[]; agreements: readonly AgreementRead[] }

type Studied = {
  paper: Paper
  pages: readonly Page[]
  read: readonly ReadCandidate[]
  schedule: Schedule | undefined
  disclosures: readonly Disclosure[]
  number: string | undefined
}

/** Reads papers: what each is, which belong to one agreement, and what they say of it. `names` are those that lenders have gone by. */
export function readPapers(files: readonly PaperFile[], names: Pick<LenderData, 'lenders' | 'names'>): PapersRead {
  const known = knownNames(names)
  const papers = files.flatMap(({ name, pages }) =>
    papersOf(pages).map((labelled) => {
      const printed = labelled.map((one) => one.printed)
      const [from, to] = [printed[0]?.number ?? 1, printed.at(-1)?.number ?? 1]
      return { paper: { file: name, kind: paperKind(printed), from, to }, labelled }
    }),
  )
  const studied = papers.flatMap(({ paper, labelled }) =>
    isOtherKind(paper.kind) ? [] : study(paper, labelled, known),
  )
  const agreements = grouped(studied).map((own): AgreementRead => {
    const { findings, checks } = findingsOf(
      own.flatMap(({ read }) => read),
      own.flatMap(({ schedule }) => schedule ?? []),
      own,
    )
    return {
      papers: own.map(({ paper }) => paper),
      findings: isBought(findings) && own.some(({ pages }) => namesACar(pages)) ? findings : findings.map(asOfOther),
      checks,
      disclosures: own.flatMap(({ disclosures }) => disclosures),
    }
  })
  return {
    papers: papers.map(({ paper }) => paper),
    agreements: agreements.filter(({ findings, disclosures }) => findings.length + disclosures.length > 0),
  }
}

/**
 * Check whether papers are of an agreement of their own by which a car is bought: what they name it decides, whoever lends. Without its number an
 * agreement has a day or a plate; an example of one has none of them.
 */
function isBought(findings: readonly Finding[]): boolean {
  const product = findings.find(({ field }) => field === 'product')
  return (
    product !== undefined &&
    product.value !== 'lease' &&
    product.value !== 'personalLoan' &&
    (findings.some(({ field }) => field === 'agreementNumber') ||
      findings.some(
        ({ field, paper: { kind } }) =>
          kind === 'pre-contract' || (ofAgreement.includes(kind) && ofItsOwn.includes(field)),
      ))
  )
}
const ofAgreement: readonly PaperKind[] = ['agreement', 'pre-contract', 'statement', 'settlement']
const ofItsOwn: readonly FieldId[] = ['signedOn', 'registration', 'settledOn']

const asOfOther = (finding: Finding): Finding => ({
  ...finding,
  doubts: [...new Set([...finding.doubts, 'other-paper' as const])],
})

const isOfSeller = (kind: PaperKind): kind is SellerKind =>
  kind === 'invoice' || kind === 'explanation' || kind === 'unknown'

function study(paper: Paper, labelled: readonly LabelledPage[], all: readonly LenderAlias[]): Studied {
  const { kind } = paper
  const pages = labelled.map(({ page }) => page)
  const known = asNamedOn(pages, all)
  const printed = labelled.map((one) => one.printed)
  const disclosures = printed.flatMap((page) => disclosuresOn(page).map((one) => ({ ...one, paper })))
  const schedules = pages.flatMap((page) => scheduleOn(page) ?? [])
  const onPages = labelled.flatMap((one) => allOn(one, known))
  const candidates = [
    ...onPages,
    // Named by no label and no known name: never surely the lender.
    ...(onPages.some(({ field }) => field === 'lender')
      ? []
      : pages
          .flatMap((page) => financeCompaniesOn(page))
          .map((one) => ({ ...one, weight: one.weight - beliefIn(kind) }))),
    ...schedules.flatMap((schedule) => schedule.candidates),
    ...printed.flatMap(howTold),
    ...pages.flatMap((page) => [...commissionRecordedOn(page), ...settledInLedger(page)]),
    ...(pages[0] && isOfSeller(kind) ? sellerOn(pages[0], kind) : []),
  ]
  return {
    paper,
    pages,
    disclosures,
    schedule: schedules.find(({ payments }) => payments.length > 0),
    number: labelled[0]?.number ?? surestNumber(candidates),
    read: candidates.map((candidate) => ({ ...candidate, paper, isDoubtful: !isOwnFinance(pages) })),
  }
}

/** Rules for words where no label leads to a value. */
const rules: readonly ReadingRule[] = [...lenderByPart, ...brokerRules, ...dayRules, ...commissionRules]

/** All that the lines of a page say of any field. */
const allOn = ({ page, candidates }: LabelledPage, known: readonly LenderAlias[]): ValueCandidate[] => [
  ...[...candidates, ...readByRules(page, rules)].map((one) =>
    one.field === 'lender'
      ? { ...one, value: lenderNamed(String(one.value), known) }
      : one.field === 'vehicle' && !namesCar(String(one.value))
        ? { ...one, weight: one.weight - 3 }
        : one,
  ),
  ...lendersOn(page, known),
  ...inColumns(page),
  ...platesOn(page),
  ...productsOn(page),
  ...carsOn(page),
  ...makesWithModels(page),
]

/** Papers by the agreement they are about: by its number; one without a number goes with the one before it, or with the only one. */
function grouped(papers: readonly Studied[]): Studied[][] {
  const numbers = [...new Set(papers.flatMap(({ number }) => number ?? []))]
  if (numbers.length <= 1) return papers.length === 0 ? [] : splitByTitle(papers)
  const groups = new Map(numbers.map((number): [string, Studied[]] => [number, []]))
  for (const [index, own] of papers.entries()) {
    const isNumbered = ({ number, paper }: Studied): boolean => number !== undefined && paper.file === own.paper.file
    const goesWith =
      papers.slice(0, index).findLast(isNumbered) ?? papers.find(isNumbered) ?? papers.find(({ number }) => number)
    groups.get(own.number ?? goesWith?.number ?? '')?.push(own.number === undefined ? asOfAll(own) : own)
  }
  return [...groups.values()]
}

/** Without a number a paper may be about another agreement than the one it stands beside, so nothing of it is sure. */
const asOfAll = (own: Studied): Studied => ({ ...own, read: own.read.map((one) => ({ ...one, isDoubtful: true })) })

/** Without numbers to tell them apart, agreements that differ in the sum lent or in the car are two. */
function splitByTitle(papers: readonly Studied[]): Studied[][] {
  const groups: Studied[][] = []
  const isAgreement = ({ paper }: Studied): boolean => paper.kind === 'agreement'
  for (const own of papers) {
    const last = groups.at(-1)
    const isOther = last && isAgreement(own) && last.some((other) => isAgreement(other) && differs(other, own))
    if (!last || isOther) groups.push([own])
    else last.push(own)
  }
  return groups
}

const differs = (one: Studied, other: Studied): boolean =>
  (['amountOfCredit', 'registration', 'signedOn'] as const).some((field) => {
    const [own, its] = [one, other].map(
      ({ read }) => new Set(read.filter((each) => each.field === field && each.weight >= 5).map(({ value }) => value)),
    )
    return own && its && own.size > 0 && its.size > 0 && [...own].every((value) => !its.has(value))
  })
