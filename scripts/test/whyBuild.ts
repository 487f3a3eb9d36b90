import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord, recordFile } from '../../src/build/buildRecord.ts'
import { todayFrom } from '../../src/build/clock.ts'
import { codeSources } from '../../src/build/codeKey.ts'

const sources = [...codeSources, 'content', 'site.manifest.yaml', 'package-lock.json']

/** Why a build has to be made anew before it is tested; undefined where it will do. */
export function whyBuild(project: string, site: string): string | undefined {
  const built = statSync(join(site, recordFile), { throwIfNoEntry: false })?.mtime
  if (built === undefined) return 'there is none'
  if (readRecord(site)?.supposes) return 'it supposes a state of the scheme'
  // Figures change on a day.
  if (todayFrom(undefined, built) !== todayFrom()) return 'it was built on another day'
  const newer = sources
    .flatMap((name) => [name, ...within(project, name)])
    .find((name) => statSync(join(project, name)).mtime > built)
  return newer === undefined ? undefined : `${newer} is newer`
}

/** List a folder, folders too: what is taken away makes its folder newer. */
function within(project: string, name: string): string[] {
  if (!statSync(join(project, name)).isDirectory()) return []
  return readdirSync(join(project, name), { recursive: true, encoding: 'utf8' }).map((inside) => join(name, inside))
}
