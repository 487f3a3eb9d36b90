import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { whyBuild } from '../../../../scripts/test/whyBuild.ts'

const sources = [
  'content/pages/a.md',
  'renderer/a.ts',
  'src/a.ts',
  'src/build/a.ts',
  'site.manifest.yaml',
  'vite.config.ts',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.worker.json',
  'package-lock.json',
]

function project() {
  const folder = mkdtempSync(join(tmpdir(), 'why-build-'))
  for (const name of sources) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), '')
  }
  const site = join(folder, 'dist')
  mkdirSync(site)
  /** The build, so many seconds from now. */
  const built = (seconds: number) => {
    writeFileSync(join(site, 'build.json'), '{}')
    const at = Date.now() / 1000 + seconds
    utimesSync(join(site, 'build.json'), at, at)
  }
  return { folder, built, why: () => whyBuild(folder, site) }
}

test('a build is tested as it is until something that it is made from is newer', () => {
  const { folder, built, why } = project()
  expect(why()).toBe('there is none')
  built(60)
  expect(why()).toBeUndefined()
  for (const name of sources) {
    const at = Date.now() / 1000 + 120
    utimesSync(join(folder, name), at, at)
    expect(why()).toBe(`${name} is newer`)
    utimesSync(join(folder, name), at - 300, at - 300)
  }
})

test('what is taken away makes a build old as well', () => {
  const { folder, built, why } = project()
  const past = Date.now() / 1000 - 600
  for (const name of ['content', 'content/pages', 'renderer', 'src', 'src/build', ...sources])
    utimesSync(join(folder, name), past, past)
  built(-1)
  expect(why()).toBeUndefined()
  rmSync(join(folder, 'content/pages/a.md'))
  expect(why()).toBe('content/pages is newer')
})

test('a build of another day shows that day’s figures, and is made anew', () => {
  const { built, why } = project()
  built(-26 * 60 * 60)
  expect(why()).toBe('it was built on another day')
})

test('a build that supposes a state of the scheme is never the one that is tested', () => {
  const { folder, built, why } = project()
  built(60)
  const record = { madeBy: 'kerbside-claims', files: [], kept: [], supposes: 'quashed' }
  writeFileSync(join(folder, 'dist', 'build.json'), JSON.stringify(record))
  expect(why()).toBe('it supposes a state of the scheme')
})
