import { expect, test } from 'vitest'
import { modeline } from '../../../src/content/modeline.ts'

test.each([
  ['site.manifest.yaml', './schemas/site.manifest.json'],
  ['content/glossary.yaml', '../schemas/glossary.json'],
  ['content/brands/ford.yaml', '../../schemas/brand.json'],
  ['content/facts/fees/cap-bands.yaml', '../../../schemas/fact.json'],
  ['content/flows/claim-calculator.yaml', '../../schemas/flow.json'],
  ['content/flows/claim-calculator.journeys.yaml', '../../schemas/journeys.json'],
])('%s says where its schema is, in the words of two families of editors', (file, schema) => {
  expect(modeline(file)).toBe(`# yaml-language-server: $schema=${schema}\n# $schema: ${schema}\n`)
})

test('a file that no schema describes says nothing', () => {
  expect(modeline('content/notes.yaml')).toBe('')
})
