import { accepted, type Parsed, refused } from './parsed.ts'

/** Number plates of every era and kind, separated by commas or line breaks: upper case, without spaces. None is fine. */
export function parsePlates(typed: string): Parsed<string[]> {
  const plates = typed
    .split(/[,;\n\r]+/)
    .map((plate) => plate.replace(/[\s()-]/g, '').toUpperCase())
    .filter((plate) => plate !== '')
  if (plates.some((plate) => !/^[A-Z0-9]+$/.test(plate)))
    return refused('Number plate must only include letters A to Z and numbers')
  if (plates.some((plate) => plate.length < 2 || plate.length > 8))
    return refused('Number plate must be between 2 and 8 characters')
  return accepted([...new Set(plates)])
}
