import { hash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { keepWhole } from './keepWhole.ts'
import { cacheFolder } from './projectRoot.ts'

/** Where things that take long to make are kept. */
const madeFolder = join(cacheFolder, 'made')

/** Bytes that take long to make. With the cache they are made once: `from` has to name everything they are made of. */
export async function madeOnce(kind: string, from: readonly string[], useCache: boolean, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  if (!useCache) return make()
  const kept = join(madeFolder, `${hash('sha256', from.join('\0'))}.${kind}`)
  if (!existsSync(kept)) keepWhole(kept, await make())
  return readFileSync(kept)
}
