import type { KnownLender } from '../../../src/content/lenders/lenderData.ts'

/** A lender of the directory, of which nothing is known but what is given. */
export const knownLender = (slug: string, name: string, more: Partial<KnownLender> = {}): KnownLender => ({
  slug,
  name,
  legalName: null,
  formerNames: [],
  status: { state: 'active' },
  detail: 'Lends today.',
  complaints: { email: null, postalAddress: null, phone: null, webform: null },
  path: `/lenders/${slug}`,
  ...more,
})
