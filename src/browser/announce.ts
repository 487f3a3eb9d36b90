let place: HTMLElement | undefined

/** Says something to people who use a screen reader. */
export function announce(words: string): void {
  if (!place) {
    place = document.createElement('p')
    place.className = 'visually-hidden'
    place.setAttribute('role', 'status')
    document.body.append(place)
  }
  place.textContent = words
}
