import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { publishedPackages } from '../scripts/licences/billOfMaterials.ts'
import { modulesIn, targetOf } from './support/modules.ts'

type Wanted = Record<string, string>
type Manifest = {
  dependencies: Wanted
  devDependencies?: Wanted
  optionalDependencies?: Wanted
  allowScripts?: unknown
}
type Locked = {
  version?: string
  resolved?: string
  integrity?: string
  inBundle?: boolean
  optional?: boolean
  dev?: boolean
}
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

const manifest = read<Manifest>('package.json')
// The project’s own packages, and Node for machines whose own is too old.
const installed = ['.', 'scripts/node'].map((folder) => {
  const { dependencies, devDependencies, optionalDependencies } = read<Manifest>(join(folder, 'package.json'))
  const {
    packages: { '': _, ...packages },
  } = read<{ packages: Record<string, Locked> }>(join(folder, 'package-lock.json'))
  return { folder, wanted: { ...dependencies, ...devDependencies, ...optionalDependencies }, packages }
})
const locked = installed.flatMap(({ packages }) => Object.entries(packages))

/** The version of a package that another stands in for: “npm:its-name@its-version”. */
const plain = (version: string) => version.replace(/^npm:.+@/, '')

test('every version is exact', () => {
  const wanted = installed.flatMap((one) => Object.entries(one.wanted))
  expect(wanted.length).toBeGreaterThan(30)
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(plain(version)))).toEqual([])
})

test.each(installed)(
  'the lockfile of $folder has those versions, and no address of a registry',
  ({ wanted, packages }) => {
    for (const [name, version] of Object.entries(wanted))
      expect(`${name} ${packages[`node_modules/${name}`]?.version}`).toBe(`${name} ${plain(version)}`)
    expect(Object.entries(packages).filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  },
)

test('whatever any kind of machine fetches has a hash in a lockfile', () => {
  // What a package brings in its own archive is covered by the hash of that.
  const fetched = locked.filter(([, { inBundle }]) => !inBundle)
  expect(fetched.length).toBeGreaterThan(500)
  expect(fetched.filter(([, { integrity }]) => integrity === undefined).map(([path]) => path)).toEqual([])
})

test('no package runs a script of its own while it is installed', () => {
  expect(manifest.allowScripts).toBeUndefined()
  // Whoever runs npm by hand is kept to it too.
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  const setup = readFileSync('scripts/setup.mjs', 'utf8')
  expect(
    [...setup.matchAll(/'(?:ci|rebuild|install)',\s*\S*/g)].map(([call]) => /^'ci',\s*'--ignore-scripts'/.test(call)),
  ).toEqual([true])
})

test('packages are installed from the lockfile alone', () => {
  const workflows = readdirSync('.github/workflows').map((name) => join('.github/workflows', name))
  for (const file of ['scripts/setup.mjs', 'package.json', ...workflows])
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/npm (?:i|install|add|update)\b|npx /)
})

test('what reaches a browser is named as published, and nothing else is', () => {
  const modules = modulesIn('src', 'renderer')
  const byFile = new Map(modules.map((module) => [module.file, module]))
  const reached = new Set<string>()
  const packages = new Set<string>()
  // Islands and tools are found by their names, which is no import.
  const found = modules.filter(
    ({ layer, file }) =>
      ['browser', 'islands', 'worker'].includes(layer) || /^src\/tools\/[^/]+\/Tool\.tsx$/.test(file),
  )
  const waiting = ['renderer/+client.ts', ...found.map(({ file }) => file)]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const module = byFile.get(file)
    if (!module || reached.has(file)) continue
    reached.add(file)
    for (const one of module.imports.filter(({ typeOnly }) => !typeOnly)) {
      const target = targetOf(module, one)
      if (target !== undefined) waiting.push(target)
      else if (!one.from.startsWith('node:')) packages.add(packageOf(one.from))
    }
  }
  for (const name of readdirSync('src/styles').filter((file) => file.endsWith('.css')))
    for (const [, from = ''] of readFileSync(join('src/styles', name), 'utf8').matchAll(
      /(?:@import |url\()"([^"./][^"]*)"/g,
    ))
      packages.add(packageOf(from))
  // Its font is cut from this one.
  packages.add('@fontsource-variable/atkinson-hyperlegible-next')
  expect([...packages].sort()).toEqual([...publishedPackages].sort())
})

test('what builds and serves the site is installed without what only tests and measures', () => {
  const modules = modulesIn('src', 'renderer', 'scripts').filter(
    ({ file }) => !/^scripts\/(?:bench|fonts|pictures|test|screenshots)\b/.test(file),
  )
  const used = new Set(
    modules.flatMap(({ imports }) => imports.filter(({ typeOnly }) => !typeOnly).map(({ from }) => packageOf(from))),
  )
  expect(Object.keys(manifest.devDependencies ?? {}).filter((name) => used.has(name))).toEqual([])
  // Those for one kind of machine, some dozen on each, are not counted.
  expect(
    Object.values(installed[0]?.packages ?? {}).filter(({ dev, optional }) => !dev && !optional).length,
  ).toBeLessThan(260)
})

test('each package that is asked for is explained, and none that is not', () => {
  const rows = readFileSync('docs/dependencies.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
  const explained = rows.flatMap((row) =>
    [...(row.split(' | ')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expect(explained.toSorted()).toEqual(installed.flatMap(({ wanted }) => Object.keys(wanted)).sort())
  // Why it is here, and what was weighed against it.
  expect(
    rows.filter(
      (row) =>
        row.split(' | ').length !== 3 ||
        row
          .split(' | ')
          .slice(1)
          .some((cell) => cell.length < 10),
    ),
  ).toEqual([])
})

/** The package that an import is from. */
function packageOf(from: string): string {
  return from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
}
