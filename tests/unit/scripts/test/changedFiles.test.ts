import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { changedFiles, concerned, whyBuild } from '../../../../scripts/test/changedFiles.ts'

test('what differs from a commit is listed, new files and what is gone too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  const git = (...args: string[]) =>
    expect(
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder }).status,
    ).toBe(0)
  git('init', '-q')
  for (const file of ['a.ts', 'b.ts', 'c.ts']) writeFileSync(join(folder, file), '')
  git('add', '-A')
  git('commit', '-qm', 'first')
  writeFileSync(join(folder, 'a.ts'), 'changed')
  rmSync(join(folder, 'b.ts'))
  writeFileSync(join(folder, 'd.ts'), 'new')
  expect(changedFiles(folder, 'HEAD')).toEqual(['a.ts', 'b.ts', 'd.ts'])
  expect(() => changedFiles(folder, 'no-such-commit')).toThrow(/no-such-commit/)
})

test('code concerns the tests that bring it in, and content those that read its folder', () => {
  expect(concerned('.', ['src/dates/plainDate.ts', 'docs/architecture.md', 'tests/e2e/html.spec.ts'])).toEqual([
    'src/dates/plainDate.ts',
  ])
  expect(concerned('.', ['content/letters/copy/ask.md'])).toEqual(['tests/unit/support/contentLetters.ts'])
  expect(concerned('.', ['content/lender-letters/signs.yaml'])).toEqual(['tests/unit/support/contentLenderLetters.ts'])
})

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
