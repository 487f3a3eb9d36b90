import { type Model, scoresOf } from '../deciding/linearModel.ts'
import { expression } from '../text/expression.ts'
import learned from './learnedGate.json' with { type: 'json' }
import { cellsText, type Page } from './page.ts'
import { presentPlate } from './values.ts'
import { namesCar } from './vehicles.ts'

/** What tells other kinds of paper apart: words that they are headed with, and words that they hold. */
const otherSigns = {
  insurance: {
    heads:
      /\b(?:insurance|motor policy|gap|warranty|breakdown(?: cover)?|cover) (?:policy |insurance |premium |and service )?(?:schedule|certificate|policy|plan|proposal|renewal|premiums?|document|statement of fact)\b|\bcertificate of (?:motor )?(?:insurance|cover)\b|\bpolicy schedule\b|\bschedule of (?:insurance|cover)\b/i,
    holds: [
      /\bpolicy (?:number|no\b|reference)|\bmembership number\b|\bcertificate number\b/i,
      /\bpolicy ?holder\b|\binsured (?:person|vehicle|driver)|\bvehicle (?:insured|covered)\b|\bnamed drivers?\b/i,
      /\b(?:period of (?:insurance|cover)|cover (?:starts|ends|start date|end date)|(?:insurance|policy) (?:starts|expires|expiry)|your cover)\b/i,
      /\bunderwrit(?:ten|er)|\binsurer\b/i,
      /\b(?:compulsory|voluntary|policy|total) excess\b|\bno excess\b/i,
      /\bno[- ]claims? (?:bonus|discount)|\bncd\b/i,
      /\b(?:annual|renewal|insurance|gross|net|total) premiums?\b|\bpremium (?:tax|£|less|refunded)|^premium\b/im,
      /\b(?:sum insured|claim limit|maximum benefit|third party|comprehensive)\b/i,
      /\broadside\b|\brecovery\b.{0,30}\bonward travel\b/i,
      /\binsurance policy\b|\b(?:warranty|service|plan) (?:plan|number|price)\b/i,
    ],
  },
  mortgage: {
    heads: /\bmortgage\b|\bsecured on (?:property|land|your home)\b|\b(?:second|legal) charge\b/i,
    holds: [
      /\bmortgage (?:offer|account|term|statement|broker|adviser|deed|rate)\b/i,
      /\bproperty\b/i,
      /\b(?:second|legal) charge\b|\bdebt secured on\b/i,
      /\byour home may be repossessed|\bkeep up repayments on your mortgage\b/i,
      /\bAPRC\b/,
      /\bproduct fee\b|\bvaluation\b|\bconveyanc|\bloan to value\b|\bleasehold\b/i,
      /\bstandard variable rate\b|\bearly repayment charge\b/i,
    ],
  },
  payslip: {
    heads: /\bpay ?(?:slip|advice)\b|\bp60\b|\bp45\b|\bearnings statement\b/i,
    holds: [
      /\bgross pay\b|\btotal gross\b|^gross\b/im,
      /\bnet pay\b|\btake[- ]home\b/i,
      /\btax code\b/i,
      /\bnational insurance\b|\bNI (?:number|no)\b/i,
      /\bPAYE\b/,
      /\bemploye[er]\b/i,
      /\bpay (?:period|date|method)\b|\byear to date\b|\btax (?:year|period)\b/i,
    ],
  },
  'bank-statement': {
    heads: /\b(?:current|savings|business|bank|joint) account\b|\bbank statement\b|\bcredit card statement\b/i,
    holds: [
      /\bsort code\b/i,
      /\b(?:balance|brought|carried) (?:brought |carried )?forward\b|\bopening balance\b|\bavailable balance\b/i,
      /\bpaid (?:in|out)\b|\bmoney (?:in|out)\b/i,
      /\boverdraft\b/i,
      /\bcard payment\b|\bcontactless\b|\bcash machine\b|\bATM\b/i,
      /\bIBAN\b|\bBIC\b/,
      /\b(?:direct debit|standing order)\b[^\n]*\n(?:[^\n]*\n){0,6}[^\n]*\b(?:direct debit|standing order|card payment)\b/i,
      /\bsalary\b|\btransfer\b/i,
    ],
  },
  bill: {
    heads:
      /\b(?:electricity|gas|energy|water|broadband|telephone|phone|council tax|tv licence)\b.{0,30}\b(?:bill|statement|demand|notice|account)\b|\bservice invoice\b/i,
    holds: [
      /\bmeter reading|\bkwh\b/i,
      /\bstanding charge\b|\btariff\b|\bunit rate\b/i,
      /\bbill (?:date|period|number)\b|\byour bill\b/i,
      /\bcouncil tax\b|\bproperty band\b/i,
      /\bbroadband\b|\bline rental\b|\bsewerage\b|\bwastewater\b/i,
      /\bparts and labour\b|\bMOT test\b|\btyres?\b.{0,12}\bfitted\b|\bmaterials\b/i,
      /\btotal due\b|\bpayment within \d+ days\b/i,
    ],
  },
  article: {
    heads:
      /\bwhat (?:is|are)\b.{0,40}\?|\bhow (?:do|does|to)\b.{0,40}|\bfrequently asked questions\b|\bwhat it means for you\b|\bexplained\b|\bguide to\b|^representative example\b|\bwhich (?:one )?is (?:right|best|better|cheaper)\b|\bpros and cons\b/i,
    holds: [
      /\bthis article\b|\bfor information (?:only )?and (?:is )?not\b.{0,12}\badvice\b/i,
      /^by \p{Lu}\p{L}+ \p{Lu}\p{L}+|\b(?:updated|published|posted)(?: on)?:? \d{1,2}\b/imu,
      /\bmin(?:ute)?s? read\b|\bcomments? \(\d+\)/i,
      /\bread more\b|\brelated (?:articles|guides|stories)\b|\bmore on this story\b|\bshare this\b|\bfollow us\b/i,
      /\b(?:newsletter|sign up|subscribe|cookies?)\b/i,
      /\brepresentative(?: example| \d|,? apr| apr)/i,
      /\bfor example\b|\blenders such as\b|\bexperts\b|\bmillions of\b|\bon average\b|\bthe average\b/i,
      /\boffer ends\b|\btest drive\b|\bsubject to status\b|\b18 and over\b|\bbrowse\b/i,
      /(?:\?[ \n][^?]{5,300}){3}\?/,
      /\bsupreme court\b|\bthe FCA\b|\bfinancial conduct authority has\b/i,
    ],
  },
  rental: {
    heads: /\b(?:vehicle|car|van|motorhome|camper ?van)? ?rental (?:agreement|contract|confirmation)\b/i,
    holds: [
      /\brenters?\b|\bhirer'?s? (?:driving )?licence\b/i,
      /\b(?:hire|rental) (?:from|until|period|begins|ends|start|days)\b|\bpick[- ]?up\b|\bdrop[- ]?off\b/i,
      /\b(?:security|refundable|damage|booking) deposit\b/i,
      /\b(?:insurance|damage) excess\b|\bexcess (?:insurance|waiver)\b/i,
      /\b(?:additional|second|extra) driver\b/i,
      /\b(?:each|per|a|every) (?:day|night|week)\b/i,
      /\bno right to buy\b|\bmileage included\b|\bincluded mileage\b|\bunlimited mileage\b/i,
    ],
  },
  'other-loan': {
    heads:
      /\bcredit card\b|\bstudent loan|\b(?:payday|short[- ]term|home improvement|personal|secured|unsecured) loan\b|\bstore card\b|\brunning[- ]account credit\b/i,
    holds: [
      /\bcredit limit\b|\bminimum payment\b|\bcash advance|\bbalance transfer/i,
      /\bunsecured\b|\bsecured on your home\b/i,
      /\bpurpose of (?:the )?loan\b|\bhome improvements?\b|\bdebt consolidation\b/i,
      /\bstudent loans?\b|\bplan [1245]\b/i,
      /\bloan (?:account|reference|number|no)\b/i,
      /\bfixed[- ]sum loan\b|\bpersonal loan\b/i,
    ],
  },
  'other-goods': {
    heads: /\b(?:phone|furniture|boiler|solar|kitchen|bike|cycle|piano)\b/i,
    holds: [
      /\b(?:sofas?|furniture|mattress|beds?|carpets?|kitchens?|bathrooms?|boilers?|radiators?|solar panels?|windows|conservatory)\b/i,
      /\b(?:smartphone|mobile phone|handset|airtime|(?:phone|device) plan|IMEI|laptop|tablet|television|smart tv|console)\b/i,
      /\b(?:washing machine|washer|dryer|dishwasher|fridge|freezer|cooker)s?\b/i,
      /\b(?:bicycle|e-?bike|piano|jewellery|ring|watch|hearing aids?)\b/i,
      /\binstalled at\b|\bdelivered to\b/i,
      /\b(?:pianos?|outboard|yachts?|vessel|moorings?|holiday home|pitch)\b/i,
      /\b(?:balers?|mowers?|tractors?|harvesters?|excavators?|forklifts?|farm machinery)\b/i,
    ],
  },
} satisfies Record<string, { heads: RegExp; holds: readonly RegExp[] }>

/** Papers with sums, dates and names that are not about car finance: nothing is read from them. */
export const otherKinds = Object.keys(otherSigns) as (keyof typeof otherSigns)[]
type OtherKind = keyof typeof otherSigns

/** Check whether a kind of paper is not car finance. */
export const isOtherKind = (kind: string): kind is OtherKind => Object.hasOwn(otherSigns, kind)

/** Least score of a paper that may be sure, and of one that is never named another kind; about 1 is a visitor’s own car finance, about 0 anything else. */
const sureFrom = 0.6
const mayBeOwn = 0.3

/** What a paper is shows on its first pages, in its first letters, and most in the words that it opens with. */
const firstPages = 4
const mostLetters = 12_000
const openingWords = 30

const textOf = (pages: readonly Page[]): string =>
  pages
    .slice(0, firstPages)
    .flatMap(({ lines }) => lines.map(({ cells }) => cellsText(cells)))
    .join('\n')
    .slice(0, mostLetters)

/** List the features of a paper: its words, those it opens with, and each two that follow each other. */
export function gateFeatures(pages: readonly Page[]): Set<string> {
  const words =
    textOf(pages)
      .toLowerCase()
      .match(/[a-z]{2,}/g) ?? []
  return new Set([
    ...words,
    ...words.slice(0, openingWords).map((word) => `^${word}`),
    ...words.slice(1).map((word, before) => `${words[before]} ${word}`),
  ])
}

/** How far words speak for and against a paper’s being a visitor’s own car finance, by papers of known kinds: `npm run bench -- papers-gate --learn`. */
const learnedGate: Pick<Model, 'bias' | 'features'> = learned

/** Score how like a visitor’s own car finance a paper with these features is. */
export const ownScore = (features: Iterable<string>, gate = learnedGate): number => scoresOf(features, gate)[0] ?? 0

/** Check whether a paper is so like a visitor’s own car finance that what it says may be sure. */
export const isOwnFinance = (pages: readonly Page[]): boolean => ownScore(gateFeatures(pages)) >= sureFrom

/** Least signs of a kind by which a paper is named, a heading counting as three. */
const enoughSigns = 3
/** Kinds that are financed in the same words as cars: what tells them apart is that no car is named. */
const inSameWords: readonly OtherKind[] = ['other-goods', 'other-loan']
const otherHeadLines = 5

/** Name the other kind of a paper that is none of car finance; undefined for one that may be, or that nothing names. */
export function otherKindOf(pages: readonly Page[]): OtherKind | undefined {
  const isOfCar = namesACar(pages)
  const whole = textOf(pages)
  const head = whole.split('\n', otherHeadLines)
  const [best] = (ownScore(gateFeatures(pages)) < mayBeOwn ? otherKinds : isOfCar ? [] : inSameWords)
    .map((kind) => {
      const { heads, holds } = otherSigns[kind]
      const headed = head.some((line) => line.length < 110 && heads.test(line)) ? 3 : 0
      return { kind, signs: headed + holds.filter((sign) => sign.test(whole)).length }
    })
    .toSorted((a, b) => b.signs - a.signs)
  return best && best.signs >= (!isOfCar && inSameWords.includes(best.kind) ? 1 : enoughSigns) ? best.kind : undefined
}

/** Words that name a vehicle. */
const motor =
  /\b(?:vehicles?|cars?|vans?|motor|(?:touring )?caravans?|motor ?(?:cycle|bike|home)s?|camper ?vans?|automobiles?)\b/i
const plate = expression.plain`(?<![A-Z0-9])${presentPlate}(?![A-Z0-9])`

/** Check whether a paper names a car: other goods are bought in the same words. */
export function namesACar(pages: readonly Page[]): boolean {
  const whole = pages.flatMap(({ lines }) => lines.map(({ cells }) => cellsText(cells))).join('\n')
  return motor.test(whole) || plate.test(whole) || namesCar(whole)
}
