import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modulesIn, targetOf } from './support/modules.ts'

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string>; allowScripts: Record<string, boolean>; scripts: Record<string, string> }
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, { version?: string; resolved?: string; hasInstallScript?: boolean }> }
const setup = readFileSync('scripts/setup.mjs', 'utf8')

test('every version is exact', () => {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  expect(wanted.length).toBeGreaterThan(30)
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})

test('the lockfile has those versions, and no address of a registry', () => {
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) expect(`${name} ${lock.packages[`node_modules/${name}`]?.version}`).toBe(`${name} ${version}`)
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('scripts of packages run only where they are named', () => {
  expect(manifest.allowScripts).toEqual({ node: true })
  expect(setup).toContain("['ci', '--ignore-scripts'")
  expect([...setup.matchAll(/\['rebuild', '([^']+)'/g)].map(([, name]) => name)).toEqual(['node'])
})

test('packages are installed from the lockfile alone', () => {
  const workflows = readdirSync('.github/workflows').map((name) => join('.github/workflows', name))
  for (const file of ['scripts/setup.mjs', 'package.json', ...workflows]) expect(readFileSync(file, 'utf8'), file).not.toMatch(/npm (?:i|install|add|update)\b|npx /)
})

test('what the browser gets is a dependency, and each is accounted for', () => {
  const modules = modulesIn('src', 'renderer')
  const byFile = new Map(modules.map((module) => [module.file, module]))
  const reached = new Set<string>()
  const packages = new Set<string>()
  const waiting = ['renderer/+client.ts', ...modules.filter(({ layer }) => layer === 'browser' || layer === 'islands').map(({ file }) => file)]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const module = byFile.get(file)
    if (!module || reached.has(file)) continue
    reached.add(file)
    for (const one of module.imports.filter(({ typeOnly }) => !typeOnly)) {
      const target = targetOf(module, one)
      if (target !== undefined) waiting.push(target)
      else if (!one.from.startsWith('node:')) packages.add(one.from.split('/').slice(0, one.from.startsWith('@') ? 2 : 1).join('/'))
    }
  }
  expect([...packages].filter((name) => !(name in manifest.dependencies)).sort()).toEqual([])
  const documented = readFileSync('docs/dependencies.md', 'utf8')
  expect(Object.keys(manifest.dependencies).filter((name) => !documented.includes(`\`${name}\``))).toEqual([])
})
