import type { ManifestPage } from '../site/manifest.ts'
import type { Editable } from './edit.ts'
import type { Splice } from './splice.ts'
import { replaced } from './yamlSplices.ts'

/** What else changes when a brand’s or lender’s address changes: its slug, and all that is named by it. */
export type SlugRenamed = {
  /** The pages that move, old address to new. */
  moved: [string, string][]
  /** The files that are renamed. */
  files: [string, string][]
  splices: [string, Splice[]][]
}

/** Undefined for pages that have no slug. */
export function renameSlug({ draft, textOf }: Editable, page: ManifestPage, to: string): SlugRenamed | undefined {
  const from = page.kind === 'brand' ? page.brand : 'lender' in page ? page.lender : undefined
  if (from === undefined) return undefined
  const slug = to.slice(to.lastIndexOf('/') + 1)
  const {
    manifest: {
      value: { pages, menus },
      source,
    },
    sources,
    contentFiles,
    site,
  } = draft
  const isBrand = page.kind === 'brand'
  const field = isBrand ? 'brand' : 'lender'
  const own = pages.flatMap((other, index) =>
    field in other && Reflect.get(other, field) === from ? [{ other, index }] : [],
  )
  const folders = isBrand ? ['brands', 'brand-finance'] : ['lenders', 'claims']
  const files = contentFiles.filter((file) =>
    folders.some((folder) => new RegExp(`^content/${folder}/${from}\\.(?:yaml|md)$`).test(file)),
  )

  const inManifest: Splice[] = [
    ...own.map(({ index }) => replaced(source, ['pages', index, field], slug)),
    ...(isBrand
      ? (menus?.brands.popular ?? []).flatMap((name, index) =>
          name === from ? [replaced(source, ['menus', 'brands', 'popular', index], slug)] : [],
        )
      : []),
  ]
  const inFiles = files.flatMap((file): [string, Splice[]][] => {
    const yaml = sources.get(file)
    return yaml ? [[file, [replaced(yaml, ['slug'], slug)]]] : []
  })
  const names = sources.get('content/lender-names.yaml')
  const inNames: Splice[] =
    isBrand || !names
      ? []
      : site.lenderNames.flatMap(({ lender }, index) =>
          lender === from ? [replaced(names, [index, 'lender'], slug)] : [],
        )
  // The search knows models by their make: the slug is a key there, whose list follows it.
  const search = sources.get('content/search.yaml')
  const models = isBrand ? search?.rangeAt(['models', from]) : undefined
  const key = models && search ? search.text.lastIndexOf(`${from}:`, models[0]) : -1
  const inSearch: Splice[] = key < 0 ? [] : [{ start: key, end: key + from.length, text: slug }]
  const inFinance = isBrand
    ? []
    : site.entries.flatMap(({ brandFinance }): [string, Splice[]][] => {
        const yaml = brandFinance && sources.get(`content/brand-finance/${brandFinance.slug}.yaml`)
        return yaml
          ? [
              [
                yaml.file,
                brandFinance.lenders.flatMap((lender, index) =>
                  lender.slug === from ? [replaced(yaml, ['lenders', index, 'slug'], slug)] : [],
                ),
              ],
            ]
          : []
      })
  const inSuccessors = isBrand
    ? []
    : [...site.lenders.values()].flatMap(({ slug: old, successor }): [string, Splice[]][] => {
        const yaml = sources.get(`content/lenders/${old}.yaml`)
        return yaml && successor?.kind === 'lender' && successor.lender === from
          ? [[yaml.file, [replaced(yaml, ['successor', 'lender'], slug)]]]
          : []
      })
  // Links that fill in a letter for the lender: /guides/complaint-letter-generator#?lender=black-horse
  const inQueries = isBrand
    ? []
    : contentFiles.map((file): [string, Splice[]] => [
        file,
        [...textOf(file).matchAll(new RegExp(`(?<=[?&]lender=)${from}(?![\\w-])`, 'g'))].map(({ index }) => ({
          start: index,
          end: index + from.length,
          text: slug,
        })),
      ])
  return {
    moved: own.map(({ other }) => [other.path, `${folderOf(other.path)}${slug}`]),
    files: files.map((file) => [file, `${folderOf(file)}${slug}${file.slice(file.lastIndexOf('.'))}`]),
    splices: [
      [source.file, inManifest],
      ...inFiles,
      ['content/lender-names.yaml', inNames],
      ['content/search.yaml', inSearch],
      ...inFinance,
      ...inSuccessors,
      ...inQueries,
    ],
  }
}

/** A path up to its last part. */
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)
