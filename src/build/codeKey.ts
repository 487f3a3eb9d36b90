import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
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
export function codeKey(): string {
  const hash = createHash('sha256').update(process.version)
  for (const file of inputs.flatMap(filesAt))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(projectRoot, file)))
      .update('\0')
  return hash.digest('hex').slice(0, 24)
}

/** A package as installed, such as "satori@0.26.0". */
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
  // Editors mark what they have open by links that lead nowhere.
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(projectRoot.length + 1))
    .sort()
}
