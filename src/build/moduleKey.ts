import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packageVersion } from './codeKey.ts'
import { projectRoot } from './projectRoot.ts'

/** Imports that bring code in. Those of types alone decide nothing. */
const imports = /^(?:import|export)\b(?! type\b)[^'`;=()]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm

/** A name for what a module makes of its input: it changes when the module does, any that it imports, or the version of a package. */
export function moduleKey(entry: string, root = projectRoot): string {
  const { files, packages } = modulesFrom(entry, root)
  const hash = createHash('sha256').update([process.version, ...packages.map(packageVersion)].join(' '))
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** A module and all that it imports, by their paths in the project, and the packages. */
export function modulesFrom(entry: string, root = projectRoot): { files: string[]; packages: string[] } {
  const files = new Set([entry])
  const packages = new Set<string>()
  // What is added meanwhile is gone over too.
  for (const file of files)
    for (const [, named, bare, later] of readFileSync(join(root, file), 'utf8').matchAll(imports)) {
      const from = named ?? bare ?? later ?? ''
      if (from.startsWith('.')) files.add(join(dirname(file), from))
      else if (!from.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from)
    }
  return { files: [...files].sort(), packages: [...packages].sort() }
}
