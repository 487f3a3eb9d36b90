import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { documentOf } from '../src/pages/documentOf.tsx'
import type { Data } from './+data.ts'

/** A page as Vike asks for it. The build asks once, and renders the other pages with the `documentOf` it is handed here. */
export function onRenderHtml({ data }: PageContextServer & { data: Data }) {
  return { documentHtml: escapeInject`${dangerouslySkipEscape(documentOf(data.site, data.entry))}`, pageContext: { documentOf } }
}
