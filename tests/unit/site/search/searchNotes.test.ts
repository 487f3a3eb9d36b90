import { expect, test } from 'vitest'
import { realSite, realTexts } from '../../../support/realSite.ts'
import { searchNotes } from '../../../../src/site/search/searchNotes.ts'
import type { Site } from '../../../../src/site/site.ts'

const site = realSite()

const lost = { asks: 'what is pcp', finds: ['/contact'] } as Site['searchJourneys'][number]
const notesOnLost = searchNotes({ ...site, searchJourneys: [lost] }, realTexts.copy())

test('a question that no longer finds its page is told of, with what it finds in its place', () => {
  expect(notesOnLost).toContainEqual(
    expect.stringMatching(/^“what is pcp” does not find \/contact among its first three: \/what-is-pcp, /),
  )
})

test('a page of which nobody has said how people ask for it is told of', () => {
  const search = site.search && { ...site.search, pages: {} }
  const notes = searchNotes({ ...site, searchJourneys: [], ...(search && { search }) }, realTexts.copy())
  expect(notes).toContain('content/search.yaml does not say how people ask for /escalate-to-fos')
  expect(notesOnLost).not.toContain('content/search.yaml does not say how people ask for /escalate-to-fos')
})

test('a site without a search has no notes', () => {
  const { search: _, ...without } = site
  expect(searchNotes(without as Site)).toEqual([])
})
