import type { PlainDate } from '../dates/plainDate.ts'
import { BrandFile, BrandFinanceFile } from '../content/brands/schema.ts'
import { type ReadFlow, readFlow } from '../flows/readFlow.ts'
import { LenderFile } from '../content/lenders/schema.ts'
import type { ManifestPage } from './manifest.ts'
import { type ReadArticle, readArticle } from '../content/articles/readArticle.ts'
import { type Place, problemAt } from '../problems/problem.ts'
import type { YamlSource } from '../problems/yamlSource.ts'
import type { SiteFolder } from '../content/reading/folder.ts'
import { type Prose, proseAt } from '../content/prose/prose.ts'
import type { Entry } from './site.ts'

/** An entry as read, with the words it is made of. */
export type ReadEntry = {
  entry: Entry
  prose: Prose[]
  /** Place of a field of its front matter or of its brand’s file. */
  placeOf: (...path: (string | number)[]) => Place
  /** The questions of a tool, with the files they come from. */
  flow?: ReadFlow
}

/** Place of a page’s field in the manifest. */
type FieldPlace = (field: string) => Place

/** A page with its content; undefined, with the faults noted, when its content cannot be used. */
export function readEntry(folder: SiteFolder, page: ManifestPage, fieldPlace: FieldPlace): ReadEntry | undefined {
  switch (page.kind) {
    case 'brand':
      return readBrand(folder, page, () => fieldPlace('brand'))
    case 'lender':
      return readLender(folder, page, `content/lenders/${page.lender}.md`, () => fieldPlace('lender'))
    case 'claim':
      return readLender(folder, page, `content/claims/${page.lender}.md`, () => fieldPlace('lender'))
    case 'tool':
      return readTool(folder, page, () => fieldPlace('content'))
    default: {
      const read = readArticle(folder, `content/${page.content}`, () => fieldPlace('content'))
      return read && fromArticle(page, read)
    }
  }
}

function fromArticle(page: ManifestPage, { article, front, text, words }: ReadArticle): ReadEntry {
  const { title, description, updated } = article.meta
  const body: Prose = {
    source: text,
    start: article.bodyOffset,
    end: text.text.length,
    format: 'markdown',
    path: page.path,
    part: 'body',
  }
  const top = words.map(
    ([start, end]): Prose => ({ source: front, start, end, format: 'markdown', path: page.path, part: 'field' }),
  )
  return {
    entry: { path: page.path, page, title, description, modified: updated, article, facts: [] },
    prose: [...top, body],
    placeOf: (...path) => front.placeAt(path),
  }
}

function readTool(
  folder: SiteFolder,
  page: Extract<ManifestPage, { kind: 'tool' }>,
  named: () => Place,
): ReadEntry | undefined {
  const article = readArticle(folder, `content/${page.content}`, named)
  const flow = readFlow(folder, page.tool, page.path)
  if (!article) return undefined
  const read = fromArticle(page, article)
  return flow
    ? { ...read, flow, entry: { ...read.entry, flow: flow.flow }, prose: [...read.prose, ...flow.prose] }
    : read
}

function readLender(
  folder: SiteFolder,
  page: Extract<ManifestPage, { kind: 'lender' | 'claim' }>,
  words: string,
  named: () => Place,
): ReadEntry | undefined {
  const lender = folder.yaml(`content/lenders/${page.lender}.yaml`, LenderFile, named)
  const article = readArticle(folder, words, named)
  if (!lender || !article) return undefined
  noteSlug(folder, lender.source, lender.value.slug, page.lender)
  const read = fromArticle(page, article)
  const { value, source } = lender
  const fields = proseAt(
    source,
    [
      ['status', 'detail'],
      ['discretionaryCommission', 'basis'],
      ['complaints', 'note'],
      ...value.notes.map((_, index) => ['notes', index]),
    ],
    { path: page.path },
  )
  return {
    ...read,
    entry: { ...read.entry, lender: value, modified: later(read.entry.modified, value.checked.on) },
    // The lender’s own fields are read once, with its lender page.
    prose: page.kind === 'lender' ? [...read.prose, ...fields] : read.prose,
  }
}

function readBrand(
  folder: SiteFolder,
  page: Extract<ManifestPage, { kind: 'brand' }>,
  named: () => Place,
): ReadEntry | undefined {
  const brand = folder.yaml(`content/brands/${page.brand}.yaml`, BrandFile, named)
  const finance = folder.yaml(`content/brand-finance/${page.brand}.yaml`, BrandFinanceFile, named)
  if (!brand || !finance) return undefined
  noteSlug(folder, brand.source, brand.value.slug, page.brand)
  noteSlug(folder, finance.source, finance.value.slug, page.brand)
  const { value } = brand
  return {
    entry: {
      path: page.path,
      page,
      title: `${value.brandName} PCP claims`,
      description: value.metaDescription,
      modified: finance.value.checked.on,
      brand: value,
      brandFinance: finance.value,
      facts: [],
    },
    prose: [
      ...proseAt(
        brand.source,
        [
          ['description'],
          ['metaDescription'],
          ...value.commonLenders.map((_, index) => ['commonLenders', index, 'description']),
          ...value.uniquePoints.map((_, index) => ['uniquePoints', index]),
        ],
        { path: page.path },
      ),
      ...proseAt(brand.source, [['aboutBrand', 'content']], { path: page.path, format: 'html' }),
      ...proseAt(
        finance.source,
        [
          ...finance.value.lenders.map((_, index) => ['lenders', index, 'note']),
          ...finance.value.products.map((_, index) => ['products', index]),
        ],
        { path: page.path },
      ),
    ],
    placeOf: (...path) => brand.source.placeAt(path),
  }
}

function noteSlug(folder: SiteFolder, source: YamlSource, written: string, expected: string) {
  if (written !== expected) {
    folder.problems.push(
      problemAt(
        source.placeAt(['slug']),
        'wrong-slug',
        `slug is "${written}", but the file is named "${expected}"`,
        `write slug: ${expected}`,
      ),
    )
  }
}

const later = (one: PlainDate, other: PlainDate) => (one > other ? one : other)
