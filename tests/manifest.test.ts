import { describe, expect, test } from 'vitest'
import { printProblem } from '../src/problems/problem.ts'
import { readSite } from '../src/site/readSite.ts'
import { realFiles, realTexts } from './support/realSite.ts'
import {
  aliases,
  brandSlugs,
  lenderSlugs,
  linkedLenders,
  popularBrands,
  popularLenders,
  redirects,
  routes,
} from './support/routes.ts'
import { testDay } from './support/sites.ts'

const { site, problems } = readSite(realFiles, testDay, realTexts)

test('the site has no problem', () => {
  expect(problems.map(printProblem)).toEqual([])
})

describe.runIf(site !== undefined)('the manifest lists', () => {
  test('a page for every route', () => {
    expect(routes.filter((path) => !site?.byPath.has(path))).toEqual([])
    expect(new Set(routes).size).toBe(routes.length)
  })

  test('the aliases and the redirect', () => {
    expect(site?.aliases).toEqual(expect.arrayContaining(Object.entries(aliases).map(([from, to]) => ({ from, to }))))
    expect(site?.redirects).toEqual(
      expect.arrayContaining(Object.entries(redirects).map(([from, to]) => ({ from, to }))),
    )
  })

  test('the twenty lenders and the twenty brands, and no other of them', () => {
    const pathsUnder = (family: string) =>
      [...(site?.byPath.keys() ?? [])].flatMap((path) => (path.startsWith(family) ? [path.slice(family.length)] : []))
    expect(pathsUnder('/claims/').sort()).toEqual(lenderSlugs.toSorted())
    expect(pathsUnder('/brands/').sort()).toEqual(brandSlugs.toSorted())
  })

  test('the eight popular lenders and the eight popular brands', () => {
    expect(site?.menus?.lenders.popular).toEqual(popularLenders)
    expect(site?.menus?.brands.popular).toEqual(popularBrands)
    expect(site?.menus?.lenders.links.map(({ href }) => href.slice('/claims/'.length)).sort()).toEqual(
      lenderSlugs.toSorted(),
    )
  })

  test('a page, or another name of one, for every lender that brand pages link to', () => {
    const named = new Set([...(site?.byPath.keys() ?? []), ...(site?.aliases ?? []).map(({ from }) => from)])
    expect(linkedLenders.map((slug) => `/lenders/${slug}`).filter((path) => !named.has(path))).toEqual([])
  })

  test('every brand under its slug, and none under another', () => {
    for (const slug of brandSlugs) expect(site?.brands.get(slug)?.slug).toBe(slug)
    expect(site?.brands.get('no-such-brand')).toBeUndefined()
  })
})
