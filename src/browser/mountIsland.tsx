import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

/**
 * Shows a component in an island’s element: over its own server-rendered markup where it has that (data-hydrate), else in place of
 * what stands there. Focus inside stays on the same part (data-part). Answers with how to end it.
 */
export function mountIsland(element: HTMLElement, Component: ComponentType<object>, props: object): () => void {
  const content = createElement(Component, props)
  const options = { identifierPrefix: element.id }
  const focused = element.contains(document.activeElement) ? (document.activeElement as HTMLElement).dataset.part : undefined
  let root: Root
  if (element.dataset.hydrate !== undefined) {
    root = hydrateRoot(element, content, options)
  } else {
    root = createRoot(element, options)
    flushSync(() => root.render(content))
    if (focused !== undefined) element.querySelector<HTMLElement>(`[data-part="${focused}"]`)?.focus()
  }
  return () => root.unmount()
}
