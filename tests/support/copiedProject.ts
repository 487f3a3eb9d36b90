import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Cache } from '../../src/build/cache.ts'
import { codeKey } from '../../src/build/codeKey.ts'

const code = [
  'src',
  'renderer',
  'bench',
  'scripts',
  'vite.config.ts',
  ...readdirSync('.').filter((name) => /^tsconfig.*\.json$/.test(name)),
  'package.json',
]

export type CopiedProject = { root: string; project: string; documents: string }

/** A copy of the project with the good site as its own and a cache of its own that holds the bundled code at most, beside a folder with a letter in it: something that a test may lose. */
export function copiedProject(): CopiedProject {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'copied-')))
  const [project, documents] = [join(root, 'project'), join(root, 'documents')]
  for (const name of code) cpSync(name, join(project, name), { recursive: true })
  cpSync('tests/sites/good', project, { recursive: true })
  mkdirSync(join(project, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((found) => found !== '.cache'))
    symlinkSync(join(process.cwd(), 'node_modules', name), join(project, 'node_modules', name))
  for (const [folder, name] of [
    [join(project, '.git'), 'HEAD'],
    [documents, 'letter.txt'],
  ] as const) {
    mkdirSync(folder)
    writeFileSync(join(folder, name), 'Not to be lost')
  }
  // The code is the same, and so is what it is bundled to.
  const [key, cache] = [[codeKey()], new Cache(join(project, 'node_modules/.cache/build'))]
  const bundle = new Cache().get('bundle', key)
  if (bundle) cache.put('bundle', key, bundle)
  return { root, project, documents }
}
