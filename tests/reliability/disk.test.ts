import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { build } from './runCommand.ts'
import { type TwoSites, twoSites } from './twoSites.ts'

let sites: TwoSites
beforeAll(() => {
  sites = twoSites()
})
afterAll(() => rmSync(sites.folder, { recursive: true, force: true }))

const disk = mountedDisk()

describe.skipIf(disk === undefined)(disk ? 'on a small disk' : 'not run: only root can mount a small disk', () => {
  const { folder = '', remount = () => {} } = disk ?? {}
  const out = join(folder, 'site')
  let old: string
  beforeAll(async () => {
    expect((await build(sites.first, out).ended).code).toBe(0)
    old = fingerprint(out)
  })
  afterAll(() => {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  })

  test.each([0, 40, 200])(
    'with room for %i kB more, the build says that the disk is full and leaves the old site',
    async (room) => {
      const { blocks, bfree, bsize } = statfsSync(folder)
      remount(`size=${(blocks - bfree) * bsize + room * 1024}`)
      const { code, said } = await build(sites.second, out).ended
      remount('size=16m')
      expect(said).toMatch(/he disk is full.* Make room, then run this again\.\nThe last good site is untouched\.\n$/)
      expect(said).not.toMatch(/\n\s+at /)
      expect(code).toBe(1)
      expect(fingerprint(out)).toBe(old)
      expect(readdirSync(folder)).toEqual(['site'])
    },
  )

  test('when it can only be read, the build says so and leaves the old site', async () => {
    remount('ro')
    const { code, said } = await build(sites.second, out).ended
    remount('rw')
    expect(said).toContain(
      `${folder} is on a disk that can only be read. Name another folder (a build’s with --out).\nThe last good site is untouched.\n`,
    )
    expect(said).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
    expect(fingerprint(out)).toBe(old)
  })
})

// Root may write anywhere, whatever the folder says.
const root = process.getuid?.() === 0
test.skipIf(root)(
  root ? 'not run: root may write into any folder' : 'into a folder that may not be written, the build says so',
  async () => {
    const folder = join(sites.folder, 'locked')
    mkdirSync(folder)
    chmodSync(folder, 0o555)
    const { code, said } = await build(sites.second, join(folder, 'site')).ended
    chmodSync(folder, 0o755)
    expect(said).toContain(
      `${folder} may not be written. Give yourself leave to write there, or name another folder (a build’s with --out).\n`,
    )
    expect(said).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
  },
)

test('into something that is a file, the build says so', async () => {
  const { code, said } = await build(sites.second, 'package.json/site').ended
  expect(said).toMatch(
    /package\.json.* is not a folder, or is inside a file\. Name another folder \(a build’s with --out\)\./,
  )
  expect(said).not.toMatch(/\n\s+at /)
  expect(code).toBe(1)
})

function mountedDisk(): { folder: string; remount: (options: string) => void } | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'small-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'tmpfs', folder]).status === 0) {
    return {
      folder,
      remount: (options) => expect(spawnSync('mount', ['-o', `remount,${options}`, folder]).status).toBe(0),
    }
  }
  rmSync(folder, { recursive: true, force: true })
  return undefined
}
