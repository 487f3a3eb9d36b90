import { printValue } from '../facts/print.ts'
import { valueOn } from '../facts/valueOn.ts'
import type { Site } from '../site/site.ts'

/** The highest share of redress the firm may charge, VAT included, as printed: "36%". Nothing on a site without that fact. */
export function mostPercentOf({ facts, today }: Site): { mostPercent?: string } {
  const share = facts.get('fees.highest-share-with-vat')
  return share ? { mostPercent: printValue(valueOn(share, today).value, share.unit) } : {}
}
