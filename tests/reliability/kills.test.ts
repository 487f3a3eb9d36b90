import { existsSync, mkdirSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuildOptions } from '../../src/build/buildSite.ts'
import { unfinishedFolder } from '../../src/build/cache.ts'
import { recover } from '../../src/build/publish.ts'
import { isNightly } from '../support/nightly.ts'
import { type EndedBuild, type Point, points } from './endedBuild.ts'
import { fingerprint } from './fingerprint.ts'
import { build, startCommand } from './runCommand.ts'
import { type TwoSites, twoSites } from './twoSites.ts'

const signals = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const

const bundling = points.indexOf('Bundling')

// At each point once, and for longer runs with every signal, without the cache and with it.
const kills = Math.max(points.length, Number(process.env.RELIABILITY_KILLS ?? 0))

let sites: TwoSites
let parent: string
let out: string
let whole: Record<'first' | 'second', string>
const ended: string[] = []

beforeAll(async () => {
  sites = twoSites()
  parent = join(realpathSync(sites.folder), 'served')
  out = join(parent, 'site')
  mkdirSync(parent)
  const fingerprintOf = async (edition: 'first' | 'second') => {
    const { code, said } = await build(sites[edition], out).ended
    expect(code === 0 || said).toBe(true)
    return fingerprint(out)
  }
  whole = { second: await fingerprintOf('second'), first: await fingerprintOf('first') }
})
afterAll(() => rmSync(sites.folder, { recursive: true, force: true }))

/** Has the first edition changed for the second by a build that is ended at a point, and says what it said. */
async function endedAt(point: Point, signal: NodeJS.Signals, useCache: boolean): Promise<string> {
  const options: BuildOptions = { siteDir: sites.second, out, today: '2026-11-20', useCache }
  const { child, ended: end } = startCommand('tests/reliability/endedBuild.ts', [
    JSON.stringify({ options, point, signal } satisfies EndedBuild),
  ])
  const { signal: by, said } = await end
  expect(by, said).toBe(signal)
  ended.push(`${child.pid}-`)
  // A build that can, clears up after itself. A folder that it cannot name any more as its own is the next one’s to remove.
  if (signal !== 'SIGKILL')
    expect(
      readdirSync(parent).filter((name) => name.startsWith(`.site-${child.pid}-`)),
      said,
    ).toEqual([])
  return said
}

describe('a build that is ended', () => {
  test.each(
    Array.from(
      { length: kills },
      (_, kill) =>
        [
          points[kill % points.length]!,
          signals[(kill + Math.floor(kill / points.length)) % signals.length]!,
          // Without the cache its code is bundled too: first where that is at work, and where more are made, at every point.
          kill % (points.length - 1) !== bundling,
        ] as const,
    ),
  )(
    'as it comes to “%s”, by %s (with a cache: %s), leaves the whole old site, or the whole new one once that is in its place',
    async (point, signal, useCache) => {
      const said = await endedAt(point, signal, useCache)
      expect(existsSync(out)).toBe(point !== 'the old site moved away')
      recover(out)
      const isNew = ['the new site moved in', 'the old site half removed'].includes(point)
      expect(fingerprint(out), said).toBe(isNew ? whole.second : whole.first)
      if (isNew) expect((await build(sites.first, out).ended).code).toBe(0)
    },
  )

  test('leaves nothing that the next does not put right', async () => {
    for (const [edition, ...more] of [['first'], ['second', ...(isNightly ? ['--no-cache'] : [])]] as const) {
      expect((await build(sites[edition], out, ...more).ended).code).toBe(0)
      expect(fingerprint(out)).toBe(whole[edition])
    }
    expect(readdirSync(parent)).toEqual(['site'])
    // Other tests may be building at this moment, with the same cache.
    expect(readdirSync(unfinishedFolder).filter((name) => ended.some((pid) => name.startsWith(pid)))).toEqual([])
  })
})
