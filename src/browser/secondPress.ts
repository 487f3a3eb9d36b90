/**
 * Has the second press of a double click count only for what the first one was on. What a press puts in the place of its button would
 * else be pressed unseen: the next question’s Continue, or a link to another page.
 */
export function ignoreStraySecondPress(): void {
  let pressed: Element | null = null
  document.addEventListener(
    'click',
    (event) => {
      const on = pressedBy(event)
      if (event.detail <= 1) pressed = on
      else if (on !== pressed) {
        event.preventDefault()
        event.stopImmediatePropagation()
      }
    },
    { capture: true },
  )
}

/** The button, link or box that a press is on; for a label, its box, which the browser presses too. */
function pressedBy({ target }: Event): Element | null {
  if (!(target instanceof Element)) return null
  const on = target.closest('button, a, summary, label, input')
  return on instanceof HTMLLabelElement ? on.control : on
}
