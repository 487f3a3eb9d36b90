import { deserialize, serialize } from 'node:v8'
import { type Cache, unfinishedFolder } from './cache.ts'
import { codeKey } from './codeKey.ts'
import { type NamedFiles, readFiles } from './files.ts'
import type { Job } from './job.ts'

/** The bundled code: a key for everything it was made from, and its files by their names within the folder. */
export type Bundle = { key: string; files: ReadonlyMap<string, Uint8Array> }

/** Paths of a bundle’s files. Anything outside the folders for browsers and the worker is for the build alone. */
export const bundled = {
  client: 'client/',
  worker: 'worker/',
  manifest: 'manifest.json',
  server: 'documentOf.mjs',
} as const

/** The script of every page, as Vite’s list of files names it. */
export const clientEntry = 'renderer/+client.ts'

/** Never hashed: browsers look for a new version under the same name. */
export const serviceWorkerFile = 'sw.js'

/** Bundle the code for browsers and for rendering, or take it out of the cache. `key` names the code as it is. */
export async function bundleCode(job: Job, cache: Cache | undefined, key: string): Promise<Bundle> {
  const kept = cache?.get('bundle', [key])
  if (kept) return { key, files: deserialize(kept) as Map<string, Uint8Array> }
  const folder = job.tempFolder(unfinishedFolder, '')
  await job.startProcess(new URL('./bundleProgram.ts', import.meta.url), [folder]).ended
  // The bundle may hold half of a later change.
  const now = codeKey()
  if (now !== key) return bundleCode(job, cache, now)
  const files = readFiles(folder)
  cache?.put('bundle', [key], serialize(files))
  return { key, files }
}

export function fileOf({ files }: Bundle, name: string): Uint8Array {
  const content = files.get(name)
  if (!content) throw new Error(`the bundled code has no ${name}`)
  return content
}

/** The files of a bundle for browsers, or for the service worker, by the names that they have in the site. */
export const filesFor = ({ files }: Bundle, which: 'client' | 'worker'): NamedFiles =>
  [...files].flatMap(([name, content]) =>
    name.startsWith(bundled[which]) ? [[name.slice(bundled[which].length), content] as const] : [],
  )
