/** The facts `redressFor` reads, so that a page can hand over no more than these. */
export const redressFacts = [
  'scheme.first-day',
  'scheme.second-scheme-first-day',
  'scheme.last-day',
  'scheme.apr-cut',
  'scheme.minimal-commission',
  'scheme.high-commission-share-of-cost',
  'scheme.high-commission-share-of-loan',
  'scheme.very-high-share-of-cost',
  'scheme.very-high-share-of-loan',
  'scheme.commission-remedy-cap',
  'scheme.interest-margin',
  'scheme.interest-floor',
  'rates.bank-rate',
] as const
