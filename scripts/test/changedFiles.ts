import { spawnSync } from 'node:child_process'
import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord, recordFile } from '../../src/build/buildRecord.ts'
import { todayFrom } from '../../src/build/clock.ts'
import { codeSources } from '../../src/build/codeKey.ts'

/** List the files that differ from a commit, new ones and those that are gone too. */
export function changedFiles(project: string, since: string): string[] {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: project, encoding: 'utf8' })
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout.split('\n').filter(Boolean)
  }
  return [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')].sort()
}

/** The modules whose tests a change concerns: those that changed, and those of tests that read the folder of content that did. */
export function concerned(project: string, changed: readonly string[]): string[] {
  const folders = new Set(changed.flatMap((file) => /^content\/[\w-]+/.exec(file)?.[0] ?? []))
  const readers = globSync('tests/unit/support/content*.ts', { cwd: project })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => {
      const text = readFileSync(join(project, file), 'utf8')
      return [...folders].some((folder) => new RegExp(`${folder}(?![\\w-])`).test(text))
    })
  return [...changed.filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.endsWith('.spec.ts')), ...readers]
}

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
