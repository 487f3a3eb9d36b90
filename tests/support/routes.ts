/** Every address the site was asked to answer, apart from its own list in the manifest, so that none can be lost from it. */
export const lenderSlugs = [
  'admiral', 'black-horse', 'santander-consumer-uk', 'volkswagen-financial-services', 'close-brothers-motor-finance',
  'motonovo-finance', 'moneybarn', 'blue-motor-finance', 'startline-motor-finance', 'oodle-car-finance',
  'barclays-partner-finance', 'novuna-personal-finance', 'v12-retail-finance', 'first-response-finance', 'paragon-car-finance',
  'marsh-finance', 'billing-finance', 'ca-auto-finance', 'moneyway', 'mann-island-finance',
]

export const brandSlugs = [
  'ford', 'vauxhall', 'volkswagen', 'bmw', 'mercedes-benz', 'audi', 'toyota', 'nissan', 'kia', 'hyundai',
  'peugeot', 'renault', 'skoda', 'seat', 'mini', 'land-rover', 'volvo', 'honda', 'mazda', 'tesla',
]

export const popularLenders = [
  'Black Horse', 'MotoNovo Finance', 'Barclays Partner Finance', 'Close Brothers Motor Finance',
  'Moneybarn', 'Oodle Car Finance', 'Startline Motor Finance', 'Novuna Personal Finance',
]

export const popularBrands = ['ford', 'volkswagen', 'audi', 'bmw', 'mercedes-benz', 'vauxhall', 'toyota', 'honda']

/** Lender pages that brand pages have always linked to, some under a shorter name. */
export const linkedLenders = [
  'toyota-financial-services', 'black-horse', 'motonovo', 'santander', 'nissan-financial-services', 'rci-financial', 'kia-financial-services',
  'close-brothers', 'hyundai-capital', 'psa-finance', 'skoda-financial-services', 'volkswagen-financial-services', 'seat-financial-services',
]

const guides = [
  'undisclosed-commission', 'interest-rate-inflation', 'gap-insurance-bundling', 'early-settlement-fees', 'balloon-payment-misexplained',
  'negative-equity-rollover', 'ppi-vs-commission', 'redress-what-to-do-now', 'redress-eligibility-checker', 'redress-payout-examples',
  'redress-timeline', 'common-lender-defences', 'myths-about-pcp-claims', 'why-claims-firms-arent-needed', 'pcp-vs-hp-vs-lease',
  'if-your-claim-fails', 'free-tools', 'common-mis-selling-scenarios', 'complaint-letter-generator', 'sar-request-generator',
  'fos-escalation-pack', 'redress-calculator',
]

export const routes = [
  '/', '/pcp-claim-calculator', '/pcp-claim-eligibility-checker', '/pcp-complaint-timelines-deadlines', '/evidence-checklist', '/pcp-claim-letter-template',
  '/what-is-pcp', '/pcp-claim-statistics-uk', '/was-my-pcp-mis-sold', '/discretionary-commission-arrangements-explained', '/affordability-checks-explained',
  '/pcp-commission-transparency', '/escalate-to-fos', '/court-route-overview', '/regulatory-decisions-explained', '/fos-decisions-explained', '/group-litigation-overview',
  '/lenders', '/brands', '/about', '/contact', '/policies', '/privacy-policy', '/terms-and-conditions', '/cookie-policy', '/complaints-procedure', '/sitemap',
  ...guides.map((slug) => `/guides/${slug}`),
  ...lenderSlugs.map((slug) => `/claims/${slug}`),
  ...brandSlugs.map((slug) => `/brands/${slug}`),
]

export const aliases = { '/privacy': '/privacy-policy', '/terms': '/terms-and-conditions', '/cookies': '/cookie-policy' }

export const redirects = { '/fca-role-in-pcp-claims': '/regulatory-decisions-explained' }

/** A page of every kind. */
export const oneOfEachKind = {
  home: '/', guide: '/what-is-pcp', statistics: '/pcp-claim-statistics-uk', glossary: '/glossary', tool: '/pcp-claim-calculator', claim: '/claims/black-horse',
  lender: '/lenders/black-horse', brand: '/brands/ford', lenders: '/lenders', brands: '/brands', company: '/contact', legal: '/privacy-policy', sitemap: '/sitemap', 'not found': '/no-such-page',
}
