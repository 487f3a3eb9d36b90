import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { documentOf } from '../src/pages/documentOf.tsx'
import type { Data } from './+data.ts'

export function onRenderHtml({ data }: PageContextServer & { data: Data }) {
  return escapeInject`${dangerouslySkipEscape(documentOf(data.site, data.entry))}`
}
