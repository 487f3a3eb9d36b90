import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { basename } from 'node:path'
import { type BuildOptions, buildSite } from '../../src/build/buildSite.ts'
import { Progress } from '../../src/build/progress.ts'

/**
 * The points at which a build can be ended: as a step begins, named by its first words, as a page has been rendered,
 * and as a folder has been renamed or begun to be removed.
 */
export const points = [
  'Checking the manifest',
  'Writing the sitemap',
  'Bundling',
  'Rendering',
  'a page rendered',
  'Learning',
  'Drawing',
  'Checking the result',
  'Compressing',
  'Publishing',
  'the old site moved away',
  'the new site moved in',
  'the old site half removed',
] as const
export type Point = (typeof points)[number]

/** What this program is told: which build to run, and by which signal it is to be ended where. */
export type EndedBuild = { options: BuildOptions; point: Point; signal: NodeJS.Signals }

if (process.argv[1] === import.meta.filename) await run(JSON.parse(process.argv[2] ?? '') as EndedBuild)

async function run({ options, point, signal }: EndedBuild): Promise<void> {
  const reach = (reached: string) => {
    if (!reached.startsWith(point)) return
    if (signal === 'SIGKILL') process.kill(process.pid, signal)
    // At this very point, and not when the loop of events next comes to it.
    else process.emit(signal, signal)
  }
  class Reported extends Progress {
    override step(name: string): void {
      super.step(name)
      reach(name)
    }
    override at(): void {
      reach('a page rendered')
    }
  }
  const { renameSync, rmSync } = fs
  const old = `${basename(options.out)}.old-`
  fs.renameSync = (from, to) => {
    renameSync(from, to)
    if (basename(String(to)).startsWith(old)) reach('the old site moved away')
    else if (basename(String(to)) === basename(options.out)) reach('the new site moved in')
  }
  fs.rmSync = (path, how) => {
    rmSync(path, how)
    if (String(path).includes(old)) reach('the old site half removed')
  }
  syncBuiltinESMExports()
  await buildSite(options, new Reported())
}
