import type { FinanceSpell } from './financedBy.ts'
import type { Lender, LenderNames } from './schema.ts'
import type { Successor } from './successorOf.ts'

/** A lender as the tools know it. */
export type KnownLender = Pick<Lender, 'slug' | 'name' | 'legalName' | 'formerNames'> & {
  status: Pick<Lender['status'], 'state'>
  /** Says what has happened to it and who answers now. */
  detail: string
  complaints: Pick<Lender['complaints'], 'email' | 'postalAddress' | 'phone' | 'webform'>
  /** The company that answers now for what it lent, when another one does. */
  successor?: Omit<Successor, 'source'>
  /** Its page; null when it has none. */
  path: string | null
}

/** A car brand with what else people call it, and who lent under its name. */
export type FinancedBrand = { slug: string; name: string; otherNames: string[]; spells: FinanceSpell[] }

/** Contents of lenders.json: no more than the tools need. */
export type LenderData = { lenders: KnownLender[]; names: LenderNames; brands: FinancedBrand[] }

/** Query for that file. */
export const lendersQuery = { queryKey: ['/lenders.json'] }

/** Before it has come, or when it could not: names can still be typed. */
export const noLenders: LenderData = { lenders: [], names: [], brands: [] }
