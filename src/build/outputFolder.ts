import { lstatSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { whyKeep } from './buildRecord.ts'
import { codeOf, UsageError } from './faults.ts'
import { projectRoot } from './projectRoot.ts'

/** The folders that the project is made of, and those that a site is. Nothing is built into them. */
export const projectFolders = [
  '.ci',
  '.git',
  '.github',
  '.vscode',
  'bench',
  'content',
  'docs',
  'node_modules',
  'renderer',
  'schemas',
  'scripts',
  'src',
  'tests',
]
const siteFolders = ['.git', 'content', 'node_modules']

/**
 * Resolve symbolic links to the output folder. Throws unless it is new, empty or an earlier build, and neither holds nor belongs to
 * sources.
 */
export function outputFolder(asked: string, siteDir: string): string {
  const why = whyRefused(asked, siteDir)
  if (why !== undefined)
    throw new UsageError(
      `${asked} ${why}. The whole folder would be replaced: name a new one, or one that a build made, such as dist/client`,
    )
  return realPath(asked)
}

/** Return why a build for a site may not replace a folder; undefined when it may. */
export function whyRefused(asked: string, siteDir: string): string | undefined {
  const out = realPath(asked)
  const held = (
    [
      ['project', projectRoot],
      ['site', siteDir],
      ['folder that this was run from', process.cwd()],
    ] as const
  ).find(([, folder]) => isWithin(realPath(folder), out))
  if (held) return `holds the ${held[0]}`
  const sources = [
    ...projectFolders.map((name) => join(projectRoot, name)),
    ...siteFolders.map((name) => join(siteDir, name)),
  ]
  const source = sources.find((folder) => isWithin(out, realPath(folder)))
  return source === undefined ? whyKeep(out) : `is in ${source}, which holds sources or packages`
}

/** Follow every link of a path, whether or not anything is there yet. */
export function realPath(path: string): string {
  const whole = resolve(path)
  try {
    return realpathSync.native(whole)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
  }
  // The link’s target is missing: a killed build may have moved it away.
  if (lstatSync(whole, { throwIfNoEntry: false })?.isSymbolicLink())
    return realPath(resolve(dirname(whole), readlinkSync(whole)))
  return join(realPath(dirname(whole)), basename(whole))
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
