/** Elements that become lines in plain text: blocks are on lines of their own, cells side by side. */
const blocks = new Set([
  'P',
  'DIV',
  'LI',
  'TR',
  'DT',
  'DD',
  'H2',
  'H3',
  'H4',
  'SECTION',
  'CAPTION',
  'FIGCAPTION',
  'DETAILS',
  'SUMMARY',
  'OL',
  'UL',
  'DL',
  'TABLE',
  'FIGURE',
])

/** The words of a part of the page. What is only of use on a screen is left out, headings get a line above, links their address. */
export function shownText(element: Element | null): string {
  if (!element) return ''
  return `${textOf(element)
    .replaceAll(/[ \t]+/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? '').replaceAll(/\s+/g, ' ')
  if (
    !(node instanceof Element) ||
    node instanceof SVGElement ||
    node.matches('[data-screen-only], .visually-hidden, form')
  )
    return ''
  const inner = [...node.childNodes].map(textOf).join('')
  if (node.matches('td, th')) return `${inner.trim()}  `
  if (node instanceof HTMLAnchorElement && !node.matches('.fact, .term')) return `${inner} (${node.href})`
  if (node.matches('h2, h3, h4')) return `\n\n${inner.trim()}\n`
  return blocks.has(node.tagName) ? `\n${inner.trim()}\n` : inner
}
