import type { ComponentType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** The place of an island on a page. docs/islands.md says how it wakes. */
export function IslandOf<Props extends object>(island: {
  /** The island’s file in src/islands or its tool’s id, and its own id on the page. */
  name: string
  id: string
  start: 'intent' | 'load'
  className?: string
  props?: Props
  /** Starts by itself too, once all else is done, where a case is kept on the device. */
  forCase?: boolean
  /** Its component, when the island is to be rendered at build time and hydrated. */
  of?: ComponentType<Props>
  /** Shown in its place until it starts, when the component isn’t rendered at build. */
  children?: ReactNode
}) {
  const { of: Component, props } = island
  const place = {
    className: island.className,
    id: island.id,
    'data-island': island.name,
    'data-start': island.start,
    ...(island.forCase && { 'data-case': '' }),
    ...(props && { 'data-props': JSON.stringify(props) }),
  }
  if (!Component) return <div {...place}>{island.children}</div>
  const html = renderToString(<Component {...(props as Props)} />)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own component’s markup, which must reach the page as it was made to be hydrated
  return <div {...place} data-hydrate="" dangerouslySetInnerHTML={{ __html: html }} />
}
