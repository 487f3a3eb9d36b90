import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'

// A project of nothing but what installs it, on a path with spaces. Nothing is fetched.
let project = ''
const put = (name: string, content: unknown) => {
  mkdirSync(dirname(join(project, name)), { recursive: true })
  writeFileSync(join(project, name), typeof content === 'string' ? content : JSON.stringify(content))
}
const locked = (folder: string, own: object, packages: object = {}) => {
  put(`${folder}/package.json`, own)
  put(`${folder}/package-lock.json`, { ...own, lockfileVersion: 3, requires: true, packages: { '': own, ...packages } })
}

/** A Node of the project’s own that is this one behind a name, needed where the machine’s is older than `neededBelow`. */
function projectWith({ neededBelow, offered = true }: { neededBelow: string; offered?: boolean }): void {
  locked('.', { name: 'project', version: '1.0.0', type: 'module' })
  const own = { name: 'runtime', version: '1.0.0', config: { neededBelow }, optionalDependencies: offered ? { 'node-own': 'file:offered' } : {} }
  locked('runtime', own, offered ? { 'node_modules/node-own': { resolved: 'offered', link: true }, offered: { name: 'node-own', version: '1.0.0' } } : {})
  put('runtime/offered/package.json', { name: 'node-own', version: '1.0.0' })
  put('runtime/offered/bin/node', `#!/bin/sh\nexec "${process.execPath}" "$@"\n`)
  chmodSync(join(project, 'runtime/offered/bin/node'), 0o755)
}

const run = () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs', 'scripts/say.ts', 'a word'], { cwd: project, encoding: 'utf8' })
  return { status, out: stdout.trim().split('\n'), err: stderr }
}

beforeEach(() => {
  project = join(realpathSync(mkdtempSync(join(tmpdir(), 'setup-'))), 'with spaces')
  put('scripts/say.ts', 'import { execSync } from "node:child_process"\nconst word: string | undefined = process.argv[2]\nconsole.log(word)\nconsole.log(String(execSync("command -v node")).trim())')
  cpSync('scripts/setup.mjs', join(project, 'scripts/setup.mjs'))
})

test('a machine whose own Node will do uses it, and everything that is started finds that one', () => {
  projectWith({ neededBelow: '20.11' })
  expect(run()).toEqual({ status: 0, out: ['a word', process.execPath], err: expect.stringContaining('Installing what the site is built with') })
  expect(run().err).toBe('')
})

test.skipIf(process.platform === 'win32')('elsewhere one is installed, once, and is found first', () => {
  projectWith({ neededBelow: '999.0' })
  expect(run()).toEqual({ status: 0, out: ['a word', join(project, 'runtime/node_modules/node-own/bin/node')], err: expect.stringContaining('Installing Node') })
  expect(run().err).toBe('')
})

test('where none is to be had, it is said which Node is needed', () => {
  projectWith({ neededBelow: '999.0', offered: false })
  expect(run()).toMatchObject({ status: 1, err: expect.stringContaining(`This machine has Node ${process.versions.node}, and no newer one can be installed for it here. Install Node 999.0 or later, then run the same command again.`) })
})

test('an installation that fails is said, and is tried again the next time', () => {
  projectWith({ neededBelow: '20.11' })
  put('package.json', { name: 'project', version: '1.0.0', type: 'module', dependencies: { missing: '1.0.0' } })
  for (const _ of [1, 2]) expect(run()).toMatchObject({ status: 1, err: expect.stringContaining('The installation did not finish. Check the network, then run the same command again.') })
})

test('packages without a hash are named where they would be installed', () => {
  projectWith({ neededBelow: '20.11' })
  const lock = { name: 'project', version: '1.0.0', lockfileVersion: 3, requires: true }
  const unverified = (name: string, os: string) => ({ [`node_modules/${name}`]: { version: '1.0.0', optional: true, os: [os] } })
  rmSync(join(project, 'package-lock.json'))
  put('package-lock.json', { ...lock, packages: { '': {}, ...unverified('@tools/here', process.platform), ...unverified('elsewhere', 'aix') } })
  const { err } = run()
  expect(err).toContain('Without a hash in package-lock.json, and so not checked: @tools/here')
  expect(err).not.toContain('elsewhere')
})
