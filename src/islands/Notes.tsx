import * as Popover from '@radix-ui/react-popover'
import * as Tooltip from '@radix-ui/react-tooltip'
import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { dataClient, useQuery } from '../browser/dataClient.ts'

/** A pointer must rest this long before the first tooltip; for a while after one has closed, the next shows at once. In milliseconds. */
const openDelay = 700
const skipDelay = 300

/** Notes beside every figure and term of the page: where a figure comes from, what a term means. */
export function Notes() {
  const [links, setLinks] = useState(linksOnPage)
  useEffect(() => {
    const renew = () => setLinks(linksOnPage())
    document.addEventListener('page-shown', renew)
    // The pointer rests where it was when the code was asked for; say so to the link under it.
    document.querySelector(`${noted}:hover`)?.dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse' }))
    return () => document.removeEventListener('page-shown', renew)
  }, [])
  return (
    <Tooltip.Provider delayDuration={openDelay} skipDelayDuration={skipDelay}>
      {links.map(({ link, key }) => (
        <Note key={key} link={link} />
      ))}
    </Tooltip.Provider>
  )
}

/** Meanings are read once. Without them a term still leads to the glossary. */
Notes.prepare = () => dataClient.prefetchQuery(glossaryQuery)

const noted = 'main a:is(.fact, .term)'
let pages = 0

function linksOnPage(): { link: HTMLAnchorElement; key: string }[] {
  pages += 1
  return [...document.querySelectorAll<HTMLAnchorElement>(noted)].map((link, index) => ({
    link,
    key: `${pages}-${index}`,
  }))
}

/** The note of one figure or term: a few words when it is pointed at, all of it when it is pressed. */
function Note({ link }: { link: HTMLAnchorElement }) {
  const [told, setTold] = useState(false)
  const [open, setOpen] = useState(false)
  const returning = useRef(false)
  const { data: glossary } = useQuery<GlossaryNotes>(glossaryQuery)
  const { term } = link.dataset
  const meaning = term === undefined ? undefined : glossary?.[term]
  const source = term === undefined ? document.getElementById(link.hash.slice(1)) : null
  const words = meaning?.plain ?? source?.querySelector('.describes')?.textContent
  if (!words) return null
  const turn = (opens: boolean) => {
    setOpen(opens)
    setTold(false)
  }
  // Focus may return to the link now and reopen the tooltip. It does so at once or not at all.
  const giveBack = () => {
    returning.current = true
    queueMicrotask(() => {
      returning.current = false
    })
  }
  const tell = (tells: boolean) => setTold(tells && !open && !returning.current)
  return (
    <Tooltip.Root open={told} onOpenChange={tell}>
      <Popover.Root open={open} onOpenChange={turn}>
        <Popover.Trigger asChild>
          <Tooltip.Trigger asChild>
            <AttachedTrigger element={link} />
          </Tooltip.Trigger>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            className="popover"
            aria-label={meaning?.term ?? `Where ${link.textContent} comes from`}
            align="start"
            sideOffset={8}
            collisionPadding={16}
            onCloseAutoFocus={giveBack}
          >
            {meaning ? (
              <TermNote meaning={meaning} href={link.pathname + link.hash} />
            ) : (
              source && <FactNote figure={link.textContent} source={source} />
            )}
            <Popover.Close className="close">Close</Popover.Close>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip" sideOffset={6} collisionPadding={16}>
          {words}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Show the source of a figure, as the page’s own list of sources has it. */
function FactNote({ figure, source }: { figure: string; source: Element }) {
  const link = source.querySelector('a')
  return (
    <>
      <p className="note-title">{figure}</p>
      <p>{source.querySelector('.describes')?.textContent}</p>
      {link && (
        <p>
          <a href={link.href} rel="external noreferrer">
            {link.textContent}
          </a>
        </p>
      )}
      <p className="dates">{source.querySelector('.dates')?.textContent}</p>
    </>
  )
}

const TermNote = ({ meaning: { term, plain, see }, href }: { meaning: GlossaryNotes[string]; href: string }) => (
  <>
    <p className="note-title">{term}</p>
    <p>{plain}</p>
    <p>
      <a href={see ?? href}>More about this</a>
    </p>
  </>
)

type Listener = (event: Event) => void

/** Give a prerendered link, left as it is, the props and ref that a Radix trigger gives its own child. */
function AttachedTrigger({
  element,
  ref,
  ...given
}: { element: HTMLElement; ref?: Ref<HTMLElement> } & Record<string, unknown>) {
  const latest = useRef(given)
  latest.current = given
  // Attach once: Radix’s refs to the element stay the same while the link is attached.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    // Radix composes the refs of its triggers into functions.
    const undo = typeof ref === 'function' ? ref(element) : undefined
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
      if (typeof undo === 'function') undo()
      else if (typeof ref === 'function') ref(null)
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

/** Contents of glossary.json: the meaning of each term by its id, and the page with more about it. */
type GlossaryNotes = Record<string, { term: string; plain: string; see?: string }>

const glossaryQuery = { queryKey: ['/glossary.json'] }
