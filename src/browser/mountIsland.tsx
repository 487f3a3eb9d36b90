import { type ComponentType, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { notify } from './notify.ts'
import { typeAgain, typedEarlyIn } from './typedEarly.ts'

/** An island at work: when it has taken over, and how to end it. */
export type Mounted = { ready: Promise<void>; stop: () => void }

/**
 * Shows a component in an island’s element: over its own server-rendered markup where it has that (data-hydrate), else in place of
 * what stands there. Focus inside stays on the same part (data-part), and what was typed there before is typed again.
 * An error in the component puts the plain markup back, and is told by `ready` or, once that has come, by `onFailed`.
 */
export function mountIsland(
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
  onFailed: () => void,
): Mounted {
  const plain = Array.from(element.childNodes, (node) => node.cloneNode(true))
  const hydrates = element.dataset.hydrate !== undefined
  const typed = hydrates ? typedEarlyIn(element) : []
  const focused = element.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset.part
    : undefined
  let root: Root
  const ready = new Promise<void>((started, failed) => {
    const giveUp = (error: unknown) => {
      reportError(error)
      // React is still at work when it tells of an error.
      queueMicrotask(() => {
        root.unmount()
        element.replaceChildren(...plain)
        failed(error)
        onFailed()
      })
    }
    const content = (
      <Started onStart={started}>
        <Component {...props} />
      </Started>
    )
    const options = { identifierPrefix: element.id, onUncaughtError: giveUp }
    if (hydrates) {
      root = hydrateRoot(element, content, options)
    } else {
      root = createRoot(element, options)
      flushSync(() => root.render(content))
      if (focused !== undefined) element.querySelector<HTMLElement>(`[data-part="${focused}"]`)?.focus()
    }
  })
  return { ready: ready.then(() => sayWhatIsLeft(typeAgain(element, typed))), stop: () => root.unmount() }
}

/** Says when everything in it has been taken over. */
function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart])
  return children
}

/** A visitor who comes back to a later question may have typed into the first one, which the page is sent with. */
function sayWhatIsLeft(left: ReturnType<typeof typeAgain>): void {
  const words = left.flatMap((early) => ('words' in early ? [early.words] : []))
  if (words.length > 0)
    notify({
      title: 'The tool has gone on to where you were',
      description: `You had typed “${words.join('”, “')}” for its first question, which has its answer.`,
    })
}
