import { type ComponentType, useEffect, useState } from 'react'

/** A part of a tool that is fetched by itself, and how to have it fetched early. */
export type FetchedPart<Props> = ComponentType<Props> & { prefetch?: () => void }

/** Makes a component of one whose code comes when it is shown, or a little before. Once it is there it is shown at once. */
export function fetchedPart<Props extends object>(load: () => Promise<ComponentType<Props>>): FetchedPart<Props> {
  let Part: ComponentType<Props> | undefined
  const come = async () => {
    Part ??= await load()
  }
  function Fetched(props: Props) {
    const [failed, setFailed] = useState(false)
    const [, setCame] = useState(Part !== undefined)
    useEffect(() => {
      if (Part) return
      come().then(
        () => {
          setCame(true)
          // The step has been arrived at while its code was on the way.
          requestAnimationFrame(() => document.querySelector<HTMLElement>('#tool .ask, #tool .plate h2')?.focus())
        },
        () => setFailed(true),
      )
    }, [])
    if (Part) return <Part {...props} />
    return <p role="status">{failed ? 'This part could not be fetched. Your answers are still here: check your connection, go back and try again.' : 'One moment …'}</p>
  }
  Fetched.prefetch = () => void come().catch(() => undefined)
  return Fetched
}
