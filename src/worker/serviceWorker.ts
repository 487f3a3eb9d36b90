import { cacheNames, type WorkboxPlugin } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { getCacheKeyForURL, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'
import { isAsset, isOfItsType, isPage, keptAs, leadsTo, offlineHtml } from './requests.ts'

declare const self: ServiceWorkerGlobalScope

const site = self.__SITE
const manifest = self.__WB_MANIFEST
const hashes = self.__HASHES
const styles = manifest.find(({ url }) => url.endsWith('.css'))?.url

/** The most pages kept that were read, and the most scripts and styles beyond those of this version. */
const pagesKept = 60
const assetsKept = 200

/** After how many seconds without an answer a kept copy is shown. */
const patience = 4

/** The cast is for its types alone, which say "undefined" where a plugin’s say "absent". */
const atMost = (maxEntries: number) => new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin

const isOurs = ({ origin }: URL): boolean => origin === location.origin
const isPrecached = (path: string): boolean => getCacheKeyForURL(path) !== undefined
const pathOf = (request: Request): string => new URL(request.url).pathname

const isOwn = (request: Request, response: Response): Promise<boolean> =>
  isAsset(pathOf(request), response, hashes[pathOf(request)])

/** Check whether a cached file may be used. One this build does not know was checked by the version before. */
const isUsable = async (request: Request, kept: Response): Promise<boolean> =>
  hashes[pathOf(request)] === undefined ? isOfItsType(pathOf(request), kept) : isOwn(request, kept)

/** A page always comes from the network when that answers, so that nobody reads yesterday’s facts while online. */
const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: patience,
  plugins: [
    atMost(pagesKept),
    {
      // Never write what follows a "?" to the device.
      cacheKeyWillBeUsed: async ({ request }) => new URL(keptAs(pathOf(request), site), location.origin).href,
      // Tools are kept with the scripts they need, all of one version, so a newer page alone must not take their place.
      cacheWillUpdate: async ({ request, response }) =>
        response.status === 200 &&
        !response.redirected &&
        response.headers.get('Content-Type')?.startsWith('text/html') &&
        !isPrecached(keptAs(pathOf(request), site)) &&
        // A network that wants a sign-in answers with a page of its own.
        (await response.clone().text()).includes('class="site-header"')
          ? response
          : null,
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        cachedResponse ?? (await matchPrecache(pathOf(request))) ?? null,
      handlerDidError: async ({ request }) => offlineAnswer(pathOf(request)),
    },
  ],
})

/** Scripts, styles and the files of a large search never change under their names. */
const assets = new CacheFirst({
  cacheName: 'assets',
  plugins: [
    atMost(assetsKept),
    {
      // A sign-in page of the network, or whatever else stands in for an asset, would be served for good.
      cacheWillUpdate: async ({ request, response }) => ((await isOwn(request, response)) ? response : null),
      // Files kept before this check existed are checked now: fetch another.
      cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
        (await matchPrecache(pathOf(request))) ??
        (cachedResponse && (await isUsable(request, cachedResponse)) ? cachedResponse : null),
    },
  ],
})

function offlineAnswer(path: string): Response | undefined {
  if (!isPage(path)) return undefined
  const target = leadsTo(path, site)
  if (target !== undefined) return Response.redirect(target, 302)
  return new Response(offlineHtml(site, styles), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'",
    },
  })
}

/** Keep pages that were opened before this worker controlled them. */
const keepPages = (event: Event, addresses: readonly string[]): Promise<unknown> =>
  Promise.all(
    addresses
      .map((address) => new URL(address, location.origin))
      .filter((url) => isOurs(url) && isPage(url.pathname))
      .map(({ pathname }) =>
        pages.handleAll({ event: event as never, request: new Request(pathname) })[1].catch(() => undefined),
      ),
  )

/**
 * Carry the previous version’s scripts and styles over to another cache, before they are cleared away with it:
 * pages read then, and tabs that are still open, go on asking for them.
 */
async function keepOldAssets(cacheName: string, expiration: CacheExpiration): Promise<void> {
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

precache(manifest)
registerRoute(({ url }) => isOurs(url) && /^\/(?:assets|search)\/./.test(url.pathname), assets)
registerRoute(({ url }) => isOurs(url) && (isPage(url.pathname) || isPrecached(url.pathname)), pages)

self.addEventListener('install', (event) =>
  event.waitUntil(keepOldAssets('assets', new CacheExpiration('assets', { maxEntries: assetsKept }))),
)
self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      await self.clients.claim()
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      await keepPages(
        event,
        open.map(({ url }) => url),
      )
    })(),
  ),
)
self.addEventListener('message', (event) => {
  const { data }: { data: { does?: string; paths?: string[] } } = event
  // A new version waits until a visitor asks for it: taken over by itself, it could change a form that is being filled in.
  if (data.does === 'take-over') void self.skipWaiting()
  if (data.does === 'keep') event.waitUntil(keepPages(event, data.paths ?? []))
})
