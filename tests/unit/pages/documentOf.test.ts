import { expect, test } from 'vitest'
import { documentOf } from '../../../src/pages/documentOf.tsx'
import { siteOf } from '../../support/sites.ts'

const site = siteOf('good')
const entry = site.byPath.get('/')

test('a page says how it is written first, then what the build has for it: its policy before anything that policy is about', () => {
  if (!entry) throw new Error('there is no start page')
  expect(documentOf(site, entry, { head: '<meta name="policy">', end: '<script src="/a.js"></script>' })).toMatch(
    /^<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="policy"><meta name="viewport".*<script src="\/a\.js"><\/script><\/body><\/html>$/s,
  )
})

test('in development it has no policy of its own', () => {
  if (!entry) throw new Error('there is no start page')
  const html = documentOf(site, entry)
  expect(html).not.toContain('http-equiv')
  expect(html.match(/charset/gi)).toHaveLength(1)
})
