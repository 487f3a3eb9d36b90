import { oncePer } from '../memoize.ts'
import type { LenderData } from './lenderData.ts'

/** A lender that fits what was typed, the other name it was found by, and that name again if finance can have carried it. */
export type FoundLender = { slug: string; name: string; by: string | null; carried: string | null; years: string }

const most = 8

/** The lenders that a typed name can mean, the likeliest first: by any name they have had, however it is spaced, and with a slip or two. */
export function searchLenders(typed: string, data: LenderData): FoundLender[] {
  const sought = plain(typed)
  if (sought === '') return []
  const made = withMakes(sought, data.brands)
  const nameOf = new Map(data.lenders.map(({ slug, name }) => [slug, name]))
  const distance = (name: string): number => {
    const far = distanceFrom(sought, name)
    // The name of a make is not misspelt.
    return made.length === 0 ? far : Math.min(far < 3 ? far : Infinity, ...made.map((way) => distanceFrom(way, name)))
  }
  const ranked = namesIn(data)
    .map((one) => ({ ...one, far: distance(one.plainly) }))
    .filter(({ far }) => far < Infinity)
    .toSorted((a, b) => a.far - b.far)
  const found = new Map<string, FoundLender>()
  for (const { slug, by: says, isCarried, years } of ranked) {
    const name = nameOf.get(slug)
    // The first name it was found by is the nearest one.
    if (name === undefined || found.has(slug)) continue
    const by = says === null || plain(says) === plain(name) ? null : says
    found.set(slug, { slug, name, by, carried: isCarried ? by : null, years })
  }
  return [...found.values()].slice(0, most)
}

type Name = { slug: string; says: string; by: string | null; isCarried: boolean; years: string }

/** All names of all lenders, made plain once: it takes longer than comparing them with what is typed. */
const namesIn = oncePer(({ lenders, names }: LenderData) =>
  [
    ...lenders.flatMap(({ slug, name, legalName, formerNames }): Name[] => [
      ...[name, legalName].flatMap((says) => (says ? { slug, says, by: null, isCarried: false, years: '' } : [])),
      ...formerNames.map((says) => ({ slug, says, by: says, isCarried: true, years: '' })),
    ]),
    ...names.map(
      ({ name, kind, lender, from, to }): Name => ({
        slug: lender,
        says: name,
        by: name,
        isCarried: kind !== 'typed',
        years: yearsOf(from, to),
      }),
    ),
  ].map((one) => ({ ...one, plainly: plain(one.says) })),
)

/** The same with each nickname of a make put into the make’s own name: "beemer finance" as "bmw finance". */
const withMakes = (sought: string, brands: LenderData['brands']): string[] =>
  brands.flatMap(({ name, otherNames }) =>
    otherNames
      .map((other) => ` ${plain(other)} `)
      .filter((other) => ` ${sought} `.includes(other))
      .map((other) => ` ${sought} `.replace(other, ` ${plain(name)} `).trim()),
  )

/** In small letters without marks, signs or the words every firm has. */
export const plain = (words: string): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’.]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(?:limited|ltd|plc|uk|the)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** 0 for the name itself, more the less it fits, infinite when it does not. */
function distanceFrom(sought: string, name: string): number {
  if (name === sought) return 0
  if (name.startsWith(sought)) return 1
  if (` ${name}`.includes(` ${sought}`)) return 2
  const [tight, whole] = [sought.replaceAll(' ', ''), name.replaceAll(' ', '')]
  if (whole.startsWith(tight)) return 2
  if (tight.length >= 3 && whole.includes(tight)) return 3
  // Someone still typing has only the beginning of the name.
  const beginnings = [0, 1].map((more) => name.slice(0, sought.length + more))
  const slips = Math.min(
    ...[name, ...beginnings, ...name.split(' ')].map((words) => slipsBetween(sought, words, allowedSlips(sought))),
  )
  return slips <= allowedSlips(sought) ? 3 + slips : Infinity
}

export const allowedSlips = (sought: string) => (sought.length < 5 ? 0 : sought.length < 8 ? 1 : 2)

/** Letters put in, left out, changed or swapped with the next, counted no further than is of use. */
export function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return Infinity
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1]
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    ;[before, last] = [last, row]
  }
  return last.at(-1) ?? Infinity
}

const yearsOf = (from?: number, to?: number) =>
  from && to ? `${from} to ${to}` : from ? `from ${from}` : to ? `to ${to}` : ''
