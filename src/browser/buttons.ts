import { startIsland } from './islands.ts'
import { notify } from './notify.ts'

/** Does what a button of a page is for, where that takes script: copies a text, shows the map, or starts the tool again. */
export function press(button: HTMLElement): void {
  if ('map' in button.dataset) showMap(button)
  else if ('again' in button.dataset) void restartTool()
  else void copyText(button)
}

/** Puts the text of a copy button on the clipboard and says so. */
async function copyText(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '')
    notify({ title: `${button.dataset.what ?? 'Text'} copied` })
  } catch {
    notify({ title: 'It could not be copied', description: 'Select the text and copy it yourself.' })
  }
}

/** Shows the map of the office when a visitor asks for it. Until then nothing is requested from another site. */
function showMap(button: HTMLElement): void {
  const frame = document.createElement('iframe')
  frame.className = 'map-frame'
  frame.title = 'Map of our office'
  frame.referrerPolicy = 'no-referrer'
  // A map draws itself by script and fetches its tiles and settings from its own site, which is not ours. It needs no window, form or download.
  frame.setAttribute('sandbox', 'allow-scripts allow-same-origin')
  frame.src = button.dataset.map ?? ''
  button.closest('.bar')?.querySelector('.footer-columns')?.after(frame)
  button.remove()
  frame.tabIndex = -1
  frame.focus({ preventScroll: true })
  frame.scrollIntoView({ block: 'nearest' })
}

/** Starts a tool again that could not start or that failed. A browser that keeps the failure of a script needs the page loaded again. */
async function restartTool(): Promise<void> {
  const tool = document.querySelector<HTMLElement>('#tool')
  if (!tool) return
  // It started and failed at something since: only the page can begin again.
  if ('ready' in tool.dataset) return location.reload()
  try {
    await startIsland(tool)
    // The button goes with what it stood in.
    tool.querySelector<HTMLElement>('.ask, .plate h2')?.focus()
  } catch {
    location.reload()
  }
}
