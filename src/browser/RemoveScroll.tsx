import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'

/**
 * Replacement for react-remove-scroll, which Radix’s dialog uses (see vite.config.ts): the package writes a style element,
 * which the site’s content policy forbids. A rule of our own style sheet (overlays.css) keeps the page behind from scrolling.
 */
export function RemoveScroll({
  as: As,
  children,
}: {
  as: ComponentType<{ children: ReactNode }>
  children: ReactNode
}) {
  useLayoutEffect(() => {
    document.documentElement.setAttribute('data-scroll-locked', '')
    return () => document.documentElement.removeAttribute('data-scroll-locked')
  }, [])
  return <As>{children}</As>
}
