import { expect, test } from 'vitest'
import { offlineSite } from '../../../src/outputs/offlineSite.ts'
import { siteOf } from '../../support/sites.ts'

test('the worker knows the other and the former addresses of pages, and that a site has no tools', () => {
  expect(offlineSite(siteOf('good'))).toMatchObject({
    tools: [],
    aliases: { '/pcp': '/what-is-pcp' },
    moved: { '/old-guide': '/guides/commission' },
  })
})
