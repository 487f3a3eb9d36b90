import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'

const require = createRequire(import.meta.url)

/** A package as installed, such as "satori@0.26.0". */
export function packageVersion(name: string): string {
  const main = require.resolve(name)
  const folder = join('node_modules', name)
  const root = main.slice(0, main.lastIndexOf(folder + sep) + folder.length)
  return `${name}@${(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version}`
}
