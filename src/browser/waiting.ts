/** How long something may take before it is said that it is on its way, in milliseconds. */
const blink = 300

/**
 * Shows that something the visitor has asked for is on its way, once it takes longer than a blink, and has screen readers say so.
 * Answers with how to end that. The place for it is on every page, because only what stands there already is spoken of.
 */
export function waitFor(): () => void {
  const place = document.getElementById('waiting')
  const late = setTimeout(() => place?.replaceChildren(place.dataset.says ?? ''), blink)
  return () => {
    clearTimeout(late)
    place?.replaceChildren()
  }
}
