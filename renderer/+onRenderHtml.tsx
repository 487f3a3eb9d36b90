import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import { documentOf } from '../src/pages/documentOf.tsx'
import type { Data } from './+data.ts'

/** A page as Vike asks for it. The scripts and styles of development are Vike’s to add. */
export const onRenderHtml = ({ data: { site, entry } }: PageContextServer & { data: Data }) =>
  escapeInject`${dangerouslySkipEscape(documentOf(site, entry))}`
