import type { PreviewProps } from '../../components/PagePreview.tsx'

/** A copy of a part of a page that can stand on another: without ids, and with links that still lead where they did. Undefined when nothing is left of it. */
export function partOf(
  page: Document,
  { href, part, without }: Pick<PreviewProps, 'href' | 'part' | 'without'>,
): Element | undefined {
  const copy = page.querySelector(part)?.cloneNode(true) as Element | undefined
  if (!copy) return undefined
  if (without) for (const left of copy.querySelectorAll(without)) left.remove()
  for (const each of [copy, ...copy.querySelectorAll('[id]')]) each.removeAttribute('id')
  for (const link of copy.querySelectorAll('a[href^="#"]')) link.setAttribute('href', href + link.getAttribute('href'))
  return copy.textContent?.trim() ? copy : undefined
}
