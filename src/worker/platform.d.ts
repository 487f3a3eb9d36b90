/** Globals that src/build/writeServiceWorker.ts puts into the worker. */
interface ServiceWorkerGlobalScope {
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity: string }[]
  /** The hash of every asset that the build wrote and the list above does not have, by its address. */
  readonly __HASHES: Readonly<Record<string, string>>
  readonly __SITE: import('./requests.ts').OfflineSite
}
