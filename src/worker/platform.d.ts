/** What scripts/build/writeServiceWorker.ts puts into the worker. */
interface ServiceWorkerGlobalScope {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity: string }[]
  readonly __SITE: import('./offlineSite.ts').OfflineSite
}
