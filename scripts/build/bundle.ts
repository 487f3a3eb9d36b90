import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Worker } from 'node:worker_threads'
import { codeKey } from './codeKey.ts'
import { endOf } from './endOf.ts'
import { keepWhole } from './keepWhole.ts'
import { cacheFolder, projectRoot } from './projectRoot.ts'
import { workFolder } from './workFolder.ts'

const store = join(cacheFolder, 'site-bundle')
const kept = 3
const viteSettings = join(projectRoot, 'node_modules', '.vite-temp')

export type Bundle = { key: string; folder: string; client: string; server: string; worker: string }

/**
 * The code bundled for browsers and for rendering. No content goes into it, so one made from the same code is used again.
 * It stands inside the project, whatever folder the site is built into, so that the packages it imports are found.
 * `key` names the code as it is. A thread of its own keeps Vite out of the one that renders, and lets the two run side by side.
 */
export async function bundle(key: string, useCache: boolean): Promise<Bundle> {
  const folder = join(store, key)
  if (useCache && existsSync(join(folder, 'complete'))) return bundleIn(folder, key)

  forgetSettings()
  const fresh = workFolder(store, 'making-')
  await endOf(new Worker(new URL('./bundleWorker.ts', import.meta.url), { workerData: { folder: fresh }, env: { ...process.env, NODE_ENV: 'production' } }))
  // Code that changed meanwhile may be half in it.
  const now = codeKey()
  if (now !== key) {
    rmSync(fresh, { recursive: true, force: true })
    return bundle(now, useCache)
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

/** Puts the compressed forms of a bundle’s scripts and styles beside them, from a site that has been built with it. */
export function keepCompressed({ client }: Bundle, site: string): void {
  for (const item of readdirSync(client, { recursive: true, withFileTypes: true })) {
    const name = relative(client, join(item.parentPath, item.name))
    // The .br is the last to be kept, as it is the last to be made: where it stands, nothing is missing.
    if (existsSync(join(client, `${name}.br`))) continue
    for (const ending of ['.gz', '.br']) if (existsSync(join(site, name + ending))) keepWhole(join(client, name + ending), readFileSync(join(site, name + ending)))
  }
}

/** Removes a bundle that is not to be used again. */
export function discardBundle({ folder, key }: Bundle): void {
  if (!folder.endsWith(key)) rmSync(folder, { recursive: true, force: true })
}

const bundleIn = (folder: string, key: string): Bundle => ({ key, folder, client: join(folder, 'client'), server: join(folder, 'server', 'entry.mjs'), worker: join(folder, 'worker') })

function forgetOld(): void {
  const finished = readdirSync(store).filter((name) => !name.startsWith('making-')).map((name) => join(store, name))
  const newestFirst = finished.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
  for (const old of newestFirst.slice(kept)) rmSync(old, { recursive: true, force: true })
}

/** While it starts, Vite keeps the settings of a moment in a folder of its own, and leaves them there when it is killed. */
function forgetSettings(): void {
  if (!existsSync(viteSettings)) return
  for (const name of readdirSync(viteSettings)) {
    const written = Number(/\.timestamp-(\d+)-/.exec(name)?.[1])
    if (written < Date.now() - 60_000) rmSync(join(viteSettings, name), { force: true })
  }
}
