import { useState } from 'react'
import { copyText } from './copyText.ts'
import { plainTextOf } from './plainTextOf.ts'
import { downloadText } from './downloadFile.ts'
import { useWords } from './useWords.ts'

/** What can be done with a result: keep it, show it to someone, begin again. Each press says what it did. */
export function ResultActions({
  fileName,
  onStartAgain,
  shareUrl,
}: {
  /** Without the ending; no personal details. */
  fileName: string
  onStartAgain: () => void
  /** Leads to this very result. Left out when it would carry anything personal. */
  shareUrl?: () => string
}) {
  const words = useWords('shared').actions
  const [said, setSaid] = useState('')
  const result = () => document.querySelector<HTMLElement>('[data-result]')
  const copy = async (text: string, done: string) => setSaid((await copyText(text)) ? done : words.notAllowed)
  // The words alone are handed over, and only by a press. Where a browser has no way to, they are copied.
  const share = async (text: string) => {
    if (!navigator.share) return copy(text, words.copied)
    try {
      await navigator.share({ text })
    } catch (error) {
      // To close the list of ways to share is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text, words.copied)
    }
  }
  return (
    <section className="result-actions" aria-label={words.title} data-screen-only="">
      <button type="button" className="button quiet" onClick={() => window.print()}>
        {words.print}
      </button>
      <button type="button" className="button quiet" onClick={() => copy(plainTextOf(result()), words.copied)}>
        {words.copy}
      </button>
      <button type="button" className="button quiet" onClick={() => share(plainTextOf(result()))}>
        {words.share}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          downloadText(`${fileName}.txt`, plainTextOf(result()))
          setSaid(words.downloaded)
        }}
      >
        {words.download}
      </button>
      {shareUrl && (
        <button type="button" className="button quiet" onClick={() => copy(shareUrl(), words.linkCopied)}>
          {words.link}
        </button>
      )}
      <button type="button" className="button quiet" onClick={onStartAgain}>
        {words.again}
      </button>
      <p role="status">{said}</p>
    </section>
  )
}
