import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

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
