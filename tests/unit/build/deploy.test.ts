import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { readRecord, whyKeep, writeRecord } from '../../../src/build/buildRecord.ts'
import { deploy, keepAssets as keep, rollBack } from '../../../src/build/deploy.ts'
import { fingerprint } from '../../reliability/fingerprint.ts'

describe('a site that goes live', () => {
  let parent = ''
  let live = ''
  const built = (name: string, more: Parameters<typeof writeRecord>[1] = {}) => {
    const folder = join(parent, 'made', name)
    mkdirSync(join(folder, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'index.html'), name)
    writeFileSync(join(folder, `assets/${name}.js`), name)
    writeRecord(folder, more)
    return folder
  }
  const shown = (folder = live) => readFileSync(join(folder, 'index.html'), 'utf8')
  const assets = () => readdirSync(join(live, 'assets'))

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'deploy-'))
    live = join(parent, 'srv/site')
  })

  test('a build goes live, with the assets of the one before it, which stays beside it', async () => {
    expect(await deploy(built('one'), live)).toBe('')
    expect(await deploy(built('two'), live)).toBe(`${live}-before`)
    await deploy(built('three'), live)
    expect([shown(), shown(`${live}-before`)]).toEqual(['three', 'two'])
    // Those of the first have gone: nobody has had its pages open for two days.
    expect(assets()).toEqual(['three.js', 'two.js'])
    expect(readdirSync(join(parent, 'srv'))).toEqual(['site', 'site-before'])
  })

  test('going back shows the site before, and its open pages find their scripts; twice is forward again', async () => {
    await deploy(built('one'), live)
    await deploy(built('two'), live)
    await rollBack(live)
    expect([shown(), shown(`${live}-before`), assets()]).toEqual(['one', 'two', ['one.js', 'two.js']])
    await rollBack(live)
    expect(shown()).toBe('two')
  })

  test('what is no whole build, or only supposes a state, never goes live', async () => {
    await deploy(built('one'), live)
    const half = built('half')
    rmSync(join(half, 'index.html'))
    await expect(deploy(half, live)).rejects.toThrow(`${half} is not a whole build`)
    await expect(deploy(built('if', { supposes: 'quashed' }), live)).rejects.toThrow(
      'supposes that the scheme is quashed: it is for looking at, not for visitors',
    )
    await expect(rollBack(live)).rejects.toThrow(`There is no site before to go back to: ${live}-before is not there`)
    expect([shown(), readdirSync(join(parent, 'srv'))]).toEqual(['one', ['site']])
  })

  test('a folder that holds what no build wrote is not touched', async () => {
    mkdirSync(live, { recursive: true })
    writeFileSync(join(live, 'notes.txt'), 'ours')
    await expect(deploy(built('one'), live)).rejects.toThrow('holds notes.txt, which no build wrote')
    expect(readdirSync(live)).toEqual(['notes.txt'])
  })

  test('two operators take turns, and the mark of one that was killed is passed over', async () => {
    await deploy(built('one'), live)
    const mark = join(parent, 'srv/.site.deploying')
    writeFileSync(mark, String(process.ppid))
    await expect(deploy(built('two'), live)).rejects.toThrow(
      `Somebody else is publishing to ${live} now (process ${process.ppid}). Wait, then run this again`,
    )
    expect(shown()).toBe('one')
    writeFileSync(mark, '999999999')
    await deploy(built('two'), live)
    expect([shown(), existsSync(mark)]).toEqual(['two', false])
    // Its number may be another process’s by now.
    writeFileSync(mark, String(process.ppid))
    const yesterday = new Date(Date.now() - 86_400_000)
    utimesSync(mark, yesterday, yesterday)
    await deploy(built('three'), live)
    expect([shown(), existsSync(mark)]).toEqual(['three', false])
  })
})

describe('assets for pages that are still open', () => {
  let parent = ''
  const at = (name: string) => join(parent, name)

  /** A build of some files, as another would find it. */
  function built(name: string, files: Record<string, string>): string {
    for (const [file, text] of Object.entries({ 'index.html': 'Home', ...files })) {
      mkdirSync(dirname(join(at(name), file)), { recursive: true })
      writeFileSync(join(at(name), file), text)
    }
    writeRecord(at(name))
    return at(name)
  }

  const assetsOf = (folder: string) => readdirSync(join(folder, 'assets')).sort()

  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'keep-'))
  })

  test('a build takes over the assets of the one before, and not what that one had taken over itself', async () => {
    const [first, second, third] = [
      built('first', { 'assets/a.js': 'a', 'assets/same.css': 'same', 'guide.html': 'Guide' }),
      built('second', { 'assets/b.js': 'b', 'assets/b.js.br': 'b, compressed', 'assets/same.css': 'same' }),
      built('third', { 'assets/c.js': 'c' }),
    ]
    expect(await keep(first, second)).toEqual(['assets/a.js'])
    expect(assetsOf(second)).toEqual(['a.js', 'b.js', 'b.js.br', 'same.css'])
    expect(readFileSync(join(second, 'assets/a.js'), 'utf8')).toBe('a')
    expect(readdirSync(second).sort()).toEqual(['assets', 'build.json', 'index.html'])
    expect(readRecord(second)?.kept).toEqual(['assets/a.js'])

    expect(await keep(second, third)).toHaveLength(3)
    expect(assetsOf(third)).toEqual(['b.js', 'b.js.br', 'c.js', 'same.css'])
    expect(whyKeep(third)).toBeUndefined()
    expect(readdirSync(parent).sort()).toEqual(['first', 'second', 'third'])
  })

  test('a second time changes nothing, and puts back what is missing', async () => {
    const [first, second] = [built('first', { 'assets/a.js': 'a' }), built('second', { 'assets/b.js': 'b' })]
    await keep(first, second)
    const after = fingerprint(second)
    await keep(first, second)
    expect(fingerprint(second)).toBe(after)
    rmSync(join(second, 'assets/a.js'))
    await keep(first, second)
    expect(fingerprint(second)).toBe(after)
  })

  test('two assets of one name that differ are named, and nothing is copied', async () => {
    const [first, second] = [
      built('first', { 'assets/a.js': 'a', 'assets/b.js': 'another b' }),
      built('second', { 'assets/b.js': 'b' }),
    ]
    const before = fingerprint(second)
    await expect(keep(first, second)).rejects.toThrow(
      `${first} and ${second} hold two different assets/b.js. The name of an asset says what it holds, so one of them was changed by hand: build that one again`,
    )
    expect(fingerprint(second)).toBe(before)
  })

  test('compressed by another version, an asset is the same still', async () => {
    const [first, second] = [
      built('first', { 'assets/b.js': 'b', 'assets/b.js.br': 'otherwise' }),
      built('second', { 'assets/b.js': 'b', 'assets/b.js.br': 'compressed' }),
    ]
    await keep(first, second)
    expect(readFileSync(join(second, 'assets/b.js.br'), 'utf8')).toBe('compressed')
  })

  test.each<[what: string, previous: () => string, reason: RegExp]>([
    [
      'a folder of someone’s',
      () => {
        mkdirSync(at('documents/assets'), { recursive: true })
        return at('documents')
      },
      /documents is not a build/,
    ],
    ['nothing', () => at('none'), /none is not a build/],
    [
      'a build that lost an asset',
      () => {
        rmSync(join(built('first', { 'assets/a.js': 'a' }), 'assets/a.js'))
        return at('first')
      },
      /first has lost assets\/a\.js.*Fetch the whole build/,
    ],
  ])('%s has no assets to keep, and is none to put them into', async (_, previous, reason) => {
    const second = built('second', { 'assets/b.js': 'b' })
    const folder = previous()
    const before = fingerprint(second)
    await expect(keep(folder, second)).rejects.toThrow(reason)
    expect(fingerprint(second)).toBe(before)
    if (folder !== at('first')) await expect(keep(second, folder)).rejects.toThrow('is not a build')
  })
})
