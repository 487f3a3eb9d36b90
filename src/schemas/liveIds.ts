import { allEntryKinds } from '../content/kinds.ts'
import type { PageChoice } from '../content/pagePath.ts'
import type { Draft } from '../site/draft.ts'
import { pagesToChoose } from '../site/pageChoices.ts'

/** The names that content may give, as the site has them now, by what they are names of. */
export type LiveIds = Readonly<Record<string, readonly string[]>>

const choices: readonly PageChoice[] = ['pages', 'toolPages', 'claimPages', 'companyPages', 'lenderAddresses']

export function liveIdsOf({
  manifest: {
    value: { pages, menus },
  },
  contentFiles,
}: Draft): LiveIds {
  const slugsIn = (folders: readonly string[]) =>
    contentFiles.flatMap((file) => {
      const [, folder = '', slug] = /^content\/([^/]+)\/([^/]+)\.yaml$/.exec(file) ?? []
      return slug !== undefined && folders.includes(folder) ? [slug] : []
    })
  return {
    ...Object.fromEntries(choices.map((choice) => [choice, pagesToChoose(pages, choice)])),
    ...Object.fromEntries(
      allEntryKinds.map(({ what, files }) => [what, [...new Set(slugsIn(files.map(({ folder }) => folder)))]]),
    ),
    lenderLabels: menus?.lenders.links.map(({ label }) => label) ?? [],
    pageFiles: contentFiles.flatMap((file) =>
      file.startsWith('content/pages/') ? [file.slice('content/'.length)] : [],
    ),
  }
}
