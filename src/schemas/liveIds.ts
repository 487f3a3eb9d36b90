import type { Draft } from '../site/draft.ts'

/** The names that content may give, as the site has them now. */
export type LiveIds = {
  pages: readonly string[]
  toolPages: readonly string[]
  claimPages: readonly string[]
  /** Where a brand’s list of lenders may lead. */
  lenderAddresses: readonly string[]
  lenders: readonly string[]
  brands: readonly string[]
  lenderLabels: readonly string[]
  pageFiles: readonly string[]
}

export function liveIdsOf({
  manifest: {
    value: { pages, menus },
  },
  contentFiles,
}: Draft): LiveIds {
  const pathsOf = (...kinds: string[]) =>
    pages.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind)).map(({ path }) => path)
  const namesIn = (folder: string) =>
    contentFiles.flatMap((file) =>
      file.startsWith(folder) && file.endsWith('.yaml') ? [file.slice(folder.length, -'.yaml'.length)] : [],
    )
  return {
    pages: pathsOf(),
    toolPages: pathsOf('tool'),
    claimPages: pathsOf('claim'),
    lenderAddresses: ['/lenders', ...pathsOf('lender', 'claim')],
    lenders: namesIn('content/lenders/'),
    brands: namesIn('content/brands/'),
    lenderLabels: menus?.lenders.links.map(({ label }) => label) ?? [],
    pageFiles: contentFiles.flatMap((file) =>
      file.startsWith('content/pages/') ? [file.slice('content/'.length)] : [],
    ),
  }
}
