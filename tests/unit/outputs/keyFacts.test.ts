import { expect, test } from 'vitest'
import { keyFactsPdf } from '../../../src/build/keyFactsPdf.ts'
import { keyFacts } from '../../../src/outputs/keyFacts.ts'
import { realSite } from '../../support/realSite.ts'
import { siteOf } from '../../support/sites.ts'

const site = realSite()
const facts = keyFacts(site)
if (!facts) throw new Error('the site has no key facts')

test('it says first that nobody needs us, then what we do, what it costs, what you must do and how to cancel', () => {
  expect(facts.parts.flatMap((part) => (part.kind === 'heading' ? [part.text] : []))).toEqual([
    'You don’t need us',
    'What we do',
    'What it costs',
    'What you must do',
    'Changing your mind',
    'If you’re not happy with us',
  ])
})

test('the fee is shown in pounds for five sums, by the cap in force', () => {
  const table = facts.parts.find((part) => part.kind === 'table')
  expect(table?.rows).toEqual([
    ['£300', '£90', '£18', '£192', '£300'],
    ['£800', '£240', '£48', '£512', '£800'],
    ['£1,500', '£420', '£84', '£996', '£1,500'],
    ['£3,000', '£840', '£168', '£1,992', '£3,000'],
    ['£10,000', '£2,500', '£500', '£7,000', '£10,000'],
  ])
})

test('the firm is named by its details in the manifest', () => {
  expect(facts.foot.join(' ')).toContain(`${site.company.legalName}, ${site.company.address.join(', ')}. `)
  expect(facts.foot.join(' ')).toMatch(/As at 20 November 2026\.$/)
  expect(JSON.stringify(facts)).not.toMatch(/[{}]\w+[{}]/)
})

test('a site without the words has no summary, and nothing made up in its place', () =>
  expect(keyFacts(siteOf('good'))).toBeUndefined())

test('the PDF is one tagged page in English with a title, and the same each time', async () => {
  const pdf = Buffer.from(await keyFactsPdf(facts))
  expect(pdf.equals(Buffer.from(await keyFactsPdf(facts)))).toBe(true)
  const text = pdf.toString('latin1')
  expect(text.startsWith('%PDF-1.7')).toBe(true)
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1)
  for (const mark of [
    '/Marked true',
    '/Lang (en-GB)',
    '/DisplayDocTitle true',
    '<pdfuaid:part>1</pdfuaid:part>',
    '/S /H1',
    '/S /Table',
    '/Scope /Column',
    '/FontFile',
  ])
    expect(text, mark).toContain(mark)
  expect(text).toContain('D:20261120000000Z')
})
