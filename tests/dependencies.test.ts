import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { modulesIn, targetOf } from './support/modules.ts'

type Wanted = Record<string, string>
type Manifest = { dependencies: Wanted; devDependencies?: Wanted; optionalDependencies?: Wanted; allowScripts?: unknown }
type Locked = { version?: string; resolved?: string; integrity?: string; optional?: boolean; os?: string | string[]; cpu?: string | string[]; libc?: string[] }
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const manifest = read<Manifest>('package.json')
// The project’s own packages, and Node for machines whose own is too old.
const installed = ['.', 'runtime'].map((folder) => {
  const { dependencies, devDependencies, optionalDependencies } = read<Manifest>(join(folder, 'package.json'))
  const { packages: { '': _, ...packages } } = read<{ packages: Record<string, Locked> }>(join(folder, 'package-lock.json'))
  return { folder, wanted: { ...dependencies, ...devDependencies, ...optionalDependencies }, packages }
})
const locked = installed.flatMap(({ packages }) => Object.entries(packages))

test('every version is exact', () => {
  const wanted = installed.flatMap((one) => Object.entries(one.wanted))
  expect(wanted.length).toBeGreaterThan(30)
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
})

test.each(installed)('the lockfile of $folder has those versions, and no address of a registry', ({ wanted, packages }) => {
  for (const [name, version] of Object.entries(wanted)) expect(`${name} ${packages[`node_modules/${name}`]?.version}`).toBe(`${name} ${version}`)
  expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('whatever is fetched has a hash in a lockfile, save what only other kinds of machine fetch', () => {
  const without = locked.filter(([, { integrity }]) => integrity === undefined)
  expect(locked.length - without.length).toBeGreaterThan(500)
  // docs/decisions/0005 names them, and says how their hashes are filled in.
  expect(without.map(([path]) => path.replace('node_modules/', '')).filter((name) => !/^@(?:biomejs\/cli|cloudflare\/workerd|tailwindcss\/oxide)-/.test(name))).toEqual([])
  const includes = (listed: string | string[] | undefined, ...wanted: string[]) => listed === undefined || wanted.some((one) => listed.includes(one))
  const onLinux = without.filter(([, { os, cpu, libc }]) => includes(os, 'linux') && includes(cpu, 'x64', 'arm64') && includes(libc, 'glibc'))
  expect(onLinux).toEqual([])
  expect(without.filter(([, { optional }]) => optional !== true)).toEqual([])
})

test('no package runs a script of its own while it is installed', () => {
  expect(manifest.allowScripts).toBeUndefined()
  const setup = readFileSync('scripts/setup.mjs', 'utf8')
  expect([...setup.matchAll(/'(?:ci|rebuild|install)'.*/g)].map(([call]) => call.startsWith("'ci', '--ignore-scripts'"))).toEqual([true])
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
