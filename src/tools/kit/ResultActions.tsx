import { useState } from 'react'
import { copyText } from './copyText.ts'
import { plainTextOf } from './plainTextOf.ts'
import { downloadText } from './downloadFile.ts'

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
  const [said, setSaid] = useState('')
  const result = () => document.querySelector<HTMLElement>('[data-result]')
  const copy = async (text: string, done: string) =>
    setSaid((await copyText(text)) ? done : 'Copying is not allowed here. Select the text and copy it yourself.')
  // The words alone are handed over, and only by a press. Where a browser has no way to, they are copied.
  const share = async (text: string) => {
    if (!navigator.share) return copy(text, 'The result is copied.')
    try {
      await navigator.share({ text })
    } catch (error) {
      // To close the list of ways to share is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(text, 'The result is copied.')
    }
  }
  return (
    <section className="result-actions" aria-label="Keep or share this" data-screen-only="">
      <button type="button" className="button quiet" onClick={() => window.print()}>
        Print
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => copy(plainTextOf(result()), 'The result is copied.')}
      >
        Copy the text
      </button>
      <button type="button" className="button quiet" onClick={() => share(plainTextOf(result()))}>
        Share as text
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          downloadText(`${fileName}.txt`, plainTextOf(result()))
          setSaid('The text file is in your downloads.')
        }}
      >
        Download as text
      </button>
      {shareUrl && (
        <button
          type="button"
          className="button quiet"
          onClick={() =>
            copy(shareUrl(), 'The link is copied. It holds your figures, and nothing that says who you are.')
          }
        >
          Copy a link to this
        </button>
      )}
      <button type="button" className="button quiet" onClick={onStartAgain}>
        Delete everything and start again
      </button>
      <p role="status">{said}</p>
    </section>
  )
}
