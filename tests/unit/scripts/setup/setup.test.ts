import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'

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
  const own = {
    name: 'scripts/node',
    version: '1.0.0',
    config: { neededBelow },
    optionalDependencies: offered ? { 'node-own': 'file:offered' } : {},
  }
  locked(
    'scripts/node',
    own,
    offered
      ? {
          'node_modules/node-own': { resolved: 'offered', link: true },
          offered: { name: 'node-own', version: '1.0.0' },
        }
      : {},
  )
  put('scripts/node/offered/package.json', { name: 'node-own', version: '1.0.0' })
  put('scripts/node/offered/bin/node', `#!/bin/sh\nexec "${process.execPath}" "$@"\n`)
  chmodSync(join(project, 'scripts/node/offered/bin/node'), 0o755)
}

const run = (...options: string[]) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/setup.mjs', ...options, 'scripts/say.ts', 'a word'],
    { cwd: project, encoding: 'utf8' },
  )
  return { status, out: stdout.trim().split('\n'), err: stderr }
}

/** Setup with an npm of the test’s own making, whose script this is. */
function startWith(npm: string, preload = '') {
  put('bin/npm', `#!/bin/sh\n${npm}\n`)
  chmodSync(join(project, 'bin/npm'), 0o755)
  put('preload.mjs', preload)
  return spawn(process.execPath, ['--import', './preload.mjs', 'scripts/setup.mjs', 'scripts/say.ts', 'a word'], {
    cwd: project,
    env: { ...process.env, PATH: [join(project, 'bin'), process.env['PATH']].join(delimiter) },
  })
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

beforeEach(() => {
  project = join(realpathSync(mkdtempSync(join(tmpdir(), 'setup-'))), 'with spaces')
  put(
    'scripts/say.ts',
    'import { execSync } from "node:child_process"\nconst word: string | undefined = process.argv[2]\nconsole.log(word)\nconsole.log(String(execSync("command -v node")).trim())',
  )
  cpSync('scripts/setup.mjs', join(project, 'scripts/setup.mjs'))
})

test('a machine whose own Node will do uses it, and everything that is started finds that one', () => {
  projectWith({ neededBelow: '20.11' })
  expect(run()).toEqual({
    status: 0,
    out: ['a word', process.execPath],
    err: expect.stringContaining('Installing what the site is built with'),
  })
  expect(run().err).toBe('')
})

test.skipIf(process.platform === 'win32')('elsewhere one is installed, once, and is found first', () => {
  projectWith({ neededBelow: '999.0' })
  expect(run()).toEqual({
    status: 0,
    out: ['a word', join(project, 'scripts/node/node_modules/node-own/bin/node')],
    err: expect.stringContaining('Installing Node'),
  })
  expect(run().err).toBe('')
})

test('where none is to be had, it is said which Node is needed', () => {
  projectWith({ neededBelow: '999.0', offered: false })
  expect(run()).toMatchObject({
    status: 1,
    err: expect.stringContaining(
      `This machine has Node ${process.versions.node}, and no newer one can be installed for it here. Install Node 999.0 or later, then run the same command again.`,
    ),
  })
})

test('an installation that fails is said, and is tried again the next time', () => {
  projectWith({ neededBelow: '20.11' })
  const wanted = { dependencies: { missing: 'file:gone.tgz' } }
  locked(
    '.',
    { name: 'project', version: '1.0.0', type: 'module', ...wanted },
    {
      'node_modules/missing': { version: '1.0.0', resolved: 'file:gone.tgz' },
    },
  )
  for (const _ of [1, 2])
    expect(run()).toMatchObject({
      status: 1,
      err: expect.stringContaining(
        'The installation did not finish. Check the network, then run the same command again.',
      ),
    })
})

test('a lockfile that cannot be installed from is told as that, not as the network', () => {
  projectWith({ neededBelow: '20.11' })
  put('package.json', { name: 'project', version: '1.0.0', type: 'module', dependencies: { missing: '1.0.0' } })
  expect(run().err).toContain(
    'package-lock.json does not fit the package.json beside it: missing is not in it, or at another version. Bring back',
  )
  put('package-lock.json', '<<<<<<< ours\n{}')
  expect(run().err).toMatch(
    /^\n {2}\S.*package-lock\.json cannot be read: something was left in it, by a merge perhaps\. Bring back [^\n]*\n$/,
  )
  rmSync(join(project, 'package-lock.json'))
  expect(run().err).toMatch(/^\n {2}\S.*package-lock\.json is missing or empty\. Bring back [^\n]*\n$/)
})

test('a hash that is not the package’s is told as the lockfile’s fault, not the network’s', async () => {
  projectWith({ neededBelow: '20.11' })
  const setup = startWith('echo "npm error code EINTEGRITY" >&2; exit 1')
  let said = ''
  setup.stderr.on('data', (part: Buffer) => {
    said += part
  })
  await once(setup, 'close')
  expect(said).toMatch(/npm error code EINTEGRITY\n\n {2}\S.*package-lock\.json holds the hash of another package than/)
})

test('of two commands that would install at once the second waits, and uses what the first has installed', async () => {
  projectWith({ neededBelow: '20.11' })
  const both = [1, 2].map(() => startWith('sleep 2; echo x >> installs; mkdir -p node_modules'))
  const ended = await Promise.all(both.map((setup) => once(setup, 'close')))
  expect(ended.map(([code]) => code)).toEqual([0, 0])
  expect(readFileSync(join(project, 'installs'), 'utf8')).toBe('x\n')
})

const onUnix = test.skipIf(process.platform === 'win32')

test('what only tests is installed where a test asks for it, and what is there already is never installed again', () => {
  projectWith({ neededBelow: '20.11' })
  const [wanted, dev] = [{ built: 'file:packages/built' }, { tested: 'file:packages/tested' }]
  const packages = Object.fromEntries(
    ['built', 'tested'].flatMap((name) => [
      [`node_modules/${name}`, { resolved: `packages/${name}`, link: true, dev: name === 'tested' }],
      [`packages/${name}`, { version: '1.0.0', dev: name === 'tested' }],
    ]),
  )
  locked(
    '.',
    { name: 'project', version: '1.0.0', type: 'module', dependencies: wanted, devDependencies: dev },
    packages,
  )
  for (const name of ['built', 'tested']) put(`packages/${name}/package.json`, { name, version: '1.0.0' })
  const installed = () => ['built', 'tested'].filter((name) => existsSync(join(project, 'node_modules', name)))

  expect(run()).toMatchObject({ status: 0, err: expect.stringContaining('Installing what the site is built with') })
  expect(installed()).toEqual(['built'])
  expect(run('--all')).toMatchObject({
    status: 0,
    out: ['a word', process.execPath],
    err: expect.stringContaining('Installing what the site is built and tested with'),
  })
  expect(installed()).toEqual(['built', 'tested'])
  expect([run().err, run('--all').err]).toEqual(['', ''])
})

onUnix.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s while packages are installed ends npm and whatever npm has started',
  async (signal) => {
    projectWith({ neededBelow: '20.11' })
    const setup = startWith('sleep 300 & echo $$ $! > pids; wait')
    const pids = await vi.waitUntil(
      () => existsSync(join(project, 'pids')) && readFileSync(join(project, 'pids'), 'utf8').trim(),
      20_000,
    )
    const [npm = 0, itsOwn = 0] = pids.split(' ').map(Number)
    expect([npm, itsOwn].map(isAlive)).toEqual([true, true])
    setup.kill(signal)
    let said = ''
    setup.stderr.on('data', (part) => {
      said += part
    })
    const [code] = await once(setup, 'close')
    expect(said).toContain('Stopped. The next command installs what is missing.')
    expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal])
    await vi.waitUntil(() => ![npm, itsOwn].some(isAlive), 5_000)
  },
)

onUnix('an npm that does not heed a signal is ended all the same', async () => {
  projectWith({ neededBelow: '20.11' })
  const setup = startWith('trap "" TERM; echo $$ > pids; while :; do sleep 1; done')
  const pid = Number(
    await vi.waitUntil(
      () => existsSync(join(project, 'pids')) && readFileSync(join(project, 'pids'), 'utf8').trim(),
      20_000,
    ),
  )
  setup.kill('SIGTERM')
  expect(await once(setup, 'exit')).toEqual([143, null])
  await vi.waitUntil(() => !isAlive(pid), 5_000)
})

onUnix.each([
  {
    where: 'in a log',
    terminal: false,
    shown: /\n {2}Still installing, after 15 s …\n {2}Still installing, after 30 s …\n/,
  },
  {
    where: 'on a terminal',
    terminal: true,
    shown: /\r {2}Installing what the site is built with … 1 s\r {2}Installing what the site is built with … 2 s/,
  },
])('an installation shows that it is at work, $where', async ({ terminal, shown }) => {
  projectWith({ neededBelow: '20.11' })
  // A clock that runs a hundred times as fast.
  const setup = startWith(
    'sleep 1',
    `process.stderr.isTTY = ${terminal}
    const every = setInterval
    globalThis.setInterval = (work, after) => every(work, after / 100)`,
  )
  let said = ''
  setup.stderr.on('data', (part) => {
    said += part
  })
  await once(setup, 'close')
  expect(said).toMatch(shown)
})
