import { useRef, useState } from 'react'
import * as Radix from '@radix-ui/react-tooltip'
import { Popover } from '../../components/Popover.tsx'
import { Tooltip } from '../../components/Tooltip.tsx'
import { AttachedTrigger } from './AttachedTrigger.tsx'
import { useMeaning, type GlossaryNotes } from './useMeaning.ts'

/** The note of one figure or term: a few words when it is pointed at, all of it when it is pressed. */
export function Note({ link }: { link: HTMLAnchorElement }) {
  const [told, setTold] = useState(false)
  const [open, setOpen] = useState(false)
  const returning = useRef(false)
  const meaning = useMeaning(link.dataset.term)
  const source = link.dataset.term === undefined ? document.getElementById(link.hash.slice(1)) : null
  const words = meaning?.plain ?? source?.querySelector('.describes')?.textContent
  if (!words) return null
  const turn = (opens: boolean) => {
    setOpen(opens)
    setTold(false)
  }
  // The focus may come back to the link now, which would bring the tooltip up again. It does so at once or not at all.
  const giveBack = () => {
    returning.current = true
    queueMicrotask(() => {
      returning.current = false
    })
  }
  const tell = (tells: boolean) => setTold(tells && !open && !returning.current)
  return (
    <Tooltip words={words} open={told} onOpenChange={tell}>
      <Popover
        label={meaning?.term ?? `Where ${link.textContent} comes from`}
        open={open}
        onOpenChange={turn}
        onGiveBack={giveBack}
        trigger={
          <Radix.Trigger asChild>
            <AttachedTrigger element={link} />
          </Radix.Trigger>
        }
      >
        {meaning ? (
          <TermNote meaning={meaning} href={link.pathname + link.hash} />
        ) : (
          source && <FactNote figure={link.textContent} source={source} />
        )}
      </Popover>
    </Tooltip>
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

/** Explain a term in plain words. */
const TermNote = ({ meaning: { term, plain, see }, href }: { meaning: GlossaryNotes[string]; href: string }) => (
  <>
    <p className="note-title">{term}</p>
    <p>{plain}</p>
    <p>
      <a href={see ?? href}>More about this</a>
    </p>
  </>
)
