import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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

/** A copy of the project with the good site as its own and a cache of its own, beside a folder with a letter in it: something that a test may lose. */
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
  return { root, project, documents }
}
