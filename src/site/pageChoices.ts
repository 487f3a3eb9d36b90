import type { PageChoice } from '../content/pagePath.ts'
import type { ManifestPage } from './manifest.ts'

/** Tests whether a page is among those that some fields may name. */
const among: Record<PageChoice, (page: ManifestPage) => boolean> = {
  pages: () => true,
  toolPages: ({ kind }) => kind === 'tool',
  claimPages: ({ kind }) => kind === 'claim',
  companyPages: ({ kind }) => kind === 'company',
  lenderAddresses: (page) =>
    page.kind === 'lender' || page.kind === 'claim' || (page.kind === 'directory' && page.of === 'lenders'),
}

/** The addresses of the pages that a field may name. */
export const pagesToChoose = (pages: readonly ManifestPage[], choice: PageChoice): string[] =>
  pages.filter(among[choice]).map(({ path }) => path)
