import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The day every fixture site is built for. */
export const today = '2026-11-20'

/** Builds a site with the real command into a new folder, and says which. Throws with what the command said when it fails. */
export function buildInto(siteDir: string, prefix: string): string {
  const out = join(mkdtempSync(join(tmpdir(), `${prefix}-`)), 'site')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/build.ts', '--site', siteDir, '--out', out, '--today', today],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`the build of ${siteDir} failed:\n${stdout}\n${stderr}`)
  return out
}
