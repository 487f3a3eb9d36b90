import { type FaultKind, inText } from '../inText.ts'

const manifest = /site\.manifest\.yaml$/
const facts = /content\/facts\//
const lenders = /content\/lenders\/.*\.yaml$/
const brands = /content\/brands\//
const articles = /\.md$/
const successors = /(?<=\nsuccessor:\n {2}kind: lender\n {2}lender: )[a-z0-9-]{5,}/g

/** Fields that are missing or hold what they cannot: slugs of others, lists of another length. */
export const fieldFaults: readonly FaultKind[] = [
  inText(
    'required field deleted',
    { files: articles, find: /(?<=\n)(?<key>title|description|summary|updated): [^\n]+\n/g, part: 'front' },
    ({ groups }, _, __, file) => ({ text: '', fix: groups?.key, or: [1, 2].map((line) => ({ file, line })) }),
  ),
  deleted(
    'required field of a fact deleted',
    facts,
    /(?<=\n)(?<key>unit|nations|confidence|checked|reviewEvery): [^\n]+\n/g,
  ),
  deleted(
    'required field of a lender deleted',
    lenders,
    /(?<=\n)(?<key>name|legalName|parent|companyNumber|lenderType|commissionPage|confidence): [^\n]+\n/g,
  ),
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
  inText('lender that is its own successor', { files: lenders, find: successors }, (_, __, ___, file) => ({
    text: /[a-z0-9-]+(?=\.yaml$)/.exec(file)?.[0] ?? '',
    fix: 'name the lender',
  })),
]

/** A field of a YAML file that is deleted, and missed on the first line of its data: the lines before name its schema. */
function deleted(name: string, files: RegExp, find: RegExp): FaultKind {
  const firstLine = (text: string) => text.split('\n').findIndex((line) => !line.startsWith('#')) + 1
  return inText(name, { files, find }, ({ groups }, _, original, file) => ({
    text: '',
    fix: groups?.key,
    or: [{ file, line: firstLine(original.text(file)) }],
  }))
}
