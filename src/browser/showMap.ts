/** Shows the map of the office when a visitor asks for it. Until then nothing is requested from another site. */
export function showMap(button: HTMLElement): void {
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
