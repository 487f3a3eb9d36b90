import { addRedirects } from '../addRedirects.ts'
import { splice, addedToFlowList } from '../yamlSplices.ts'
import type { NewEntry } from './newOptions.ts'

/** Another address that leads to a page. */
export const newRedirect: NewEntry = (
  {
    draft: {
      manifest: { value, source },
    },
  },
  { slug, to },
) => {
  if (to === undefined) return { refused: 'say where it leads: npm run new -- redirect /old-address --to /a-page' }
  const from = asPath(slug)
  return {
    changes: new Map([
      [source.file, splice(source.text, addRedirects(source, value.redirects ?? [], [{ from, to: asPath(to) }]))],
    ]),
    done: [`${from} now leads to ${asPath(to)}.`],
  }
}

/** Another address that shows a page. */
export const newAlias: NewEntry = (
  {
    draft: {
      manifest: {
        value: { pages },
        source,
      },
    },
  },
  { slug, to },
) => {
  if (to === undefined) return { refused: 'say which page it shows: npm run new -- alias /other-address --to /a-page' }
  const index = pages.findIndex(({ path }) => path === asPath(to))
  if (index === -1) return { refused: `there is no page at ${asPath(to)}` }
  return {
    changes: new Map([
      [source.file, splice(source.text, [addedToFlowList(source, ['pages', index], 'aliases', asPath(slug))])],
    ]),
    done: [`${asPath(slug)} now shows ${asPath(to)}.`],
  }
}

const asPath = (written: string): string => (written.startsWith('/') ? written : `/${written}`)
