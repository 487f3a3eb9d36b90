import { type FaultKind, inText, misspelt } from '../inText.ts'

const manifest = /site\.manifest\.yaml$/
const brands = /content\/brands\//
const lenders = /content\/lenders\/.*\.yaml$/
const successors = /(?<=\nsuccessor:\n {2}kind: lender\n {2}lender: )[a-z0-9-]{5,}/g

/** Brands and lenders: slugs, lists of a fixed length, links to lenders. */
export const families: readonly FaultKind[] = [
  inText(
    'swapped slug',
    { files: manifest, find: /(?<=kind: lender, path: \/lenders\/[a-z0-9-]+, lender: )[a-z0-9-]+/g },
    ({ 0: slug }, dice, { site }) => ({ text: dice.pick([...site.lenders.keys()].filter((other) => other !== slug)) }),
  ),
  inText(
    'swapped slug of a brand',
    { files: manifest, find: /(?<=kind: brand, path: \/brands\/[a-z0-9-]+, brand: )[a-z0-9-]+/g },
    ({ 0: slug }, dice, { site }) => ({ text: dice.pick([...site.brands.keys()].filter((other) => other !== slug)) }),
  ),
  misspelt('misspelt slug in the manifest', manifest, /(?<=(?:lender|brand): )[a-z0-9-]{5,}(?=[ ,])/g),
  misspelt(
    'misspelt address of a brand or lender',
    manifest,
    /(?<=path: \/(?:brands|lenders|claims)\/)[a-z0-9-]{5,}(?=,)/g,
  ),
  misspelt('wrong slug in a file', /content\/(?:brands|lenders|brand-finance)\/.*\.yaml$/, /(?<=^slug: )[a-z0-9-]+/gm),
  inText(
    'two uniquePoints',
    { files: brands, find: /(?<=\nuniquePoints:\n) {2}- (?:>-\n(?: {4}[^\n]+\n)+|[^\n]+\n)/g },
    (_, __, original, file) => ({ text: '', fix: 'add', or: original.linesWith(file, 'uniquePoints:') }),
  ),
  inText(
    'nine models',
    { files: brands, find: /(?<=\npopularModels:\n)(?: {2}- [^\n]+\n)+/g },
    ({ 0: text }, _, original, file) => ({
      text: text + '  - Extra\n'.repeat(9 - text.split('\n').length + 1),
      fix: 'take some out',
      line: 8,
      or: original.linesWith(file, 'popularModels:'),
    }),
  ),
  inText('five models', { files: brands, find: /(?<=\n)popularModels:\n(?: {2}- [^\n]+\n)+/g }, ({ 0: text }) => ({
    text: `${text.split('\n').slice(0, 6).join('\n')}\n`,
    fix: 'add',
  })),
  misspelt('brand to an unknown lender', brands, /(?<=\n {4}href: )\/(?:lenders|claims)\/[a-z0-9-]{5,}/g),
  inText(
    'short description of a brand',
    { files: brands, find: /(?<=\nmetaDescription: )>-\n {2}[^\n]+/g },
    { text: 'Find your lender.', fix: 'say more' },
  ),
  misspelt('unknown lender of a brand’s finance', /content\/brand-finance\//, /(?<=\n {4}slug: )[a-z0-9-]{5,}/g),
  misspelt('unknown lender of another name', /lender-names\.yaml$/, /(?<=lender: )[a-z0-9-]{5,}/g),
  misspelt('unknown successor of a lender', lenders, successors),
  inText('lender that is its own successor', { files: lenders, find: successors }, (_, __, ___, file) => ({
    text: /[a-z0-9-]+(?=\.yaml$)/.exec(file)?.[0] ?? '',
    fix: 'name the lender',
  })),
  misspelt('misspelt kind of a successor', lenders, /(?<=\nsuccessor:\n {2}kind: )lender/g),
  misspelt('unknown fact of the timeline', /timeline\.yaml$/, /(?<=\n {2}fact: )[a-z0-9.-]+/g),
  misspelt('step to no question', /content\/flows\/[a-z-]+\.yaml$/, /(?<=\bgo: )[a-z-]{5,}/g),
]
