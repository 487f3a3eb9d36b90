import { expect, test } from 'vitest'
import { sampleDetails } from '../../../../src/content/manifest/company.ts'
import { siteOf } from '../../../support/sites.ts'

const { company } = siteOf('good')

test('a firm’s own details are no samples', () => {
  expect(sampleDetails(company)).toEqual([])
})

test.each([
  ['legalName', { legalName: 'Kerbside Claims (sample) Limited' }],
  ['address', { address: ['1 Sample Street', 'Anytown'] }],
  ['email', { email: 'enquiries@example.com' }],
  ['phone', { phone: '01632 960 001' }],
  ['applicationUrl', { applicationUrl: 'https://apply.example.org/' }],
  ['firmReference', { firmReference: '000000' }],
  ['dataProtectionRegistration', { dataProtectionRegistration: 'Z0000000' }],
  ['companyNumber', { companyNumber: '00000000' }],
  ['fee', { fee: { percent: 25, terms: 'Sample terms: due when you are paid.' } }],
  ['social', { social: { ...company.social, youtube: 'https://www.example.com/youtube' } }],
  ['map', { map: { ...company.map, embed: 'https://maps.example.com/embed' } }],
])('a reserved %s is a sample', (key, change) => {
  expect(sampleDetails({ ...company, ...change })).toEqual([key])
})
