import { awaitOffline } from './awaitOffline.ts'
import { watchIntent } from './intent.ts'
import { startIslands } from './islands.ts'
import { writeMarginNotes } from './marginNotes.ts'
import { followLinks } from './navigation.ts'
import { restartTool } from './restartTool.ts'
import { showMap } from './showMap.ts'
import { showNotices } from './showNotices.ts'

/** What every page runs. React is not part of it: that comes with the first island a visitor reaches for. */
export function start(): void {
  document.documentElement.setAttribute('data-script', '')
  watchIntent()
  followLinks()
  showNotices()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy], [data-map], [data-again]')
    if (button && 'map' in button.dataset) showMap(button)
    else if (button && 'again' in button.dataset) void restartTool()
    else if (button) void import('./copyText.ts').then(({ copyText }) => copyText(button))
  })
  document.addEventListener('page-shown', writeMarginNotes)
  writeMarginNotes()
  startIslands(document)
  awaitOffline()
}
