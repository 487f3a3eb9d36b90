import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'

/**
 * Stands in for the package react-remove-scroll, which Radix’s dialog uses (vite.config.ts says so): that one writes a style element,
 * which the site’s content policy forbids. The page behind is kept from scrolling by a rule of our own style sheet (overlays.css).
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
