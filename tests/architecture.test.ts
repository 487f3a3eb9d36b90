import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { tools } from '../src/tools/index.ts'
import { layerOf, type Module, modulesIn, targetOf } from './support/modules.ts'

const src = modulesIn('src')
const all = [...src, ...modulesIn('renderer', 'scripts', 'bench')]
const byFile = new Map(all.map((module) => [module.file, module]))
/** The modules that each names, for their types too. */
const named = new Map(
  all.map((module) => [module.file, module.imports.flatMap((one) => targetOf(module, one) ?? [])] as const),
)

/** The floors of the house, from the ground up. A file uses only what is below its floor or in its own folder, types included. */
const floors: readonly (readonly string[])[] = [
  ['problems', 'dates', 'text', 'deciding', 'worker', 'styles'],
  ['facts'],
  ['rules', 'casefile', 'content', 'components'],
  ['flows', 'letters', 'papers', 'replies', 'search', 'calendar', 'browser'],
  ['toolkit'],
  ['tools'],
  ['site', 'islands'],
  ['editing', 'outputs', 'pages'],
  ['build', 'renderer'],
  ['scripts'],
]
const floorOf = (layer: string) => floors.findIndex((floor) => floor.includes(layer))

/** "src/rules/x.ts uses src/site/y.ts" for every import of what is not below. */
const importsUpwards = (module: Module): string[] =>
  (named.get(module.file) ?? [])
    .filter((target) => layerOf(target) !== module.layer && floorOf(layerOf(target)) >= floorOf(module.layer))
    .map((target) => `${module.file} uses ${target}`)

describe('the folders', () => {
  test('are all read', () => {
    expect(src.length).toBeGreaterThan(50)
    expect(src.flatMap(({ imports }) => imports).length).toBeGreaterThan(200)
    expect([...new Set(all.map(({ layer }) => layer))].filter((layer) => floorOf(layer) === -1)).toEqual([])
  })

  test('use only what is below them', () => {
    expect(all.flatMap(importsUpwards)).toEqual([])
  })

  test('every import leads to a file', () => {
    const lost = all.flatMap((module) =>
      module.imports.flatMap((one) => {
        const target = targetOf(module, one)
        return target === undefined || existsSync(target) ? [] : [`${module.file}: ${one.from}`]
      }),
    )
    expect(lost).toEqual([])
  })

  test('no module uses itself by way of others, types included', () => {
    expect(all.filter(usesItself).map(({ file }) => file)).toEqual([])
  })
})

/** What the file of a tool’s component may export besides it, for its tests: short ways through its questions, and a note. */
const besideTool: Readonly<Record<string, readonly string[]>> = {
  'access-request': ['accessWay'],
  'complaint-letter': ['complaintWay'],
  deadlines: ['eventNote'],
  'genuine-check': ['genuineSteps'],
  'lender-finder': ['finderSteps'],
}

describe('the tools', () => {
  const folderOf = (file: string) => /^src\/tools\/([^/]+)\//.exec(file)?.[1]

  test('are the folders, by the names that the manifest uses', () => {
    const folders = new Set(src.flatMap(({ file }) => (folderOf(file) !== undefined ? [folderOf(file)] : [])))
    expect([...folders].sort()).toEqual(Object.keys(tools).sort())
  })

  test('each have a component that is found by its file, which exports nothing else but what is named', () => {
    const parts = Object.keys(tools).map((id) => [id, byFile.get(`src/tools/${id}/Tool.tsx`)?.exports.toSorted()])
    expect(parts).toEqual(Object.keys(tools).map((id) => [id, ['Tool', ...(besideTool[id] ?? [])]]))
    expect(Object.keys(besideTool).filter((id) => !Object.hasOwn(tools, id))).toEqual([])
  })

  test('use nothing of each other’s, and nothing uses them but the registry', () => {
    const users = src.flatMap((module) =>
      module.imports.map((one) => ({ file: module.file, target: targetOf(module, one) ?? '' })),
    )
    expect(
      users
        .filter(({ file, target }) => folderOf(target) !== undefined && folderOf(file) !== folderOf(target))
        .filter(({ file, target }) => file !== 'src/tools/index.ts' || !target.endsWith('/tool.ts')),
    ).toEqual([])
  })
})

describe('what reaches the browser', () => {
  const started = src.filter(
    ({ file, layer }) => layer === 'browser' || layer === 'islands' || /^src\/tools\/[^/]+\/Tool\.tsx$/.test(file),
  )
  const reached = reachableFrom(['renderer/+client.ts', ...started.map(({ file }) => file)])

  test('is followed from its start', () => {
    expect(reached).toContain('src/browser/start.ts')
  })

  test('holds no descriptor of a tool: every page would be sent all of them', () => {
    expect(reached.filter((file) => /^src\/tools\/(?:index|descriptor|[^/]+\/tool)\.ts$/.test(file))).toEqual([])
  })

  test('holds no zod but what reads a saved case, no YAML, no Markdoc and nothing of Node', () => {
    const packages = reached.flatMap((file) =>
      (byFile.get(file)?.imports ?? [])
        .filter(
          ({ from, typeOnly }) => !typeOnly && /^(?:zod|yaml|@markdoc|node:|vike\/server|react-dom\/server)/.test(from),
        )
        .map(({ from }) => `${file} uses ${from}`),
    )
    expect(packages).toEqual(['src/casefile/caseFileSchema.ts uses zod/mini'])
  })
})

describe('every source file', () => {
  // As the formatter lays them out: one prop a line makes a component longer than what it says.
  const longest = (file: string) => (file.endsWith('.tsx') ? 125 : 100)

  test('is at most 350 lines long', () => {
    expect(
      [...all, ...modulesIn('tests')].filter(({ lines }) => lines > 350).map(({ file, lines }) => `${file}: ${lines}`),
    ).toEqual([])
  })

  test('holds no function of more than 100 lines, no component of more than 125', () => {
    const functions = all.flatMap(({ file, functions: own }) =>
      own.map(({ name, lines }) => ({ name: `${file}: ${name}`, lines, most: longest(file) })),
    )
    expect(functions.length).toBeGreaterThan(300)
    expect(
      functions.filter(({ lines, most }) => lines > most).map(({ name, lines }) => `${name}, ${lines} lines`),
    ).toEqual([])
  })

  test('exports by name', () => {
    expect(src.filter(({ exports }) => exports.includes('default')).map(({ file }) => file)).toEqual([])
  })

  // `Tool` and `Static` are parts that every tool has, found by their files.
  test('exports names that no other file exports', () => {
    const homes = new Map<string, string[]>()
    for (const { file, ownExports } of all) {
      for (const name of ownExports) homes.set(name, [...(homes.get(name) ?? []), file])
    }
    expect(homes.size).toBeGreaterThan(1000)
    expect(
      [...homes]
        .filter(([name, files]) => files.length > 1 && name !== 'Tool' && name !== 'Static')
        .map(([name, files]) => `${name}: ${files.join(', ')}`),
    ).toEqual([])
  })

  test('is finished', () => {
    expect(
      [...all, ...modulesIn('tests')]
        .filter(({ file, text }) => !file.endsWith('architecture.test.ts') && /\b(?:TODO|FIXME|XXX)\b/.test(text))
        .map(({ file }) => file),
    ).toEqual([])
  })
})

/** Check whether a module comes back to itself by what it names, for types too, and by what that names. */
function usesItself({ file }: Module): boolean {
  const seen = new Set(named.get(file))
  for (const one of seen) for (const next of named.get(one) ?? []) seen.add(next)
  return seen.has(file)
}

function codeImports(file: string): string[] {
  const module = byFile.get(file)
  return module ? module.imports.flatMap((one) => (one.typeOnly ? [] : (targetOf(module, one) ?? []))) : []
}

/** The modules that code starting at some files may come to run, those files first. */
function reachableFrom(files: readonly string[]): string[] {
  const seen = new Set(files)
  for (const file of seen) for (const next of codeImports(file)) seen.add(next)
  return [...seen]
}
