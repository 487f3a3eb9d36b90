import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fingerprint } from '../reliability/fingerprint.ts'
import { startCommand } from '../reliability/runCommand.ts'
import { type CopiedProject, copiedProject } from '../support/copiedProject.ts'
import { someOf } from '../support/nightly.ts'

// Never the project itself: what these commands are asked to replace would be lost if they did.
let copy: CopiedProject
let site: string
beforeAll(() => {
  copy = copiedProject()
  const { root, project, documents } = copy
  site = join(root, 'another-site')
  cpSync('tests/sites/good', site, { recursive: true })
  for (const [link, to] of [
    ['to-project', project],
    ['to-documents', documents],
    ['to-nothing', join(project, 'src/gone')],
  ] as const)
    symlinkSync(to, join(root, link))
})
afterAll(() => rmSync(copy.root, { recursive: true, force: true }))

const inProject = (command: 'build' | 'merge' | 'serve', ...args: string[]) =>
  startCommand(join(copy.project, `scripts/${command}.ts`), args, copy.project)

describe('a build replaces nothing but an earlier build', () => {
  // What one refusal leaves is what the next begins with.
  let before: unknown
  beforeAll(() => {
    before = [fingerprint(copy.root), readdirSync(copy.root)]
  })

  // Each is a command; the rule itself is tried on all of them in tests/unit/build/outputFolder.test.ts.
  test.each(
    someOf(
      [
        ['the project', '.', 'holds the project'],
        ['the project, with a stroke', './', 'holds the project'],
        ['the folder of the project', '..', 'holds the project'],
        ['the root of the disk', '/', 'holds the project'],
        ['the sources', 'src', 'sources'],
        ['the sources, with a stroke', 'src/', 'sources'],
        ['a new folder of the sources', 'src/new', 'sources'],
        ['a new folder of the content', 'content/new/folder', 'sources'],
        ['a folder of git', '.git/new', 'sources'],
        ['a folder of packages', 'node_modules/new', 'sources'],
        ['a folder with a document', '../documents', 'letter.txt'],
        ['a link to the project', '../to-project', 'holds the project'],
        ['a link to a folder with a document', '../to-documents', 'letter.txt'],
        ['a new folder behind a link to the sources', '../to-project/src/new', 'sources'],
        ['a link to what the sources do not hold yet', '../to-nothing', 'sources'],
        ['a site outside the project', '../another-site', 'holds the site'],
        ['the content of a site outside the project', '../another-site/content/new', 'sources'],
      ],
      4,
    ),
  )('%s (--out %s) is refused, and nothing is touched', async (_, out, reason) => {
    const { code, said } = await inProject('build', '--out', out, '--site', site, '--today', '2026-11-20').ended
    expect(said).toMatch(/^The build stopped: .+\nThe last good site is untouched\.\n$/)
    expect(said).toContain(reason)
    expect(code).toBe(1)
    expect([fingerprint(copy.root), readdirSync(copy.root)]).toEqual(before)
  })

  // That a new folder is filled all other builds show.
  test('an empty folder is filled, and a build is replaced unless something else was put into it', async () => {
    mkdirSync(join(copy.project, 'part1'))
    for (const out of ['part1', './part1/'])
      expect((await inProject('build', '--out', out).ended).said).toContain('Built 8 pages')
    writeFileSync(join(copy.project, 'part1/notes.txt'), 'Not to be lost')
    const before = fingerprint(copy.project)
    expect((await inProject('build', '--out', 'part1').ended).said).toContain('notes.txt')
    expect(fingerprint(copy.project)).toBe(before)
  })

  test('a link leads to the build, whether or not there is one yet', async () => {
    const [real, link] = [join(copy.root, 'real'), join(copy.root, 'to-real')]
    symlinkSync(real, link)
    for (const _ of ['the first', 'the next']) {
      expect((await inProject('build', '--out', link).ended).said).toContain('Built 8 pages')
      expect(realpathSync(link)).toBe(real)
      expect(existsSync(join(real, 'index.html'))).toBe(true)
      rmSync(join(real, 'index.html'))
    }
  })
})

describe('what a killed build left', () => {
  // No process has this number.
  const pid = 999_999_999
  let parent: string
  let out: string
  let whole: string
  let good: string
  const build = () =>
    startCommand('scripts/build.ts', ['--site', 'tests/sites/good', '--out', out, '--today', '2026-11-20']).ended
  const theirs = {
    'client.old-20251101': 'index.html',
    [`client.old-${pid}-1`]: 'thesis.txt',
    [`.client-${pid}-notes`]: 'notes.txt',
    [`.client-${pid}-abcdef`]: 'notes.txt',
  }

  beforeAll(async () => {
    good = join(mkdtempSync(join(tmpdir(), 'left-')), 'client')
    out = good
    expect((await build()).code).toBe(0)
    whole = fingerprint(good)
  })

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'left-'))
    out = join(parent, 'client')
    for (const [folder, name] of Object.entries(theirs)) {
      mkdirSync(join(parent, folder))
      writeFileSync(join(parent, folder, name), 'Not to be lost')
    }
  })

  const put = (name: string) => cpSync(good, join(parent, name), { recursive: true })
  const work = (...inside: string[]) => {
    for (const name of ['', ...inside]) mkdirSync(join(parent, `.client-${pid}-Work00`, name), { recursive: true })
    if (inside.length > 0) writeFileSync(join(parent, `.client-${pid}-Work00`, '.made-by-a-build'), '')
  }

  test.each(
    someOf<[step: string, state: () => void]>(
      [
        [
          'the work folder made, not yet marked',
          () => {
            put('client')
            work()
          },
        ],
        [
          'the new site half made',
          () => {
            put('client')
            work('site', 'site/assets')
          },
        ],
        [
          'the old site moved away',
          () => {
            put(`client.old-${pid}-0`)
            work('site')
          },
        ],
        [
          'the new site moved in',
          () => {
            put('client')
            put(`client.old-${pid}-0`)
            work('site')
          },
        ],
        [
          'the old site half removed',
          () => {
            put('client')
            put(`client.old-${pid}-0`)
            for (const name of ['assets', 'index.html'])
              rmSync(join(parent, `client.old-${pid}-0`, name), { recursive: true })
          },
        ],
        [
          'the first site not yet in its place',
          () => {
            work('site')
          },
        ],
      ],
      2,
    ),
  )('%s: the next build puts it right, and nothing of anyone else’s goes', async (_, state) => {
    state()
    expect((await build()).said).toContain('Built 8 pages')
    expect(fingerprint(out)).toBe(whole)
    expect(readdirSync(parent).sort()).toEqual(['client', ...Object.keys(theirs)].sort())
    for (const [folder, name] of Object.entries(theirs))
      expect(readFileSync(join(parent, folder, name), 'utf8')).toBe('Not to be lost')
  })

  test.each(
    someOf<[step: string, state: () => void]>(
      [
        ['the old site moved away', () => put(`client.old-${pid}-0`)],
        [
          'the old site moved away, an older one half removed',
          () => {
            put(`client.old-${pid}-0`)
            put(`client.old-${pid - 1}-0`)
            rmSync(join(parent, `client.old-${pid - 1}-0`, 'index.html'))
          },
        ],
        [
          'the new site moved in',
          () => {
            put('client')
            put(`client.old-${pid}-0`)
          },
        ],
      ],
      2,
    ),
  )('%s: `npm run serve` puts it right, and nothing of anyone else’s goes', async (_, state) => {
    state()
    const { child, ended, saying } = startCommand('scripts/serve.ts', ['--out', out, '--port', '0'])
    await saying('The site is at')
    child.kill()
    await ended
    expect(fingerprint(out)).toBe(whole)
    expect(readdirSync(parent).sort()).toEqual(['client', ...Object.keys(theirs)].sort())
  })

  test('behind a link too, `npm run serve` puts right where it leads', async () => {
    put(`client.old-${pid}-0`)
    const link = join(mkdtempSync(join(tmpdir(), 'link-')), 'to-client')
    symlinkSync(out, link)
    const { child, ended, saying } = startCommand('scripts/serve.ts', ['--out', link, '--port', '0'])
    await saying('The site is at')
    child.kill()
    await ended
    expect(fingerprint(out)).toBe(whole)
  })

  test('`npm run serve` of a folder that is no build puts nothing right', async () => {
    put('client')
    writeFileSync(join(out, 'notes.txt'), 'Not to be lost')
    put(`client.old-${pid}-0`)
    const { child, ended, saying } = startCommand('scripts/serve.ts', ['--out', out, '--port', '0'])
    await saying('The site is at')
    child.kill()
    await ended
    expect(readdirSync(parent)).toContain(`client.old-${pid}-0`)
  })
})
