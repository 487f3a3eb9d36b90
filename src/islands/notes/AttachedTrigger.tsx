import { type Ref, useLayoutEffect, useRef } from 'react'

type Listener = (event: Event) => void

/**
 * Gives a link that already stands on the page the attributes and listeners that a Radix trigger gives to a child of its own.
 * The prerendered text stays as it is: nothing is drawn twice and focus is never lost.
 */
export function AttachedTrigger({
  element,
  ref,
  ...given
}: { element: HTMLElement; ref?: Ref<HTMLElement> } & Record<string, unknown>) {
  const latest = useRef(given)
  latest.current = given
  // Taken once: the parts of Radix that hold the element are the same for as long as the link is dressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const undo = hand(ref, element)
    const listen: Listener = (event) => {
      if (event instanceof MouseEvent && event.type === 'click' && (event.ctrlKey || event.metaKey || event.shiftKey))
        return
      for (const [name, handler] of Object.entries(latest.current))
        if (name.toLowerCase() === `on${event.type}`) (handler as Listener)(event)
      // A press shows the note instead of leading away.
      if (event.type === 'click') event.preventDefault()
    }
    for (const type of types) element.addEventListener(type, listen)
    return () => {
      for (const type of types) element.removeEventListener(type, listen)
      undo()
    }
  }, [element])
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(given)) {
      if (!/^(?:aria|data)-/.test(name)) continue
      if (value === undefined || value === null) element.removeAttribute(name)
      else element.setAttribute(name, String(value))
    }
  })
  return null
}

const types = ['click', 'pointerdown', 'pointermove', 'pointerleave', 'focus', 'blur'] as const

function hand(ref: Ref<HTMLElement> | undefined, element: HTMLElement): () => void {
  if (typeof ref === 'function') {
    const undo = ref(element)
    return typeof undo === 'function' ? undo : () => ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
