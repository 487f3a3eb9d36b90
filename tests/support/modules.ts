import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** A source file and what it brings in, as the parser reads it. */
export type Module = {
  file: string
  /** "facts" for src/facts/print.ts; "renderer" or "scripts" for the others, the benches with the commands. */
  layer: string
  lines: number
  text: string
  imports: readonly Import[]
  exports: readonly string[]
  /** Names that the module exports itself, those it passes on from others left out. */
  ownExports: readonly string[]
  functions: readonly { name: string; lines: number }[]
  exportsFunction: boolean
}

export type Import = { from: string; typeOnly: boolean }

/** Every module of some folders of the project. Throws when one cannot be parsed. */
export const modulesIn = (...folders: string[]): Module[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .sort()
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => readModule(`${folder}/${name.replaceAll('\\', '/')}`)),
  )

/** The module an import leads to, from the project’s root, that of a worker too; undefined for packages. */
export const targetOf = (module: Module, { from }: Import): string | undefined =>
  from.startsWith('.')
    ? normalize(join(dirname(module.file), from.replace(/\?.*$/, ''))).replaceAll('\\', '/')
    : undefined

export function layerOf(file: string): string {
  const [first = '', second = ''] = file.split('/')
  if (first === 'bench') return 'scripts'
  return first === 'src' ? second : first
}

function readModule(file: string): Module {
  const text = readFileSync(file, 'utf8')
  const { program, module, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const imported = module.staticImports.map(({ moduleRequest, entries }) => ({
    from: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }))
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  const passedOn = exported.flatMap(({ moduleRequest, isType }) =>
    moduleRequest ? [{ from: moduleRequest.value, typeOnly: isType }] : [],
  )
  const dynamic = module.dynamicImports.map(({ moduleRequest }) => ({
    from: text.slice(moduleRequest.start, moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
    typeOnly: false,
  }))
  const functions = functionsIn(program, text)
  return {
    file,
    layer: layerOf(file),
    text,
    lines: text.split('\n').length - 1,
    functions,
    imports: [...imported, ...passedOn, ...dynamic],
    exports: exported.map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? '*'))),
    ownExports: [
      ...new Set(exported.flatMap(({ moduleRequest, exportName }) => (moduleRequest ? [] : (exportName.name ?? [])))),
    ],
    exportsFunction: /^export (?:async )?(?:function|class|const \w+(?:: [^=]+)? = (?:async )?(?:<[^>]*>)?\()/m.test(
      text,
    ),
  }
}

type Node = { type: string; start: number; end: number; id?: { name?: string } | null }

function functionsIn(
  node: unknown,
  text: string,
  found: { name: string; lines: number }[] = [],
): { name: string; lines: number }[] {
  if (Array.isArray(node)) for (const item of node) functionsIn(item, text, found)
  else if (typeof node === 'object' && node !== null) {
    const { type, start, end, id } = node as Node
    if (/^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type ?? '')) {
      found.push({ name: id?.name ?? 'a function', lines: text.slice(start, end).split('\n').length })
    }
    for (const value of Object.values(node)) functionsIn(value, text, found)
  }
  return found
}
