// What a worker has and the types of a page lack. Only what is used here: the whole list would contradict the page’s own.
type WorkerEvent = Event & { waitUntil(work: Promise<unknown>): void }
type WorkerClient = { readonly url: string }

interface Window {
  /** Both are put in by scripts/build/writeServiceWorker.ts. */
  readonly __WB_MANIFEST: { url: string; revision: string | null; integrity: string }[]
  readonly __SITE: import('./offlineSite.ts').OfflineSite
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WorkerClient[]>
  }
  skipWaiting(): Promise<void>
}

interface WindowEventMap {
  install: WorkerEvent
  activate: WorkerEvent
}
