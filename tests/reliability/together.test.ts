import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { build, startCommand } from './runCommand.ts'
import { seeded } from './seeded.ts'
import { markedPages, type TwoSites, twoSites, writeEdition } from './twoSites.ts'

const rounds = Math.max(2, Math.round(Number(process.env.RELIABILITY_KILLS ?? 6) / 5))

let sites: TwoSites
beforeAll(() => {
  sites = twoSites()
})
afterAll(() => rmSync(sites.folder, { recursive: true, force: true }))

test('two builds at once into one folder both succeed, the site is always that of one of them, and nothing is left', async () => {
  const parent = join(sites.folder, 'shared')
  const out = join(parent, 'site')
  mkdirSync(parent)
  await build(sites.first, out).ended
  const first = fingerprint(out)
  await build(sites.second, out).ended
  const whole = [first, fingerprint(out)]

  for (let round = 0; round < rounds; round++) {
    const ends = await Promise.all([build(sites.first, out).ended, build(sites.second, out).ended])
    expect(ends.map(({ code, said }) => code === 0 || said)).toEqual([true, true])
    expect(whole).toContain(fingerprint(out))
    expect(readdirSync(parent)).toEqual(['site'])
  }
})

test('files that change while they are read give the site of one moment', async () => {
  const random = seeded(1)
  const out = join(sites.folder, 'changing')
  for (let round = 0; round < rounds; round++) {
    let edition = 'first'
    let building = true
    const editing = (async () => {
      while (building) {
        // On a busy machine a reading takes a fifth of a second: between saves there is room for one.
        await pause(random() * 600)
        edition = edition === 'first' ? 'second' : 'first'
        for (const page of markedPages) {
          writeEdition(sites.first, page, edition)
          await pause(2)
        }
      }
    })()
    const { code, said } = await build(sites.first, out).ended
    building = false
    await editing
    expect(code === 0 || said).toBe(true)
    const shown = ['index.html', 'guides/commission.html'].map(
      (page) => /This is the (\w+) edition/.exec(readFileSync(join(out, page), 'utf8'))?.[1],
    )
    expect(shown).toEqual([shown[0], shown[0]])
  }
})

test('a build killed between the two renames is put right by `npm run serve`, and by a build that finds faults', async () => {
  const out = join(sites.folder, 'left')
  await build(sites.second, out).ended
  const old = fingerprint(out)
  const killed = () => renameSync(out, `${out}.old-999999999-0`)

  killed()
  const { child, ended, saying } = startCommand('scripts/serve.ts', ['--out', out, '--port', '0'])
  await saying('The site is at')
  child.kill()
  await ended
  expect(fingerprint(out)).toBe(old)

  killed()
  const { code } = await build('tests/sites/no-such-site', out).ended
  expect(code).toBe(1)
  expect(fingerprint(out)).toBe(old)
})
