import { startIsland } from './islands.ts'
import { notify } from './notify.ts'

/** Run the action of a button that needs script: copy a text, show the map, or start the tool again. */
export function press(button: HTMLElement): void {
  if ('map' in button.dataset) showMap(button)
  else if ('again' in button.dataset) void restartTool()
  else void copyText(button)
}

async function copyText(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? '')
    notify({ title: `${button.dataset.what ?? 'Text'} copied` })
  } catch {
    notify({ title: 'It could not be copied', description: 'Select the text and copy it yourself.' })
  }
}

/** Show the map of the office when a visitor asks for it. Until then nothing is requested from another site. */
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

/** Restart a tool that failed or could not start. A browser that caches a script’s failure needs the page reloaded. */
async function restartTool(): Promise<void> {
  const tool = document.querySelector<HTMLElement>('#tool')
  if (!tool) return
  // It had started and failed later: only a reload can start it again.
  if ('ready' in tool.dataset) return location.reload()
  try {
    await startIsland(tool)
    // The pressed button is gone by now.
    tool.querySelector<HTMLElement>('.ask, .plate h2')?.focus()
  } catch {
    location.reload()
  }
}
