import { spawnSync } from 'node:child_process'
import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../src/build/faults.ts'
import { projectRoot } from '../src/build/projectRoot.ts'
import { readOptions, withErrorReport } from './command.ts'
import { type Lockfile, lostPlatforms } from './upgrade/lostPlatforms.ts'

const { positionals } = readOptions({ allowPositionals: true, options: {} })
const both = ['package.json', 'package-lock.json']

/** Find a package in one of the project’s two lists, with the form it has there. */
function listOf(name: string): { folder: string; kind: string; version: string } {
  for (const folder of [projectRoot, join(projectRoot, 'scripts/node')]) {
    const own = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, Record<string, string>>
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
      const version = own[kind]?.[name]
      if (version !== undefined) return { folder, kind, version }
    }
  }
  throw new UsageError(`package.json has no package "${name}"`)
}

/**
 * Changes the version of a package. npm works in a folder without node_modules: beside one, it would drop from the lockfile the
 * packages of platforms that this machine is not.
 */
await withErrorReport(() => {
  const [wanted, ...more] = positionals
  const [, name = '', version = 'latest'] = /^(@?[^@]+)(?:@(.+))?$/.exec(wanted ?? '') ?? []
  if (name === '' || more.length > 0)
    throw new UsageError('Name one package: npm run upgrade -- zod, or npm run upgrade -- zod@4.6.7')
  const { folder, kind, version: before } = listOf(name)
  // Keep a package’s alias: react is Preact’s.
  const standIn = /^npm:.+@/.exec(before)?.[0] ?? ''
  const temp = mkdtempSync(join(tmpdir(), 'upgrade-'))
  try {
    for (const file of [...both, '.npmrc'].filter((one) => existsSync(join(folder, one))))
      copyFileSync(join(folder, file), join(temp, file))
    const save = { dependencies: '--save-prod', devDependencies: '--save-dev' }[kind] ?? '--save-optional'
    const { status } = spawnSync(
      'npm',
      [
        'install',
        `${name}@${standIn}${version}`,
        save,
        '--save-exact',
        '--package-lock-only',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
        // Otherwise it inherits the silence of the npm that runs this.
        '--loglevel=error',
      ],
      { cwd: temp, stdio: ['ignore', process.stderr.fd, process.stderr.fd], shell: process.platform === 'win32' },
    )
    if (status !== 0) throw new UsageError('npm changed nothing: its own words are above')
    const read = (at: string) => JSON.parse(readFileSync(join(at, 'package-lock.json'), 'utf8')) as Lockfile
    const lost = lostPlatforms(read(folder), read(temp))
    if (lost.length > 0) throw new UsageError(`Nothing was changed: the new lockfile would lack\n${lost.join('\n')}`)
    for (const file of both) cpSync(join(temp, file), join(folder, file))
  } finally {
    rmSync(temp, { recursive: true, force: true })
  }
  console.log(`${name} ${before} → ${listOf(name).version}. The next command installs it; then npm test.`)
})
