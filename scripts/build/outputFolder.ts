import { lstatSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { whyKeep } from './buildRecord.ts'
import { projectRoot } from './projectRoot.ts'
import { UsageError } from './usageError.ts'

/** The folders that the project is made of, and those that a site is. Nothing is built into them. */
export const projectFolders = ['.ci', '.git', '.github', '.vscode', 'content', 'docs', 'node_modules', 'public', 'renderer', 'runtime', 'schemas', 'scripts', 'src', 'tests']
const siteFolders = ['.git', 'content', 'node_modules']

/**
 * The folder that a build for a site may replace, with every link followed. Throws before anything is touched when it is
 * not a new folder, an empty one or an earlier build, or when it holds or belongs to what the project and the site are made of.
 */
export function outputFolder(asked: string, siteDir: string): string {
  const why = whyRefused(asked, siteDir)
  if (why !== undefined) throw new UsageError(`${asked} ${why}. A build replaces its whole output folder: name a new one, or one that a build made, such as --out dist/client`)
  return realPath(asked) ?? asked
}

/** Why a folder is not one that a build for a site may replace; undefined when it may. */
export function whyRefused(asked: string, siteDir: string): string | undefined {
  const out = realPath(asked)
  if (out === undefined) return 'is a link that leads nowhere'
  const held = ([['project', projectRoot], ['site', siteDir], ['folder that this was run from', process.cwd()]] as const).find(([, folder]) => isWithin(realPath(folder) ?? folder, out))
  if (held) return `holds the ${held[0]}`
  const sources = [...projectFolders.map((name) => join(projectRoot, name)), ...siteFolders.map((name) => join(siteDir, name))]
  const source = sources.find((folder) => isWithin(out, realPath(folder) ?? folder))
  return source === undefined ? whyKeep(out) : `is in ${source}, which holds sources or packages`
}

/** Where a path leads once every link is followed, whether or not there is anything yet. Undefined for a link that leads nowhere. */
function realPath(path: string): string | undefined {
  try {
    return realpathSync.native(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  if (lstatSync(path, { throwIfNoEntry: false })) return undefined
  const whole = resolve(path)
  const parent = realPath(dirname(whole))
  return parent === undefined ? undefined : join(parent, basename(whole))
}

function isWithin(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
