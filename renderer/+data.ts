import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { currentSite } from '../src/site/currentSite.ts'
import { answerAt, type Entry, type Site } from '../src/site/site.ts'

export type Data = { site: Site; entry: Entry }

export function data({ urlPathname }: PageContextServer): Data {
  const site = currentSite()
  const answer = answerAt(site, urlPathname)
  if (answer.found !== 'page') throw render(404)
  return { site, entry: answer.entry }
}
