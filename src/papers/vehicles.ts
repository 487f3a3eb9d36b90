import { expression } from '../text/expression.ts'
import type { Cell, Page } from './page.ts'
import { cutPassage, type ValueCandidate, wholeLine } from './passages.ts'
import { datedPlate } from './values.ts'

/** Makes of cars and vans that have been financed in this country, as their papers write them. */
export const makes = [
  'Abarth|Alfa Romeo|Alpine|Aston Martin|Audi|Bentley|BMW|BYD|Cadillac|Chevrolet|Chrysler|Citro[eë]n|Cupra|Dacia|Daewoo|Daihatsu',
  'Dodge|DS|Ferrari|Fiat|Ford|Genesis|GWM|Honda|Hyundai|Infiniti|Isuzu|Iveco|Jaguar|Jeep|Kia|Lamborghini|Land ?Rover|Lexus|Lotus',
  'Maserati|Mazda|McLaren|Mercedes(?:[- ]Benz)?|MG|Mini|Mitsubishi|Nissan|Omoda|Peugeot|Polestar|Porsche|Proton|Range Rover|Renault',
  'Rover|Saab|Seat|[SŠ]koda|Smart(?! TV)|SsangYong|Subaru|Suzuki|Tesla|Toyota|Vauxhall|Volkswagen|Volvo|VW|LDV|Maxus',
  'Aprilia|Ducati|Harley[- ]Davidson|Husqvarna|Kawasaki|KTM|Lexmoto|Moto Guzzi|Piaggio|Royal Enfield|Triumph|Vespa|Yamaha',
  'Adria|Auto[- ]Trail|Benimar|B[uü]rstner|Chausson|Elddis|Hymer|Roller Team',
].join('|')

/** Words after a make that is part of the name of a company, a product or a place. */
const notCar =
  /^(?:'s\b|\s*(?:$|[.,;:)]|[-/]\d|(?:car ?)?finance|financial|financing|credit|bank|select|selections|options|services|dealer|retail|cent(?:re|er)|limited|ltd|plc|uk\b|hc\b|group|motor (?:company|finance)|of\b|customer|assured|approved|leasing|insurance|warrant|capital|personal|access|agility|aspirations|and\b|&|\(uk|-\s|is\b|was\b|or\b|agreement|contract))/i
const madeBy = expression.giu`(?<![\p{L}\d@./-])(?:${makes})(?![\p{L}\d@])(?!-\p{L})`

/** End of the words for a car: at its plate or number, at who sold it, at the next sentence or label. */
const plate = expression.s`(?<![\s,;:(·-])[\s,;:(·-]+(?:(?<![A-Z0-9])(?:${datedPlate})|(?<=[,(-] ?)[A-Z]{3} ?\d{1,4})(?![A-Z0-9]).*$`
const endOfCar =
  /(?<![\s,;:(·-])[\s,;:(·-]*(?:[;|·]|[,(] ?(?:reg|vr[mn]|vin|cash|first|from|supplied|chassis|with|new|used|ex-demo|\d{4}|van|car|motorcycle)\b|(?: touring)? caravan\b|(?<=\w) motorhome\b|\b(?:with (?:reg|number)\w*|(?:vehicle )?registration|registered|index (?:mark|number)|obtained|reg\.?(?:n\b| ?no\b| ?mark)?|vrm|vin|chassis|first registered|from|supplied|priced|costing|bought|financed|mileage)\b|\.\s|\.$|£).*$/is

/** The first make that words name a car by. */
const makeIn = (words: string): RegExpExecArray | undefined =>
  [...words.matchAll(madeBy)].find(({ 0: make, index }) => !notCar.test(words.slice(index + make.length)))

/** Check whether words name a car by its make. */
export const namesCar = (words: string): boolean => makeIn(words) !== undefined

/** Words before the name of a car; a year only where a make follows, for there are models that are called by one. */
const firstWords = expression.i`^(?:(?:is|are) )?(?:(?:an?|one|the) )?(?:(?:new|used|ex-demo)[ :/-]+)?(?:(?:19|20)\d\d (?=(?:${makes})\b))?`
const colour =
  /, (?:\p{Lu}\p{Ll}+ ){0,2}(?:white|black|silver|gr[ea]y|blue|red|green|orange|bronze|gold|beige|brown|yellow)\b.*$/isu

/** The name of a car out of longer words: without "used", its plate, or who sold it. `start` is what was left out before it. */
export function carIn(words: string): { value: string; start: number } {
  const start = firstWords.exec(words)?.[0].length ?? 0
  return {
    value: words
      .slice(start)
      .replace(plate, '')
      .replace(endOfCar, '')
      .replace(colour, '')
      .replace(/(?<![\s,;:(-])[\s,;:(-]+$/, ''),
    start,
  }
}

/** Every car that a page names by its make, with or without a label. */
export const carsOn = ({ number, lines }: Page): ValueCandidate[] =>
  lines.flatMap(({ cells }, row) =>
    cells.flatMap(({ text }, column) => {
      const own = text.slice(0, 400)
      const match = makeIn(own)
      if (!match) return []
      const rest = own.slice(match.index)
      const next = column === cells.length - 1 && own.length > 60 ? (lines[row + 1]?.cells[0]?.text ?? '') : ''
      const value = goingOn(rest.slice(0, 70), next) ?? carIn(rest.slice(0, 70)).value
      const lead = `${column > 0 ? (cells[column - 1]?.text ?? '') : ''} ${own.slice(0, match.index)}`
      // The first line is usually the letterhead, where a make is the lender's name.
      if (ofOther.test(lead) || (row < 1 && match.index < 20)) return []
      const weight = weightOf(own.slice(0, match.index), value, own.slice(match.index + value.length))
      return [
        {
          field: 'vehicle',
          value,
          weight,
          place: cutPassage(own, match.index, Math.min(own.length, match.index + value.length), number),
        },
      ]
    }),
  )

/** Words before another car; the name of a product, in quotes; and the name of a dealer. */
const ofOther =
  /part[- ]ex(?!changed [^.;]{1,80} for (?:an?|the|your) (?:new |used )?$)|trade[- ]in|previous|settle|["']$|\b(?:dealer|broker|retailer|introducer|supplier)\b[^.;]{0,30}$/i

const beforePlate = expression.plain`^,? ?\(?(?:reg\w*\.? )?(?:${datedPlate})(?![A-Za-z0-9])(?!.*(?:allowance|part[- ]?ex|trade))`

/** The name of a car that a line of prose breaks, where the next line ends it with a comma, its plate or a bracket. */
function goingOn(rest: string, next: string): string | undefined {
  const end = /^[\p{L}\d. ]{2,24}?(?=[,);]| ?\()/u.exec(next)?.[0]
  return end === undefined || carIn(rest).value !== rest ? undefined : carIn(`${rest} ${end}`).value
}

/** Weigh a car: less the deeper it is in its sentence, more with its plate after it. "Lomond Mazda Glasgow" is a dealer. */
function weightOf(lead: string, car: string, rest: string): number {
  const isBought =
    /\b(?:for|of|buy|bought|purchased?|acquired|hired?|financed?)(?: of)? (?:an?|the|your)(?: new| used)? $/i.test(lead)
  const inName = startOfName.test(lead)
  return (
    (lead.length < 30 || isBought ? 5 : 4) +
    (beforePlate.test(rest) ? 0.6 : 0) -
    (inName ? (/\d/.test(car) ? 1 : 4) : 0)
  )
}

const startOfName = /^(?:(?!(?:Used|New|The|A|One|Vehicle|Car|Goods|Van)\b)\p{Lu}[\p{L}&'-]* )+$/u

const partsOfName = [/^(?:make(?: of (?:vehicle|car))?|manufacturer)\b/i, /^model(?: name| description)?\b/i]
const besideName =
  /^(?:make|model|derivative|variant|version|trim|reg\w*|year|colou?r|chassis|vin|engine|mileage|fuel|body|new|used)\b/i

/** Find cars with make and model in separate boxes, on one line or on consecutive lines. */
export const makesWithModels = ({ number, lines }: Page): ValueCandidate[] =>
  lines.flatMap((line, row) => {
    const rows = lines.slice(row, row + 4)
    const [make, model] = partsOfName.map((label) => boxOf(label, rows) ?? boxUnder(label, rows))
    if (!make || !model) return []
    const value = model.text.toLowerCase().startsWith(make.text.toLowerCase())
      ? model.text
      : `${make.text} ${model.text}`
    const whole = wholeLine(lines[row + (model.under ?? model.row)] ?? line)
    const at = whole.indexOf(model.text)
    return at < 0
      ? []
      : [{ field: 'vehicle', value, weight: 8, place: cutPassage(whole, at, at + model.text.length, number) }]
  })

/** Read a box of a name, in the label's own cell or in the next, and count the lines down to it. */
function boxOf(label: RegExp, lines: Page['lines']): NamedBox | undefined {
  for (const [row, { cells }] of lines.entries())
    for (const [index, cell] of cells.entries()) {
      const found = label.exec(cell.text)
      if (!found) continue
      const own = cell.text.slice(found[0].length).replace(/^[\s:.-]+/, '')
      if (own !== '' && !/^(?:of|and|or|&|\/|\()/i.test(own)) return { text: own, row }
      const beside = own === '' ? named(cells[index + 1]) : undefined
      if (beside !== undefined) return { text: beside, row }
    }
  return undefined
}

type NamedBox = { text: string; row: number; under?: number }

/** Read the box under the head of a column, where the next line has a box for every head. */
function boxUnder(label: RegExp, [head, below]: Page['lines']): NamedBox | undefined {
  const at = head?.cells.findIndex(({ text }) => label.test(text) && text.length < 30) ?? -1
  const text =
    head && head.cells.length > 1 && head.cells.length === below?.cells.length ? below.cells[at]?.text : undefined
  return text === undefined || besideName.test(text) ? undefined : { text, row: 0, under: 1 }
}

const named = (cell: Cell | undefined): string | undefined =>
  cell && !besideName.test(cell.text) && cell.text.length < 50 ? cell.text : undefined
