import { expression } from '../text/expression.ts'
import { cellsText, farAside, type Line, type Page } from './page.ts'
import { presentPlate } from './values.ts'
import { namesCar } from './vehicles.ts'

/** Other things that makers of vehicles make: beside one, the maker’s name says nothing. */
const ofMakers = /\b(?:pianos?|outboard|yachts?|vessel)\b/i

/** Words that a paper of another kind is headed with, and words that it holds. */
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
      expression.i`${ofMakers.source}|\bmoorings?\b|\bholiday home\b|\bpitch\b`,
      /\b(?:balers?|mowers?|tractors?|harvesters?|excavators?|forklifts?|farm machinery)\b/i,
    ],
  },
} satisfies Record<string, { heads: RegExp; holds: readonly RegExp[] }>

/** Papers with sums, dates and names that are not about car finance: nothing is read from them. */
export const otherKinds = Object.keys(otherSigns) as (keyof typeof otherSigns)[]
type OtherKind = keyof typeof otherSigns

/** Check whether a kind of paper is not car finance. */
export const isOtherKind = (kind: string): kind is OtherKind => Object.hasOwn(otherSigns, kind)

/** Words of car finance, each counted once. */
const ofFinance: readonly RegExp[] = [
  /\bhire[- ]purchase\b|\bpersonal contract (?:purchase|plan|hire)\b|\bPCP\b|\bconditional sale\b|\blease purchase\b|\bcontract hire\b|\b(?:motor|car|vehicle) finance\b/i,
  /\bregulated by the consumer credit act\b/i,
  /\b(?:amount of credit|total charge for credit|total amount payable|amount financed|balance to finance)\b/i,
  /\b(?:creditor|lender|owner)\b/i,
  /\b(?:agreement|finance) (?:number|no\b|ref)/i,
  /\boption(?:al)? (?:to purchase|final|purchase)\b|\bballoon\b|\bg(?:m)?fv\b|\bguaranteed (?:minimum )?future value\b/i,
  /\b(?:dealer|supplier|broker|retailer|credit intermediary|introducer)\b/i,
  /\bcommission\b/i,
  /\bsettle(?:d|ment)?\b|\bcomplaint\b|\bsubject access\b/i,
  /\bAPR\b|\binstalments?\b|\brepayments?\b|\bmonthly (?:payments?|rentals?)\b/i,
]
/** Words no other kind of loan has, though it may buy goods of any kind. */
const ofHire = /\bhire[- ]purchase\b|\bpersonal contract purchase\b|\bconditional sale\b/i
/** Words that name a vehicle. */
const motor =
  /\b(?:vehicles?|cars?|vans?|(?:touring )?caravans?|motor ?(?:cycle|bike|home)s?|camper ?vans?|automobiles?)\b/i
const plate = expression.plain`(?<![A-Z0-9])${presentPlate}(?![A-Z0-9])`
/** An article speaks of agreements in general, and has none of its own. */
const ownAgreement =
  /\b(?:agreement|contract|account|reference|policy) (?:number|no\.?|ref(?:erence)?)[^\n\d?]{0,30}\d{3}/i

/** A loan that pays premiums, or a plan that is paid for beforehand. */
const forPremium =
  /\bpremium (?:finance|credit)\b|\blend you the \w* ?premium\b|\bprepayment plan\b|\bprice (?:for|of) your cover\b|\bpay your insurer\b|\bcash price of (?:the |your )?(?:insurance|cover|policy|premium|warranty)\b|\bcash price \((?:annual )?premium\b/i

/** Goods that go with or behind a vehicle: "The motorcycle is not part of the goods". */
const notTheVehicle =
  /\b(?:vehicle|car|van|motor ?cycle|machine) (?:itself )?is (?:not|no) part of the goods\b|\bgoods are a trailer\b/i

/** Count the signs of another kind in some words. */
const heldIn = (words: string, kind: OtherKind): number =>
  otherSigns[kind].holds.filter((sign) => sign.test(words)).length

const otherHeadLines = 5
const wordsOn = (line: Line): string => cellsText(line.cells)
const wordsOf = (pages: readonly Page[]): string => pages.flatMap(({ lines }) => lines.map(wordsOn)).join('\n')

/**
 * Name the other kind of a paper that is none of car finance; undefined for one that may be. Another kind needs more signs of its own than
 * of car finance.
 */
export function otherKindOf(pages: readonly Page[]): OtherKind | undefined {
  const head = (pages[0]?.lines ?? []).slice(0, otherHeadLines).map(wordsOn)
  const whole = wordsOf(pages.slice(0, 4)).slice(0, 12_000)
  const isMotor = speaksOfCar(whole)
  const finance = ofFinance.filter((sign) => sign.test(whole)).length + (isMotor ? 2 : 0)
  const scored = otherKinds.map((kind) => {
    const { heads } = otherSigns[kind]
    const headed = head.some((line) => line.length < 110 && heads.test(line)) ? 3 : 0
    const held = heldIn(whole, kind)
    return { kind, headed, held, score: held + headed }
  })
  const [best] = scored
    .filter(({ kind, headed, held, score }) => {
      if (kind === 'article') return !ownAgreement.test(whole) && held > 1 && score >= 5
      // No car is bought by a loan that is secured on a home, whatever else that pays off, nor by one for premiums or services.
      if (kind === 'mortgage' && headed > 0 && held > 1) return true
      if (kind === 'insurance' && forPremium.test(whole) && held > 0) return true
      if (kind === 'other-goods' && notTheVehicle.test(whole)) return true
      // Loans and goods of other kinds are financed in the same words: what tells them apart is that no car is named.
      if (kind === 'other-loan') return !isMotor && held > 0 && !ofHire.test(whole)
      if (kind === 'other-goods')
        return (
          held > 0 &&
          (goodsOn(pages).some((bought) => !speaksOfCar(bought) && heldIn(bought, kind) > 0) ||
            !(ofMakers.test(whole) ? saysCar(whole) : isMotor))
        )
      return score >= 4 && score > finance - headed
    })
    .toSorted((a, b) => b.score - a.score)
  return best?.kind
}

/** Heads of papers on others' finance: car checks for buyers, dealers' statements, claims firms' agreements, training material. */
const ofOthers =
  /\b(?:worksheet|workbook|training|quickstart|API|archives?|investor report|P11D|vehicle tax|vehicle lent|courtesy (?:car|vehicle)|release note|repossessions|(?:sample|specimen|template) (?:\w+ ){0,2}(?:letter|agreement)|(?:somebody|someone) else’?'?s car finance|not your customer|attachment of earnings|hackney carriage|plate (?:and|&) vehicle rental|subscription agreement|illustrative (?:customer )?letters|(?:introducer|broker\)) (?:[^\n]{0,20} )?terms of business|employment tribunals?)\b|\bloan agreement between\b|forum\b|\b(?:HPI|(?:vehicle|car) (?:history|provenance|data))(?: history)? (?:check|report|certificate)|\b(?:introducer|dealer|commission) (?:commission )?(?:statement|remittance)\b|\bdamages[- ]based agreement\b|\bemissions (?:group|claim)\b/i
const lettersOfHead = 300
/** Marks of a specimen, of what was made up, or of a search that found nothing. */
const ofNobody =
  /^\[(?:illustration|specimen)\]$|\b(?:hold|found|have|trace) no (?!other|further|more)(?:[\p{L},]+\s){0,8}agreements? (?:in your name|with you)\b|\b(?:fictional|made-up|imaginary) (?:example|agreement|figures|customer|people)\b/imu
/** Check whether papers are about a car, and none about somebody else's finance. */
export const areOfOwnCar = (papers: readonly (readonly Page[])[]): boolean => {
  const texts = papers.map(wordsOf)
  return (
    texts.some((text) => speaksOfCar(text) || /\bmotor\b/i.test(text)) &&
    !texts.some((text) => ofNobody.test(text) || ofOthers.test(text.slice(0, lettersOfHead)))
  )
}

/** List what lines say is bought, with the lines beside it that have no label of their own. */
const goodsOn = (pages: readonly Page[]): string[] =>
  pages.flatMap(({ lines }) =>
    lines.flatMap(({ cells }, at) => {
      const [, bought] = goods.exec(cells.map(({ text }) => text).join(' · ')) ?? []
      if (bought === undefined) return []
      const beside = [lines[at - 1], lines[at + 1]].flatMap((line) =>
        line?.cells.length === 1 && cells[1] && Math.abs((line.cells[0]?.x ?? 0) - cells[1].x) < farAside
          ? wordsOn(line)
          : [],
      )
      return [bought, ...beside].join(' ')
    }),
  )
const goods = /^(?:the )?(?:goods|description(?: of (?:the )?goods)?)(?: ·|:) (.+)$/i

const speaksOfCar = (whole: string): boolean => saysCar(whole) || namesCar(whole)
const saysCar = (whole: string): boolean => motor.test(whole) || plate.test(whole)
