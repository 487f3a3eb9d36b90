import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Lender } from '../../../src/content/lenders/schema.ts'
import { AnswersNow } from '../../../src/pages/LenderPage.tsx'
import type { Site } from '../../../src/site/site.ts'
import { siteOf } from '../../support/sites.ts'
import { contentPageParts } from '../support/contentPageParts.ts'

const small = siteOf('good-with-menus')
// Its lenders have only claim pages of their own.
const byPath = new Map([...small.byPath].map(([path, entry]) => [path.replace('/claims/', '/lenders/'), entry]))

/** What is said of one lender of a small site in which some others have successors. */
function said(of: string, successors: Record<string, Lender['successor']>): string {
  const lenders = new Map(
    [...small.lenders].map(([slug, lender]): [string, Lender] => [
      slug,
      { ...lender, ...(successors[slug] ? { successor: successors[slug] } : {}) },
    ]),
  )
  const site: Site = { ...small, pageParts: contentPageParts, byPath, lenders }
  const lender = lenders.get(of)
  return lender ? renderToStaticMarkup(<AnswersNow site={site} lender={lender} />) : ''
}

const source = 'https://source.example/'
const birch = { kind: 'lender', lender: 'birch', source, confidence: 'medium' } as const

test('a lender that answers for itself alone has nothing said', () => {
  expect(said('acorn', {})).toBe('')
})

test('a lender’s successor is named with its source, and as not confirmed when it is not', () => {
  expect(said('acorn', { acorn: birch })).toBe(
    '<p><strong>Who to complain to now:</strong> <a href="/lenders/birch">Birch Finance</a>, for agreements made by Acorn Finance<span role="img" aria-label="(not confirmed)" class="unconfirmed">°</span>. Letters from our tools go to it and give both names. <a href="https://source.example/" rel="external noreferrer">Source</a>.</p>',
  )
})

test('a firm without a page is named alone', () => {
  expect(said('acorn', { acorn: { kind: 'firm', name: 'Elder Limited', source, confidence: 'high' } })).toContain(
    '<strong>Who to complain to now:</strong> Elder Limited, for agreements made by Acorn Finance. Letters',
  )
})

test('a lender that answers for others names them', () => {
  expect(said('birch', { acorn: birch, cedar: birch, damson: { ...birch, confidence: 'high' } })).toBe(
    '<p>It also deals with agreements made by <a href="/lenders/acorn">Acorn Finance</a><span role="img" aria-label="(not confirmed)" class="unconfirmed">°</span>, <a href="/lenders/cedar">Cedar Finance</a><span role="img" aria-label="(not confirmed)" class="unconfirmed">°</span> and <a href="/lenders/damson">Damson Finance</a>.</p>',
  )
})
