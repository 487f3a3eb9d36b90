/** "/" outside a box, unless a visitor has switched that off, and Ctrl K or ⌘ K anywhere lead to the search box, or to the link that stands for it. */
export function watchSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey ? key !== 'k' : key !== '/' || isBox(target) || localStorage.noSlash) return
    event.preventDefault()
    // What is hidden takes no focus; the search page’s own box comes last.
    for (const place of document.querySelectorAll<HTMLElement>('[data-find]')) place.focus()
    ;(document.activeElement as HTMLElement).click()
  })
}

const isBox = (target: EventTarget | null): boolean => (target as Element).matches('input,textarea,select')
