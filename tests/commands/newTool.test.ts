import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentsOf } from '../support/contentsOf.ts'
import { isNightly } from '../support/nightly.ts'

const folders = ['content', 'src', 'tests']
const parts = [
  ...folders,
  'renderer',
  'bench',
  'scripts',
  'biome.jsonc',
  'package.json',
  'playwright.config.ts',
  'site.manifest.yaml',
  'tsconfig.base.json',
  'tsconfig.browser.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'tsconfig.worker.json',
  'vite.config.ts',
  'vitest.config.ts',
]
const project = realpathSync(mkdtempSync(join(tmpdir(), 'new-tool-')))
const site = join(project, 'dist', 'client')
const programs = join(project, 'node_modules', '.bin')

/** Each runs whole programs, on machines that are busy as well. */
const forHangs = 300_000

type Ran = { code: number; said: string }

/** Runs a program of the project in the copy. */
const run = (program: string, ...args: string[]): Promise<Ran> =>
  new Promise((done) => {
    const env = {
      ...process.env,
      PATH: [programs, dirname(process.execPath), process.env.PATH].join(delimiter),
      TEST_SITE: site,
      CI: '1',
    }
    execFile(
      program === 'node' ? process.execPath : join(programs, program),
      args,
      { cwd: project, env },
      (error, out, err) => done({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
    )
  })

const newTool = (name: string, title: string) => run('node', 'scripts/new.ts', 'tool', name, '--title', title)

/** Every file that a new tool may touch, with its fingerprint. */
const files = () =>
  Object.fromEntries([
    ...folders.flatMap((folder) =>
      Object.entries(contentsOf(join(project, folder))).map(([name, mark]) => [`${folder}/${name}`, mark]),
    ),
    ['site.manifest.yaml', readFileSync(join(project, 'site.manifest.yaml'), 'utf8')],
  ])

let before: Record<string, string>
let made: Ran
beforeAll(async () => {
  for (const part of parts) cpSync(part, join(project, part), { recursive: true })
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  before = files()
  made = await newTool('letter-check', 'Have I had a letter?')
}, forHangs)
afterAll(() => rmSync(project, { recursive: true, force: true }))

test('a new tool is its folder, its words, its tests, and a line in the manifest and in the registry', () => {
  expect(made).toEqual({
    code: 0,
    said: expect.stringMatching(/^\/guides\/letter-check is there, with one question to try/),
  })
  const after = files()
  expect(Object.keys(after).filter((file) => !(file in before))).toEqual([
    'content/flows/letter-check.journeys.yaml',
    'content/flows/letter-check.yaml',
    'content/pages/tools/letter-check.md',
    'src/tools/letter-check/Tool.tsx',
    'src/tools/letter-check/tool.ts',
    'tests/e2e/letter-check.spec.ts',
    'tests/unit/tools/letter-check/Tool.test.tsx',
  ])
  expect(Object.keys(before).filter((file) => after[file] !== before[file])).toEqual([
    'src/tools/index.ts',
    'site.manifest.yaml',
  ])
})

test.concurrent.each<[what: string, program: string, args: string[]]>([
  ['the check', 'node', ['scripts/check.ts']],
  // What is known of types is kept beside the packages, which the copy shares: it keeps its own.
  ...(isNightly ? ['browser', 'node'] : ['browser']).map((code): [string, string, string[]] => [
    `the types of ${code}`,
    'tsc',
    ['-p', `tsconfig.${code}.json`, '--tsBuildInfoFile', `${code}.tsbuildinfo`],
  ]),
  [
    'the lint rules, and is laid out',
    'biome',
    [
      'check',
      'src/tools/index.ts',
      'src/tools/letter-check',
      'tests/unit/tools/letter-check',
      'tests/e2e/letter-check.spec.ts',
    ],
  ],
  ...(isNightly
    ? (
        [
          [
            'its own test, and those of how the code is arranged',
            'vitest',
            ['run', 'tests/unit/tools/letter-check', 'tests/architecture.test.ts'],
          ],
        ] as const
      ).map(([what, program, args]): [string, string, string[]] => [what, program, [...args]])
    : []),
])('it passes %s', { timeout: forHangs }, async (_, program, args) => {
  const { code, said } = await run(program, ...args)
  expect(code, said).toBe(0)
})

// A whole build and a browser: what is built of a tool, and how it works, is tested of every tool there is.
test.runIf(isNightly)('its page asks its question before any script', { timeout: forHangs }, async () => {
  expect(await run('node', 'scripts/build.ts', '--out', site)).toMatchObject({ code: 0 })
  expect(readFileSync(join(site, 'guides', 'letter-check.html'), 'utf8')).toMatch(
    /data-island="letter-check".*Have you had a letter about it\?/s,
  )
})

// `npm test` finds a browser; the unit tests by themselves do not ask for one.
test.runIf(isNightly && process.env.TEST_BROWSER !== undefined)(
  'it works in a browser',
  { timeout: forHangs },
  async () => {
    expect(await run('playwright', 'test', 'letter-check')).toMatchObject({ code: 0 })
  },
)

test('one that would bring a fault is taken back, code and all', { timeout: forHangs }, async () => {
  const standing = files()
  const refused = await newTool('other-check', 'Have I had a letter?')
  expect(refused).toEqual({
    code: 1,
    said: expect.stringMatching(
      /^Nothing was changed: It would leave the site with a fault:\ncontent\/pages\/tools\/.*title/,
    ),
  })
  expect(files()).toEqual(standing)
})
