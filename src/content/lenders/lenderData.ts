import type { Lender, LenderNames } from './schema.ts'

export type KnownLender = Pick<Lender, 'slug' | 'name' | 'legalName' | 'formerNames'> & {
  status: Pick<Lender['status'], 'state'>
  detail: string
  complaints: Pick<Lender['complaints'], 'email' | 'postalAddress' | 'phone' | 'webform'>
  successor?: Omit<Successor, 'source'>
  path: string | null
}

export type FinancedBrand = { slug: string; name: string; otherNames: string[]; spells: FinanceSpell[] }

export type LenderData = { lenders: KnownLender[]; names: LenderNames; brands: FinancedBrand[] }

export const lendersQuery = { queryKey: ['/lenders.json'] }

/** Before it has come, or when it could not: names can still be typed. */
export const noLenders: LenderData = { lenders: [], names: [], brands: [] }

/** A spell of lending under a car maker's name. Ends as text: a year, a month or a day; null when not known. */
export type FinanceSpell = {
  from: string | null
  to: string | null
  lender: string
  slug: string | null
  note?: string | null
}

/**
 * Lenders under a brand's name in a year, and now. `certain` is false when either end of a spell is not known, so that it may not cover the
 * year. Any other lender may have financed the car too. Someone unsure of the year asks for each year in turn.
 */
export const financedBy = (spells: readonly FinanceSpell[], year: number) => ({
  inYear: spells
    .filter(({ from, to }) => {
      const starts = from === null ? -Infinity : Number(from.slice(0, 4))
      const ends = to === null || to === 'present' ? Infinity : Number(to.slice(0, 4))
      return starts <= year && year <= ends
    })
    .map((spell) => ({ spell, certain: spell.from !== null && spell.to !== null })),
  now: spells.filter(({ to }) => to === 'present'),
})

/** The firm that answers now for what a lender lent: its company and address, whether that is confirmed, and its slug when it is a lender of ours. */
export type Successor = {
  slug: string | null
  name: string
  postalAddress: string | null
  email: string | null
  confirmed: boolean
  source: string
}

/** Find the firm that answers now for a lender, when another does. One successor can have another; the last of them answers. */
export function successorOf(
  { successor, complaints: own }: Lender,
  lenders: ReadonlyMap<string, Lender>,
): Successor | undefined {
  if (!successor) return undefined
  const { source, confidence } = successor
  const said = { source, confirmed: confidence === 'high' }
  if (successor.kind === 'firm')
    return { slug: null, name: successor.name, postalAddress: own.postalAddress, email: own.email, ...said }
  const next = lenders.get(successor.lender)
  if (!next) return undefined
  const last = successorOf(next, lenders)
  if (last) return { ...last, confirmed: said.confirmed && last.confirmed }
  const {
    slug,
    name,
    legalName,
    complaints: { postalAddress, email },
  } = next
  return { slug, name: legalName ?? name, postalAddress, email, ...said }
}
