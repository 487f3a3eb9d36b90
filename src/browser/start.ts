import { awaitOffline } from './awaitOffline.ts'
import { watchIntent } from './intent.ts'
import { noticeError, startIslands } from './islands.ts'
import { writeMarginNotes } from './marginNotes.ts'
import { followLinks } from './navigation.ts'
import { watchSearchKeys } from './searchKeys.ts'
import { ignoreStraySecondPress } from './secondPress.ts'
import { showNotices } from './showNotices.ts'

/** Start the script of every page. React is not part of it: that comes with the first island a visitor reaches for. */
export function start(): void {
  document.documentElement.setAttribute('data-script', '')
  addEventListener('error', ({ error }) => noticeError(error))
  addEventListener('unhandledrejection', ({ reason }) => noticeError(reason))
  ignoreStraySecondPress()
  watchIntent()
  followLinks()
  showNotices()
  watchSearchKeys()
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-copy], [data-map], [data-again]')
    // Rarely pressed, so the code comes then. Where it does not come, a tool is started again with its page.
    if (button)
      import('./buttons.ts').then(
        ({ press }) => press(button),
        () => button.hasAttribute('data-again') && location.reload(),
      )
  })
  document.addEventListener('page-shown', writeMarginNotes)
  writeMarginNotes()
  startIslands(document)
  awaitOffline()
}
