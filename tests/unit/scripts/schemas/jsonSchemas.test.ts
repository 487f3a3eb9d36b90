import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { jsonSchemas, liveIdsOf, refreshSchemas } from '../../../../scripts/schemas/jsonSchemas.ts'
import { modeline, schemaNameOf } from '../../../../src/content/modeline.ts'
import { filesOnDisk } from '../../../../src/content/reading/files.ts'
import { readDraft } from '../../../../src/site/draft.ts'
import { realDraft } from '../../../support/realSite.ts'

const { draft } = realDraft()
const schemas = jsonSchemas(liveIdsOf(draft))
const schemaOf = (name: string) => JSON.parse(schemas.get(`schemas/${name}.json`) ?? '')

test('every field says what it is for', () => {
  expect(
    [...schemas].flatMap(([file, text]) => undescribed(JSON.parse(text)).map((path) => `${file}: ${path}`)),
  ).toEqual([])
})

test('live names are offered', () => {
  const { definitions, properties } = schemaOf('front-matter')
  expect(properties.related.items.allOf).toEqual([{ $ref: '#/definitions/pages' }])
  expect(definitions.pages.enum).toContain('/what-is-pcp')
  expect(properties.tool.allOf).toEqual([{ $ref: '#/definitions/toolPages' }])
  expect(definitions.toolPages.enum).not.toContain('/what-is-pcp')
  expect(schemaOf('brand').definitions.lenderAddresses.enum).toContain('/lenders/ford-credit')
  expect(schemaOf('search').properties.pages.propertyNames.allOf).toEqual([{ $ref: '#/definitions/pages' }])
  expect(schemaOf('lender-names').definitions.lender.enum).toContain('ford-credit')
})

describe('the content of this site', () => {
  test.each([
    ['site.manifest.yaml', 'site.manifest'],
    ['content/glossary.yaml', 'glossary'],
    ['content/timeline.yaml', 'timeline'],
    ['content/figures.yaml', 'figures'],
    ['content/standing.yaml', 'standing'],
    ['content/lender-names.yaml', 'lender-names'],
    ['content/brands/ford.yaml', 'brand'],
    ['content/brand-finance/ford.yaml', 'brand-finance'],
    ['content/lenders/ford-credit.yaml', 'lender'],
    ['content/facts/fees/cap-bands.yaml', 'fact'],
    ['content/flows/claim-calculator.yaml', 'flow'],
    ['content/flows/claim-calculator.journeys.yaml', 'journeys'],
  ])('%s has the shape that %s says', (file, name) => {
    expect(z.fromJSONSchema(schemaOf(name)).safeParse(parse(readFileSync(file, 'utf8'))).error).toBeUndefined()
  })

  test('names its schema in the first lines of every YAML file', () => {
    const files = [
      'site.manifest.yaml',
      ...filesOnDisk('.')
        .list('content')
        .filter((file) => file.endsWith('.yaml')),
    ]
    expect(files.length).toBeGreaterThan(500)
    expect(
      files.filter((file) => modeline(file) === '' || !readFileSync(file, 'utf8').startsWith(modeline(file))),
    ).toEqual([])
    expect(files.map(schemaNameOf).filter((name) => !schemas.has(`schemas/${name}.json`))).toEqual([])
  })

  test('has a schema for each folder of files', () => {
    const { 'yaml.schemas': globs } = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as {
      'yaml.schemas': Record<string, string>
    }
    expect(Object.keys(globs).every((file) => schemas.has(file.replace('./', '')))).toBe(true)
  })
})

type Node = {
  properties?: Record<string, Node>
  description?: string
  const?: unknown
  items?: Node
  anyOf?: Node[]
  oneOf?: Node[]
  additionalProperties?: Node
}

function undescribed(node: Node, path = ''): string[] {
  const own = Object.entries(node.properties ?? {}).flatMap(([name, field]) => [
    ...(field.description === undefined && field.const === undefined ? [`${path}.${name}`] : []),
    ...undescribed(field, `${path}.${name}`),
  ])
  const inner = [node.items, node.additionalProperties, ...(node.anyOf ?? []), ...(node.oneOf ?? [])]
  return [...own, ...inner.flatMap((one) => (one ? undescribed(one, path) : []))]
}

const { draft: good } = readDraft('tests/sites/good', '2026-11-21')
if (!good) throw new Error('the site cannot be read')

test('another site gets schemas only where it has a folder for them, and only those that changed are written', () => {
  const root = mkdtempSync(join(tmpdir(), 'schemas-'))
  expect(refreshSchemas(root, good)).toEqual([])
  expect(readdirSync(root)).toEqual([])

  mkdirSync(join(root, 'schemas'))
  expect(refreshSchemas(root, good)).toContain('schemas/fact.json')
  writeFileSync(join(root, 'schemas', 'fact.json'), 'stale')
  expect(refreshSchemas(root, good)).toEqual(['schemas/fact.json'])
})
