import { expect, test } from 'vitest'
import { assetsNeeded, offlineSite } from '../../../src/build/writeServiceWorker.ts'
import { siteOf } from '../../support/sites.ts'

const assets = new Map([
  ['start-1a.js', { file: 'assets/entries/start-1a.js', text: 'import("../chunks/tool-2b.js")' }],
  ['tool-2b.js', { file: 'assets/chunks/tool-2b.js', text: 'import "../entries/start-1a.js"' }],
  ['site-3c.css', { file: 'assets/static/site-3c.css', text: 'src: url(/assets/static/font-4d.woff2)' }],
  ['font-4d.woff2', { file: 'assets/static/font-4d.woff2', text: '' }],
  ['server-5e.js', { file: 'assets/entries/server-5e.js', text: '' }],
])

test('what a page names, and what that names, is needed; nothing else is', () => {
  expect(
    assetsNeeded(
      ['<link href="/assets/static/site-3c.css"><script src="/assets/entries/start-1a.js"></script>'],
      assets,
    ),
  ).toEqual([
    'assets/chunks/tool-2b.js',
    'assets/entries/start-1a.js',
    'assets/static/font-4d.woff2',
    'assets/static/site-3c.css',
  ])
})

test('the worker knows the other and the former addresses of pages, and that a site has no tools', () => {
  expect(offlineSite(siteOf('good'))).toMatchObject({
    tools: [],
    aliases: { '/pcp': '/what-is-pcp' },
    moved: { '/old-guide': '/guides/commission' },
  })
})
