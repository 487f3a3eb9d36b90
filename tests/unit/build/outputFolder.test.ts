import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, realpathSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { outputFolder, projectFolders, whyRefused } from '../../../src/build/outputFolder.ts'

const root = realpathSync(mkdtempSync(join(tmpdir(), 'output-')))
const site = 'tests/sites/good'

test('every folder of the project is known as one', () => {
  const tracked = spawnSync('git', ['ls-files'], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : []))
  expect(tracked.length).toBeGreaterThan(500)
  expect([...new Set(tracked)].filter((name) => !projectFolders.includes(name ?? ''))).toEqual([])
})

describe('what does not exist yet', () => {
  test.each(['part1', 'dist/new', './dist/new/', 'srcs', 'dist/src'])('%s may be built into', (asked) => {
    expect(outputFolder(asked, site)).toBe(realpathSync('.') + resolve('/', asked))
  })

  test('is found behind links', () => {
    mkdirSync(join(root, 'real'))
    symlinkSync(join(root, 'real'), join(root, 'link'))
    expect(outputFolder(join(root, 'link/new/site'), site)).toBe(join(root, 'real/new/site'))
  })

  test('is found behind links to what is not there either', () => {
    symlinkSync('link/gone', join(root, 'lost'))
    expect(outputFolder(join(root, 'lost'), site)).toBe(join(root, 'real/gone'))
    expect(outputFolder(join(root, 'lost/new'), site)).toBe(join(root, 'real/gone/new'))
    symlinkSync(resolve('src/gone'), join(root, 'into-src'))
    expect(whyRefused(join(root, 'into-src'), site)).toMatch(/which holds sources or packages$/)
  })

  test('links that lead round in a circle are told by the system', () => {
    symlinkSync(join(root, 'circle'), join(root, 'circle'))
    expect(() => outputFolder(join(root, 'circle'), site)).toThrow('ELOOP')
  })
})

test('what is refused is named, with the reason and the remedy', () => {
  expect(() => outputFolder('src/new', site)).toThrow(
    `src/new is in ${resolve('src')}, which holds sources or packages. The whole folder would be replaced: name a new one, or one that a build made, such as dist/client`,
  )
})

test.each(['.', '..', '/', 'src/..', relative('.', process.cwd())])('"%s" holds the project', (asked) => {
  expect(whyRefused(asked, site)).toBe('holds the project')
})

test.each(projectFolders)('%s and what is below it belong to the project', (name) => {
  // In a second working folder of git, .git is a file, and nothing can be below it.
  const below = existsSync(name) && !statSync(name).isDirectory() ? [] : [`${name}/new/folder`]
  for (const asked of [name, ...below])
    expect(whyRefused(asked, join(root, 'site'))).toMatch(/which holds sources or packages$/)
})
