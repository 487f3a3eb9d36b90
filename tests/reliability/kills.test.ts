import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recover } from '../../scripts/build/swapIn.ts'
import { fingerprint } from './fingerprint.ts'
import { build } from './runCommand.ts'
import { seeded } from './seeded.ts'
import { type TwoSites, twoSites } from './twoSites.ts'

const kills = Number(process.env.RELIABILITY_KILLS ?? 6)
const seed = Number(process.env.RELIABILITY_SEED ?? 1)

let sites: TwoSites
let whole: Record<'first' | 'second', string>
let usual: number
const cacheFolders = ['site-bundle', 'making'].map((name) => join('node_modules/.cache', name))

beforeAll(async () => {
  sites = twoSites()
  const started = performance.now()
  const made = {} as typeof whole
  for (const edition of ['first', 'second'] as const) {
    const out = join(sites.folder, `whole-${edition}`)
    const { code, said } = await build(sites[edition], out).ended
    expect(said).toContain('Built')
    expect(code).toBe(0)
    made[edition] = fingerprint(out)
  }
  usual = (performance.now() - started) / 2
  whole = made
})
afterAll(() => rmSync(sites.folder, { recursive: true, force: true }))

test(`killed at ${kills} random moments (seed ${seed}), a build leaves the whole old site or the whole new one, and nothing else`, async () => {
  const random = seeded(seed)
  const parent = join(sites.folder, 'served')
  const out = join(parent, 'site')
  mkdirSync(parent)
  await build(sites.first, out).ended
  const counts = { old: 0, new: 0, betweenRenames: 0 }
  let shown: 'first' | 'second' = 'first'
  const killed: string[] = []

  for (let kill = 0; kill < kills; kill++) {
    const other = shown === 'first' ? 'second' : 'first'
    const signal = random() < 0.5 ? 'SIGKILL' : 'SIGTERM'
    // Some without the cache, so that the bundler is killed at work too.
    const { child, ended } = build(sites[other], out, ...(random() < 0.3 ? ['--no-cache'] : []))
    await Promise.race([pause(random() * usual * 1.2), ended])
    child.kill(signal)
    const end = await ended
    killed.push(`making-${child.pid}-`)
    const at = `kill ${kill} (${signal}), which said:\n${end.said}`

    if (end.code !== 0) expect([143, null], at).toContain(end.code)
    // A build that can, clears up after itself; what one that cannot has left, the next removes.
    if (signal === 'SIGTERM') expect(readdirSync(parent).filter((name) => name.includes(`-${child.pid}-`)), at).toEqual([])
    if (!existsSync(out)) {
      counts.betweenRenames++
      recover(out)
    }
    const found = fingerprint(out)
    expect([whole.first, whole.second], at).toContain(found)
    counts[found === whole[shown] ? 'old' : 'new']++
    shown = found === whole.first ? 'first' : 'second'
  }

  const { code } = await build(sites.first, out).ended
  await build(sites.second, out, '--no-cache').ended
  expect(code).toBe(0)
  expect(fingerprint(out)).toBe(whole.second)
  expect(readdirSync(parent)).toEqual(['site'])
  // Other tests may be building at this moment, with the same caches.
  expect(cacheFolders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : [])).filter((name) => killed.some((start) => name.startsWith(start)))).toEqual([])
  console.log(`${kills} kills: the old site stayed ${counts.old} times, the new one was in place ${counts.new} times, ${counts.betweenRenames} fell between the two renames.`)
}, 60_000 + kills * 15_000)
