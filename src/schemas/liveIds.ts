import type { PageChoice } from '../content/pagePath.ts'
import type { Draft } from '../site/draft.ts'
import { pagesToChoose } from '../site/pageChoices.ts'

/** The names that content may give, as the site has them now. */
export type LiveIds = Record<PageChoice, readonly string[]> & {
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
  const namesIn = (folder: string) =>
    contentFiles.flatMap((file) =>
      file.startsWith(folder) && file.endsWith('.yaml') ? [file.slice(folder.length, -'.yaml'.length)] : [],
    )
  return {
    pages: pagesToChoose(pages, 'pages'),
    toolPages: pagesToChoose(pages, 'toolPages'),
    claimPages: pagesToChoose(pages, 'claimPages'),
    lenderAddresses: pagesToChoose(pages, 'lenderAddresses'),
    lenders: namesIn('content/lenders/'),
    brands: namesIn('content/brands/'),
    lenderLabels: menus?.lenders.links.map(({ label }) => label) ?? [],
    pageFiles: contentFiles.flatMap((file) =>
      file.startsWith('content/pages/') ? [file.slice('content/'.length)] : [],
    ),
  }
}
