import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

type Step = { uses?: string; run?: string; 'working-directory'?: string }
type Workflow = { on: Record<string, unknown>; jobs: Record<string, { steps: Step[]; 'continue-on-error'?: boolean }> }

const folder = '.github/workflows'
const files = readdirSync(folder).map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
const workflows = files.map(({ name, text }) => ({ ...(parse(text) as Workflow), name }))
const jobs = workflows.flatMap(({ name, on, jobs: own }) =>
  Object.entries(own).map(([job, rest]) => ({ name: `${name} ${job}`, on: Object.keys(on), ...rest })),
)

test('every action is named by the hash of its commit, with its version beside it, and is the same everywhere', () => {
  const uses = files.flatMap(({ name, text }) =>
    text
      .split('\n')
      .filter((line) => /\buses:/.test(line))
      .map((line) => ({ name, line: line.replace(/^\s*(?:- )?/, '') })),
  )
  expect(uses.length).toBeGreaterThan(10)
  expect(uses.filter(({ line }) => !/^uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([])
  const versions = new Map<string, Set<string>>()
  for (const { line } of uses) {
    const [, action = '', pin = ''] = /^uses: ([\w-]+\/[\w-]+)[^@]*@(.*)$/.exec(line) ?? []
    versions.set(action, (versions.get(action) ?? new Set()).add(pin))
  }
  expect([...versions].filter(([, pins]) => pins.size > 1)).toEqual([])
})

test('known weaknesses of packages are looked for each night in every lockfile, and never fail a commit', () => {
  const audits = jobs.filter(({ steps }) => steps.some(({ run }) => /\baudit\b/.test(run ?? '')))
  expect(audits.map(({ name }) => name)).toEqual(['daily.yml audit'])
  for (const job of audits) {
    expect(job.on.sort()).toEqual(['schedule', 'workflow_dispatch'])
    expect(job['continue-on-error']).toBe(true)
    expect(
      job.steps.flatMap(({ run, ...step }) => (run?.includes('audit') ? [step['working-directory'] ?? '.'] : [])),
    ).toEqual(['.', 'scripts/node'])
  }
})

test('everything is tested in every way each night', () => {
  const text = readFileSync(join(folder, 'daily.yml'), 'utf8')
  const { jobs: nightly } = parse(text) as { jobs: Record<string, { env?: object; steps: Step[] }> }
  expect(nightly['everything']?.env).toEqual({ CI: 1, NIGHTLY: 1 })
  expect(nightly['everything']?.steps.at(-1)?.run).toBe('npm test')
})

test('the build of each day keeps the assets of the one before', () => {
  const steps = jobs.find(({ name }) => name === 'daily.yml rebuild')?.steps ?? []
  const at = (pattern: RegExp) => steps.findIndex(({ uses = '', run = '' }) => pattern.test(uses) || pattern.test(run))
  const order = [
    at(/actions\/cache\/restore/),
    at(/npm run build/),
    at(/npm run keep-assets -- previous/),
    at(/upload-artifact/),
    at(/actions\/cache\/save/),
  ]
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
})

test('the jobs for a commit do side by side what .ci/run does, halve what the browser does, and have Playwright’s Firefox and WebKit', () => {
  const ci = parse(readFileSync(join(folder, 'ci.yml'), 'utf8')) as {
    jobs: Record<string, { steps: Step[]; needs?: string; strategy?: { matrix: { include: { args: string }[] } } }>
  }
  const runs = Object.values(ci.jobs).flatMap(({ steps, strategy }) =>
    steps.flatMap(({ run }) =>
      run?.startsWith('npm ')
        ? (strategy?.matrix.include ?? [{ args: '' }]).map(({ args }) => run.replace('${{ matrix.args }}', args))
        : [],
    ),
  )
  expect(runs).toEqual([
    'npm test -- static',
    'npm test -- unit',
    'npm run build',
    'npm test -- e2e --shard=1/2',
    'npm test -- e2e --shard=2/2',
    'npm test -- e2e --project=firefox',
    'npm test -- e2e --project=webkit',
  ])
  // The same parts, one after another, on one machine.
  expect(readFileSync('.ci/run', 'utf8')).toContain('CI=1 npm test')
  const test = readFileSync('scripts/test.ts', 'utf8')
  for (const part of ['static', 'unit', 'e2e']) expect(test).toContain(`'${part}'`)
})
