import { useState } from 'react'
import { QuietButton } from '../../components/Button.tsx'
import { copyText, downloadText, shareText } from './sharing.ts'
import { useWords } from './useWords.ts'

/** Show the actions on a result: keep it, show it to someone, begin again. Each press says what it did. */
export function ResultActions({
  fileName,
  text = () => shownText(document.querySelector('[data-result]')),
  onStartAgain,
  shares = false,
}: {
  /** Without the ending; no personal details. */
  fileName: string
  /** The result as plain text, where it is not simply what stands on the page. */
  text?: () => string
  onStartAgain?: () => void
  /** True when the page’s address leads to this very result, and carries nothing personal. */
  shares?: boolean
}) {
  const words = useWords('shared').actions
  const [said, setSaid] = useState('')
  const copy = async (copied: string, done: string) => setSaid((await copyText(copied)) ? done : words.notAllowed)
  // The words alone are handed over, and only by a press. Where a browser has no way to, they are copied.
  const share = async (result: string) => {
    if (!(await shareText(result))) await copy(result, words.copied)
  }
  return (
    <section className="result-actions" aria-label={words.title} data-screen-only="">
      <QuietButton onClick={() => window.print()}>{words.print}</QuietButton>
      <QuietButton onClick={() => copy(text(), words.copied)}>{words.copy}</QuietButton>
      <QuietButton onClick={() => share(text())}>{words.share}</QuietButton>
      <QuietButton
        onClick={() => {
          downloadText(`${fileName}.txt`, text())
          setSaid(words.downloaded)
        }}
      >
        {words.download}
      </QuietButton>
      {shares && <QuietButton onClick={() => copy(location.href, words.linkCopied)}>{words.link}</QuietButton>}
      {onStartAgain && <QuietButton onClick={onStartAgain}>{words.again}</QuietButton>}
      <p role="status">{said}</p>
    </section>
  )
}

/** Elements that become lines of their own in plain text; cells stay side by side. */
const blocks = /^(?:P|DIV|LI|TR|DT|DD|SECTION|CAPTION|FIGCAPTION|DETAILS|SUMMARY|OL|UL|DL|TABLE|FIGURE)$/

/** The words of a part of the page. What is only of use on a screen is left out, headings get a line above, links their address. */
function shownText(element: Element | null): string {
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
  return blocks.test(node.tagName) ? `\n${inner.trim()}\n` : inner
}
