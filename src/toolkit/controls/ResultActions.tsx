import { useState } from 'react'
import { copyText } from './copyText.ts'
import { shownText } from './shownText.ts'
import { downloadText } from './downloadFile.ts'
import { shareText } from './shareText.ts'
import { useWords } from './useWords.ts'
import { QuietButton } from '../../components/Button.tsx'

/** Show the actions on a result: keep it, show it to someone, begin again. Each press says what it did. */
export function ResultActions({
  fileName,
  text = () => shownText(document.querySelector('[data-result]')),
  onStartAgain,
  shareUrl,
}: {
  /** Without the ending; no personal details. */
  fileName: string
  /** The result as plain text, where it is not simply what stands on the page. */
  text?: () => string
  /** Left out where there is nothing to begin again. */
  onStartAgain?: () => void
  /** Leads to this very result. Left out when it would carry anything personal. */
  shareUrl?: () => string
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
      {shareUrl && <QuietButton onClick={() => copy(shareUrl(), words.linkCopied)}>{words.link}</QuietButton>}
      {onStartAgain && <QuietButton onClick={onStartAgain}>{words.again}</QuietButton>}
      <p role="status">{said}</p>
    </section>
  )
}
