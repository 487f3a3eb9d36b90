import type { Lender } from './schema.ts'

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
