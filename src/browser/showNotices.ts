import { startIsland } from './islands.ts'
import type { Notice } from './notify.ts'

/** Fetches the island that shows messages when the first one is to be shown, and hands it each. */
export function showNotices(): void {
  document.addEventListener('notify', (event) => {
    const place = document.querySelector<HTMLElement>('[data-island="Notices"]')
    const { detail } = event as CustomEvent<Notice>
    if (place)
      startIsland(place).then(
        () => document.dispatchEvent(new CustomEvent<Notice>('notice', { detail })),
        () => undefined,
      )
  })
}
