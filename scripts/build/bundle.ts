import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFile } from './bundledFiles.ts'
import type { Bundler } from './bundler.ts'
import { codeKey } from './codeKey.ts'
import { cacheFolder } from './projectRoot.ts'
import { workFolder } from './workFolder.ts'

const store = join(cacheFolder, 'site-bundle')
const kept = 3

export type Bundle = { key: string; folder: string; client: string; server: string; worker: string }

/**
 * The code bundled for browsers and for rendering. No content goes into it, so one made from the same code is used again.
 * It stands inside the project, whatever folder the site is built into, so that the packages it imports are found.
 * `key` names the code as it is.
 */
export async function bundle(key: string, useCache: boolean, bundler: Bundler): Promise<Bundle> {
  const folder = join(store, key)
  if (useCache && existsSync(join(folder, 'complete'))) return bundleIn(folder, key)

  const fresh = workFolder(store, 'making-')
  await bundler.bundle(fresh)
  // Code that changed meanwhile may be half in it.
  const now = codeKey()
  if (now !== key) {
    rmSync(fresh, { recursive: true, force: true })
    return bundle(now, useCache, bundler)
  }
  if (!useCache) return bundleIn(fresh, key)
  writeFileSync(join(fresh, 'complete'), '')
  try {
    renameSync(fresh, folder)
  } catch {
    // Another build has put the same bundle there meanwhile: either one will do.
    rmSync(fresh, { recursive: true, force: true })
  }
  forgetOld()
  return bundleIn(folder, key)
}

/** Removes a bundle that is not to be used again. */
export function discardBundle({ folder, key }: Bundle): void {
  if (!folder.endsWith(key)) rmSync(folder, { recursive: true, force: true })
}

const bundleIn = (folder: string, key: string): Bundle => ({ key, folder, client: join(folder, 'client'), server: join(folder, 'server', serverFile), worker: join(folder, 'worker') })

function forgetOld(): void {
  const finished = readdirSync(store).filter((name) => !name.startsWith('making-')).map((name) => join(store, name))
  const newestFirst = finished.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const old of newestFirst.slice(kept)) rmSync(old, { recursive: true, force: true })
}
