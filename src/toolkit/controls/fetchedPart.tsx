import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { isFetchFault } from '../../browser/fetchFault.ts'
import { once } from '../../browser/once.ts'
import { QuietButton } from '../../components/Button.tsx'
import { stepHead } from './arrival.ts'
import { useWords } from './useWords.ts'

/** Milliseconds before a part is reported missing. It is still used if it comes later. */
const longest = 15_000

/** A part of a tool that is fetched by itself, how to have it fetched early, and whether it has come. */
export type FetchedPart<Props> = ComponentType<Props> & {
  prefetch?: () => void
  come?: () => Promise<void>
  isThere?: () => boolean
}

/** Make a component whose code is fetched when it is shown, or a little before. Once fetched it shows at once. */
export function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  let Part: ComponentType<Props> | undefined
  const come = once(async () => {
    Part = await load()
  })
  const Fetched: FetchedPart<Props> = (props: Props) => (
    <WhenThere parts={[Fetched]}>{() => Part && <Part {...props} />}</WhenThere>
  )
  return Object.assign(Fetched, {
    come,
    isThere: () => Part !== undefined,
    prefetch: () => void come().catch(() => undefined),
  })
}

/** Show something once the code of all these parts is there, and say meanwhile that it is on its way. */
export function WhenThere({
  parts,
  children,
}: {
  parts: readonly Pick<FetchedPart<never>, 'come' | 'isThere'>[]
  children: () => ReactNode
}) {
  const words = useWords('shared').fetching
  const [failed, setFailed] = useState(false)
  const [broken, setBroken] = useState<{ error: unknown }>()
  const [came, setCame] = useState(() => parts.every(({ isThere }) => isThere?.() ?? true))
  const place = useRef<HTMLDivElement>(null)
  const isAwaited = useRef(false)
  const wanted = useRef(parts)
  const fetch = useCallback(() => {
    setFailed(false)
    const fail = () => setFailed(true)
    const late = setTimeout(fail, longest)
    Promise.all(wanted.current.map(({ come }) => come?.()))
      .then(() => {
        // Move a visitor who waits here to what has come; leave one who has gone elsewhere on the page.
        isAwaited.current = place.current?.contains(document.activeElement) ?? false
        setCame(true)
      })
      .catch((error) => (isFetchFault(error) ? fail() : setBroken({ error })))
      .finally(() => clearTimeout(late))
  }, [])
  useEffect(() => {
    if (!came) fetch()
    else if (isAwaited.current) document.querySelector<HTMLElement>(stepHead)?.focus()
  }, [came, fetch])
  // The tool cannot go on, says so, and its plain form takes its place.
  if (broken) throw broken.error
  if (came) return children()
  return (
    <div className="coming" role="status" tabIndex={-1} ref={place}>
      <p>{failed ? words.failed : words.wait}</p>
      {failed && (
        <QuietButton
          onClick={() => {
            // The button goes.
            place.current?.focus()
            fetch()
          }}
        >
          {words.again}
        </QuietButton>
      )}
    </div>
  )
}

/** The same for parts whose code comes together, by their names. */
export function fetchedParts<Props extends object, Name extends string>(
  names: readonly Name[],
  load: () => Promise<Readonly<Record<Name, ComponentType<Props>>>>,
): Record<Name, FetchedPart<Props>> {
  const all = once(load)
  return Object.fromEntries(names.map((name) => [name, fetchedPart<Props>(async () => (await all())[name])])) as Record<
    Name,
    FetchedPart<Props>
  >
}
