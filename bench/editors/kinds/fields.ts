import { type FaultKind, inText, misspelt } from '../inText.ts'

const manifest = /site\.manifest\.yaml$/
const facts = /content\/facts\//
const lenders = /content\/lenders\/.*\.yaml$/
const brands = /content\/brands\//
const articles = /\.md$/

/** Fields that are misspelt, missing, too long, or hold what they cannot. */
export const fieldFaults: readonly FaultKind[] = [
  misspelt(
    'misspelt key of a page',
    manifest,
    /(?<=\n {2}- \{[^\n]*[{,] )(?:kind|path|content|lender|brand|tool|aliases)(?=:)/g,
  ),
  misspelt(
    'misspelt key of a menu',
    manifest,
    /(?<=\n *(?:- )?)(?:label|href|description|category|featured|icon|links|columns|popular|resources)(?=:)/g,
  ),
  misspelt(
    'misspelt key of the company',
    manifest,
    /(?<=\n {2,4})(?:legalName|address|hours|email|phone|applicationUrl|firmReference|companyNumber|social|facebook|youtube|embed)(?=:)/g,
  ),
  misspelt(
    'misspelt key of a fact',
    facts,
    /(?<=\n *(?:- )?)(?:unit|nations|confidence|values|from|value|source|checked|reviewEvery|note|knownUntil|columns)(?=:)/g,
  ),
  misspelt(
    'misspelt key of a lender',
    lenders,
    /(?<=\n *)(?:legalName|formerNames|tradingNames|parent|companyNumber|status|state|detail|lenderType|products|email|phone|webform|contactType|sources|notes|confidence|commissionPage)(?=:)/g,
  ),
  misspelt(
    'misspelt key of a brand',
    brands,
    /(?<=\n *(?:- )?)(?:brandName|description|commonLenders|href|uniquePoints|popularModels|metaDescription|aboutBrand|title|content)(?=:)/g,
  ),
  misspelt(
    'misspelt key of front matter',
    articles,
    /(?<=\n)(?:title|description|summary|updated|related|tool|next|sources)(?=:)/g,
    'front',
  ),
  misspelt(
    'misspelt key of a data file',
    /content\/(?:glossary|timeline|standing)\.yaml$/,
    /(?<=\n *(?:- )?)(?:term|plain|see|title|what|kind|fact|live|part-suspended|upheld-under-appeal|upheld|quashed-to-be-remade|quashed|remade)(?=:)/g,
  ),
  misspelt(
    'misspelt key of a flow',
    /content\/flows\/[a-z-]+\.yaml$/,
    /(?<=\n *)(?:start|questions|outcomes|kind|ask|short|hint|error|options|next|title|body)(?=:)/g,
  ),
  misspelt(
    'misspelt kind',
    manifest,
    /(?<=kind: )(?:home|guide|tool|claim|lender|brand|directory|company|legal|sitemap)(?=,)/g,
  ),
  misspelt('misspelt category', manifest, /(?<=category: )[a-z]{5,}/g),
  misspelt('misspelt icon', manifest, /(?<=icon: )[a-z]{4,}/g),
  misspelt('misspelt tool', manifest, /(?<=tool: )[a-z-]{5,}(?=,)/g),
  misspelt('misspelt unit', facts, /(?<=unit: )[A-Za-z-]{4,}/g),
  misspelt('misspelt nation', facts, /(?<=nations: \[[^\]\n]*)(?:england|wales|scotland|northern-ireland)/g),
  misspelt('misspelt confidence', /content\/(?:facts|lenders|brand-finance)\//, /(?<=\nconfidence: )(?:high|medium)/g),
  misspelt('misspelt state of a lender', lenders, /(?<=state: )(?:active|renamed|merged|closed)/g),
  inText(
    'over-long title',
    { files: articles, find: /(?<=\ntitle: )[^\n]+/g, part: 'front' },
    { text: 'The whole story of car finance, told slowly and with a very great many words', fix: 'shorten' },
  ),
  inText(
    'over-long description',
    { files: articles, find: /(?<=\ndescription: )[^\n]+/g, part: 'front' },
    { text: `What this page is about${', and then some more of it'.repeat(7)}.`, fix: 'shorten' },
  ),
  inText(
    'short description',
    { files: articles, find: /(?<=\ndescription: )[^\n]+/g, part: 'front' },
    { text: 'All about car finance.', fix: 'say more' },
  ),
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
    'required field of a page deleted',
    {
      files: manifest,
      find: /(?<=\n {2}- \{ kind: [a-z-]+), (?<key>path|content|lender|brand|tool): [^,}\n]+(?=[,}\n ])/g,
    },
    ({ groups }) => ({ text: '', fix: groups?.key }),
  ),
  inText(
    'list where text belongs',
    { files: lenders, find: /(?<=\n)(?<key>name|legalName|lenderType): [^\n]+/g },
    ({ groups }) => ({ text: `${groups?.key}: [one, two]`, fix: 'text' }),
  ),
  inText(
    'text where a list belongs',
    { files: lenders, find: /(?<=\n)formerNames: \[\]/g },
    { text: 'formerNames: none', fix: 'list' },
  ),
  inText(
    'text where a number belongs',
    { files: facts, find: /(?<=\nreviewEvery: )\d+/g },
    { text: 'monthly', fix: 'number' },
  ),
  inText(
    'number without quotes',
    { files: manifest, find: /(?<=\n {2}(?:firmReference): )"\d+"/g },
    { text: '1000000', fix: 'quotes' },
  ),
  inText('address without https', { files: facts, find: /(?<=url: ")https:\/\//g }, { text: '', fix: 'https://' }),
  inText(
    'not an email address',
    { files: /manifest\.yaml$|content\/lenders\/.*\.yaml$/, find: /(?<=\n {2}email: )\S+@\S+/g },
    ({ 0: email }) => ({ text: email.replace('@', ' at '), fix: 'email' }),
  ),
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
