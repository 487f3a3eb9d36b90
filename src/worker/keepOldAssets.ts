import { cacheNames } from 'workbox-core'
import type { CacheExpiration } from 'workbox-expiration'
import { getCacheKeyForURL } from 'workbox-precaching'

/**
 * Carries the scripts and styles of the version before over to another cache, before they are cleared away with it:
 * pages read then, and tabs that are still open, go on asking for them.
 */
export async function keepOldAssets(cacheName: string, expiration: CacheExpiration): Promise<void> {
  const [old, kept] = await Promise.all([caches.open(cacheNames.precache), caches.open(cacheName)])
  for (const request of await old.keys()) {
    const { pathname } = new URL(request.url)
    const copy =
      pathname.startsWith('/assets/') && getCacheKeyForURL(pathname) === undefined
        ? await old.match(request)
        : undefined
    if (!copy) continue
    await kept.put(request, copy)
    await expiration.updateTimestamp(request.url)
  }
  await expiration.expireEntries()
}
