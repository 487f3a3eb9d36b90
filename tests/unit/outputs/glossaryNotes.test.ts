import { expect, test } from 'vitest'
import { glossaryNotes } from '../../../src/outputs/glossaryNotes.ts'
import { siteOf } from '../../support/sites.ts'

test('each term with its meaning in plain words, and where to read more when there is such a place', () => {
  const site = siteOf('good')
  const glossary = new Map([
    [
      'dca',
      {
        id: 'dca',
        term: 'Discretionary commission',
        plain: 'Until {% fact "scheme.ban" /%}, *extra* that the dealer could add.',
        see: '/guides/commission',
      },
    ],
    ['apr', { id: 'apr', term: 'APR', plain: 'What the loan costs in a year.' }],
  ])
  expect(glossaryNotes({ ...site, prose: { ...site.prose, glossary } })).toEqual({
    dca: {
      term: 'Discretionary commission',
      plain: 'Until 28 January 2021, extra that the dealer could add.',
      see: '/guides/commission',
    },
    apr: { term: 'APR', plain: 'What the loan costs in a year.' },
  })
})
