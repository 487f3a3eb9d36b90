import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { projectRoot } from './projectRoot.ts'

/** The code of a build, and its settings. */
export const codeSources = [
  'src',
  'renderer',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.worker.json',
]

/** Everything that decides what the code renders: the sources, and the packages as installed. */
const inputs = [...codeSources, 'package.json', 'node_modules/.package-lock.json']

const require = createRequire(import.meta.url)

/** A name for the code as it is now: it changes when any file it is made from does. */
export const codeKey = (): string => keyOf(process.version, inputs.flatMap(filesAt), projectRoot).slice(0, 24)

function keyOf(start: string, files: readonly string[], root: string): string {
  const hash = createHash('sha256').update(start)
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

export function packageVersion(name: string): string {
  const main = require.resolve(name)
  const folder = join('node_modules', name)
  const root = main.slice(0, main.lastIndexOf(folder + sep) + folder.length)
  return `${name}@${(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version}`
}

function filesAt(input: string): string[] {
  const full = join(projectRoot, input)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [input]
  // Skip links: editors mark open files with broken ones.
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(projectRoot.length + 1))
    .sort()
}

/** Match imports of code. Type-only imports change no result. */
const imports = /^(?:import|export)\b(?! type\b)[^'`;=()]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

/** A name for what a module makes of its input: it changes when the module does, any that it imports, or the version of a package. */
export function moduleKey(entry: string, root = projectRoot): string {
  const { files, packages } = modulesFrom(entry, root)
  return keyOf([process.version, ...packages.map(packageVersion)].join(' '), files, root)
}

/** A module and all that it imports, by their paths in the project, and the packages. */
export function modulesFrom(entry: string, root = projectRoot): { files: string[]; packages: string[] } {
  const files = new Set([entry])
  const packages = new Set<string>()
  // The loop also visits what it adds.
  for (const file of files)
    for (const [, named, bare, later] of readFileSync(join(root, file), 'utf8').matchAll(imports)) {
      const from = named ?? bare ?? later ?? ''
      if (from.startsWith('.')) files.add(join(dirname(file), from))
      else if (!from.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from)
    }
  return { files: [...files].sort(), packages: [...packages].sort() }
}
