import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { moduleKey, modulesFrom } from '../../../src/build/codeKey.ts'
import { modulesIn, targetOf } from '../../support/modules.ts'

const modules = new Map(modulesIn('src').map((module) => [module.file, module]))

/** A module and all that it imports, as the parser of the bundler reads them. */
function asParsed(entry: string) {
  const files = new Set([entry])
  const packages = new Set<string>()
  for (const file of files) {
    const module = modules.get(file)
    for (const one of module?.imports ?? []) {
      if (!module || one.typeOnly) continue
      const target = targetOf(module, one)
      if (target) files.add(target)
      else if (!one.from.startsWith('node:')) packages.add(one.from)
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() }
}

test.each(['src/replies/learn.ts', 'src/build/keyFactsPdf.ts', 'src/build/drawPictures.ts'])(
  'all that %s imports is found',
  (entry) => expect(modulesFrom(entry)).toEqual(asParsed(entry)),
)

test('nothing decides what is learned but how letters are read', () => {
  const { files, packages } = modulesFrom('src/replies/learn.ts')
  expect(files.filter((file) => !/^src\/(?:deciding|replies|text)\//.test(file))).toEqual([])
  expect(packages).toEqual([])
})

test('a key is that of the module and of all that it imports, and of nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'modules-'))
  const write = (file: string, text: string) => writeFileSync(join(root, file), text)
  const key = () => moduleKey('a.ts', root)
  write('a.ts', "import type { Z } from './z.ts'\nimport {\n  b,\n} from './b.ts'\nexport const a = b\n")
  write('b.ts', "import './c.ts'\nexport { d } from './d.ts'\nexport const b = () => import('./e.ts')\n")
  for (const file of ['c.ts', 'd.ts', 'e.ts', 'z.ts']) write(file, 'export const d = 1\n')
  const before = key()
  write('z.ts', 'changed')
  expect(key()).toBe(before)
  const keys = ['e.ts', 'd.ts', 'c.ts', 'b.ts', 'a.ts'].map((file) => {
    write(file, `${readFileSync(join(root, file), 'utf8')}// changed\n`)
    return key()
  })
  expect(new Set([before, ...keys]).size).toBe(6)
})
