import type { Page } from './lines.ts'
import { type Candidate, cut } from './place.ts'
import { datedPlate } from './values.ts'

/** Makes of cars and vans that have been financed in this country, as their papers write them. */
const makes = [
  'Abarth|Alfa Romeo|Alpine|Aston Martin|Audi|Bentley|BMW|BYD|Cadillac|Chevrolet|Chrysler|Citro[eë]n|Cupra|Dacia|Daewoo|Daihatsu',
  'Dodge|DS|Ferrari|Fiat|Ford|Genesis|GWM|Honda|Hyundai|Infiniti|Isuzu|Iveco|Jaguar|Jeep|Kia|Lamborghini|Land ?Rover|Lexus|Lotus',
  'Maserati|Mazda|McLaren|Mercedes(?:[- ]Benz)?|MG|Mini|Mitsubishi|Nissan|Omoda|Peugeot|Polestar|Porsche|Proton|Range Rover|Renault',
  'Rover|Saab|Seat|[SŠ]koda|Smart|SsangYong|Subaru|Suzuki|Tesla|Toyota|Vauxhall|Volkswagen|Volvo|VW',
].join('|')

/** What stands after a make where it is part of the name of a company, a product or a place. */
const notCar =
  /^\s*(?:$|[.,;:)]|finance|financial|financing|credit|bank|select|selections|options|services|dealer|retail|cent(?:re|er)|limited|ltd|plc|uk\b|group|motor (?:company|finance)|of\b|customer|assured|approved|leasing|insurance|warrant|capital|personal|access|agility|aspirations|and\b|&|\(uk|-\s|is\b|was\b|or\b|agreement|contract)/i
const madeBy = new RegExp(`(?<![\\p{L}\\d@./-])(?:${makes})(?![\\p{L}\\d@])(?!-\\p{L})`, 'giu')

/** Where the words for a car end: at its plate or number, at who sold it, at the next sentence or label. */
const plate = new RegExp(
  String.raw`[\s,;:(·-]+(?:(?<![A-Z0-9])(?:${datedPlate})|(?<=[,(-] ?)[A-Z]{3} ?\d{1,4})(?![A-Z0-9]).*$`,
  's',
)
const endOfCar =
  /[\s,;:(·-]*(?:[;|·]|[,(] ?(?:reg|vrm|vin|cash|first|from|supplied|chassis|with)\b|\b(?:with (?:reg|number)\w*|(?:vehicle )?registration|registered|index (?:mark|number)|obtained|reg\.?(?:n\b| ?no\b| ?mark)?|vrm|vin|chassis|first registered|from|supplied|mileage)\b|\.\s|\.$|£).*$/is

/** The first make that words name a car by. */
const makeIn = (words: string): RegExpExecArray | undefined =>
  [...words.matchAll(madeBy)].find(({ 0: make, index }) => !notCar.test(words.slice(index + make.length)))

/** Whether words name a car by its make. */
export const namesCar = (words: string): boolean => makeIn(words) !== undefined

/** The name of a car out of longer words: without "used", its plate, or who sold it. `start` is what was left out before it. */
export function carIn(words: string): { value: string; start: number } {
  const start = /^(?:(?:is|are) )?(?:(?:an?|one|the) )?(?:(?:new|used|ex-demo)[ :/-]+)?/i.exec(words)?.[0].length ?? 0
  return {
    value: words
      .slice(start)
      .replace(plate, '')
      .replace(endOfCar, '')
      .replace(/[\s,;:(-]+$/, ''),
    start,
  }
}

/** Every car that a page names by its make, with or without a label. */
export const carsOn = ({ number, lines }: Page): Candidate[] =>
  lines.flatMap(({ cells }, row) =>
    cells.flatMap(({ text }, column) => {
      const own = text.slice(0, 400)
      const match = makeIn(own)
      if (!match) return []
      const { value } = carIn(own.slice(match.index, match.index + 70))
      if (value.length <= match[0].length || / ?(?:ltd|limited|plc|finance)$/i.test(value)) return []
      const lead = `${column > 0 ? (cells[column - 1]?.text ?? '') : ''} ${own.slice(0, match.index)}`
      // The first line is mostly the lender's own head, where a make is its name.
      if (/part[- ]ex|trade[- ]in|previous|settle/i.test(lead) || (row < 1 && match.index < 20)) return []
      // The deeper in a sentence, the less surely it is the car that is financed.
      const weight = match.index < 30 ? 5 : 4
      return [{ field: 'vehicle', value, weight, place: cut(own, match.index, match.index + value.length, number) }]
    }),
  )
