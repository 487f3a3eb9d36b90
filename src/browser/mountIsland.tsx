import { Component, type ComponentType, type ReactNode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { notify } from './notify.ts'

/** Props of every island: `plain` is the markup it replaces, taken out of the page; empty where it hydrates its own. */
export type ReplacesMarkup = { plain: DocumentFragment }

/**
 * Show a component in an island’s element: hydrate its own server-rendered markup (data-hydrate), else replace
 * what is there. Focus stays on the same part (data-part), and what was typed there before is typed again.
 * An error puts the plain markup back, rejects `ready` if that is still pending, and calls `onFailed`.
 */
export function mountIsland(
  element: HTMLElement,
  Island: ComponentType<ReplacesMarkup>,
  props: object,
  onFailed: () => void,
) {
  const before = Array.from(element.childNodes, (node) => node.cloneNode(true))
  const plain = document.createDocumentFragment()
  const hydrates = element.dataset.hydrate !== undefined
  const typed = hydrates ? typedEarlyIn(element) : []
  const focused = element.contains(document.activeElement)
    ? (document.activeElement as HTMLElement).dataset.part
    : undefined
  let root: Root
  const ready = new Promise<void>((started, failed) => {
    const giveUp = (error: unknown) => {
      reportError(error)
      // React reports the error while it is rendering.
      queueMicrotask(() => {
        root.unmount()
        element.replaceChildren(...before)
        failed(error)
        onFailed()
      })
    }
    const content = (
      <Guarded onFailed={giveUp}>
        <Started onStart={started}>
          <Island {...props} plain={plain} />
        </Started>
      </Guarded>
    )
    if (hydrates) {
      root = hydrateRoot(element, content)
    } else {
      plain.append(...element.childNodes)
      root = createRoot(element)
      flushSync(() => root.render(content))
      if (focused !== undefined) element.querySelector<HTMLElement>(`[data-part="${focused}"]`)?.focus()
    }
  })
  return { ready: ready.then(() => sayWhatIsLeft(typeAgain(element, typed))), stop: () => root.unmount() }
}

/** Error boundary: show nothing once a child has failed; report it. */
class Guarded extends Component<{ onFailed: (error: unknown) => void; children: ReactNode }> {
  override state = { failed: false }

  static getDerivedStateFromError = () => ({ failed: true })

  override componentDidCatch(error: unknown) {
    this.props.onFailed(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}

function Started({ onStart, children }: { onStart: () => void; children: ReactNode }) {
  useEffect(onStart, [onStart])
  return children
}

/** Tell a visitor back at a later question what they had typed into the first, which the page is sent with. */
function sayWhatIsLeft(left: ReturnType<typeof typeAgain>): void {
  const words = left.flatMap((early) => ('words' in early ? [early.words] : []))
  if (words.length > 0)
    notify({
      title: 'The tool has gone on to where you were',
      description: `You had typed “${words.join('”, “')}” for its first question, which has its answer.`,
    })
}

type Box = HTMLInputElement | HTMLTextAreaElement

/** Text or choice that a visitor entered in one box before its code arrived. */
type TypedEarly = { id: string; words: string } | { id: string; chosen: boolean }

/** Collect what has been typed and chosen in the prerendered boxes of an island: every value that is no longer as it was sent. */
const typedEarlyIn = (island: HTMLElement): TypedEarly[] =>
  Array.from(island.querySelectorAll<Box>('input, textarea'), (box): TypedEarly[] => {
    if (box instanceof HTMLInputElement && ['radio', 'checkbox'].includes(box.type))
      return box.checked === box.defaultChecked ? [] : [{ id: box.id, chosen: box.checked }]
    return box.value === box.defaultValue ? [] : [{ id: box.id, words: box.value }]
  }).flat()

/**
 * Hand a started island what was typed before, as if typed now: hydrated markup keeps its words on the
 * screen and tells the component nothing. Returns what has no box any more, because the island went on to another question.
 */
const typeAgain = (island: HTMLElement, typed: readonly TypedEarly[]): TypedEarly[] =>
  typed.filter((early) => {
    const box = island.querySelector<Box>(`[id="${CSS.escape(early.id)}"]`)
    if (!box) return true
    if ('words' in early) {
      // Someone may have typed on meanwhile.
      if (!box.value.startsWith(early.words)) box.value = early.words
      box.dispatchEvent(new Event('input', { bubbles: true }))
    } else if (box instanceof HTMLInputElement) {
      // A click only toggles a box, so set it to the opposite first.
      box.checked = !early.chosen
      box.click()
    }
    return false
  })
