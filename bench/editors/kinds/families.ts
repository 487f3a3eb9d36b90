import { type FaultKind, inText } from '../inText.ts'
import { typo } from '../dice.ts'

const manifest = /site\.manifest\.yaml$/
const brands = /content\/brands\//
const lenders = /content\/lenders\/.*\.yaml$/
const successors = /(?<=\nsuccessor:\n {2}kind: lender\n {2}lender: )[a-z0-9-]{5,}/g

/** Brands and lenders: slugs, lists of a fixed length, links to lenders. */
export const families: readonly FaultKind[] = [
  inText(
    'swapped slug',
    { files: manifest, find: /(?<=kind: lender, path: \/lenders\/[a-z0-9-]+, lender: )[a-z0-9-]+/g },
    ({ 0: slug }, dice, { site }) => ({
      text: dice.pick([...site.lenders.keys()].filter((other) => other !== slug)),
    }),
  ),
  inText(
    'swapped slug of a brand',
    { files: manifest, find: /(?<=kind: brand, path: \/brands\/[a-z0-9-]+, brand: )[a-z0-9-]+/g },
    ({ 0: slug }, dice, { site }) => ({
      text: dice.pick([...site.brands.keys()].filter((other) => other !== slug)),
    }),
  ),
  inText(
    'misspelt slug in the manifest',
    { files: manifest, find: /(?<=(?:lender|brand): )[a-z0-9-]{5,}(?=[ ,])/g },
    ({ 0: slug }, dice) => ({ text: typo(slug, dice), fix: slug }),
  ),
  inText(
    'misspelt address of a brand or lender',
    { files: manifest, find: /(?<=path: \/(?:brands|lenders|claims)\/)[a-z0-9-]{5,}(?=,)/g },
    ({ 0: slug }, dice) => ({ text: typo(slug, dice), fix: slug }),
  ),
  inText(
    'wrong slug in a file',
    { files: /content\/(?:brands|lenders|brand-finance)\/.*\.yaml$/, find: /(?<=^slug: )[a-z0-9-]+/gm },
    ({ 0: slug }, dice) => ({ text: typo(slug, dice), fix: slug }),
  ),
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
  inText(
    'brand to an unknown lender',
    { files: brands, find: /(?<=\n {4}href: )\/(?:lenders|claims)\/[a-z0-9-]{5,}/g },
    ({ 0: path }, dice) => ({ text: typo(path, dice), fix: path }),
  ),
  inText('short description of a brand', { files: brands, find: /(?<=\nmetaDescription: )>-\n {2}[^\n]+/g }, () => ({
    text: 'Find your lender.',
    fix: 'say more',
  })),
  inText(
    'unknown lender of a brand’s finance',
    { files: /content\/brand-finance\//, find: /(?<=\n {4}slug: )[a-z0-9-]{5,}/g },
    ({ 0: slug }, dice) => ({ text: typo(slug, dice), fix: slug }),
  ),
  inText(
    'unknown lender of another name',
    { files: /lender-names\.yaml$/, find: /(?<=lender: )[a-z0-9-]{5,}/g },
    ({ 0: slug }, dice) => ({ text: typo(slug, dice), fix: slug }),
  ),
  inText('unknown successor of a lender', { files: lenders, find: successors }, ({ 0: slug }, dice) => ({
    text: typo(slug, dice),
    fix: slug,
  })),
  inText('lender that is its own successor', { files: lenders, find: successors }, (_, __, ___, file) => ({
    text: /[a-z0-9-]+(?=\.yaml$)/.exec(file)?.[0] ?? '',
    fix: 'name the lender',
  })),
  inText(
    'misspelt kind of a successor',
    { files: lenders, find: /(?<=\nsuccessor:\n {2}kind: )lender/g },
    ({ 0: kind }, dice) => ({ text: typo(kind, dice), fix: kind }),
  ),
  inText(
    'unknown fact of the timeline',
    { files: /timeline\.yaml$/, find: /(?<=\n {2}fact: )[a-z0-9.-]+/g },
    ({ 0: id }, dice) => ({ text: typo(id, dice), fix: id }),
  ),
  inText(
    'step to no question',
    { files: /content\/flows\/[a-z-]+\.yaml$/, find: /(?<=\bgo: )[a-z-]{5,}/g },
    ({ 0: id }, dice) => ({ text: typo(id, dice), fix: id }),
  ),
]
