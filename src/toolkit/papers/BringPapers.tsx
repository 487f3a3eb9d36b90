import { type DragEvent, useRef, useState } from 'react'
import { MainButton, QuietButton } from '../../components/Button.tsx'
import { Form } from '../../components/Form.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { mostFileBytes, mostPages } from '../../papers/parsers/limits.ts'
import { TextArea } from '../controls/TextArea.tsx'
import { startReader } from './openReader.ts'
import { usePanel } from './papersData.ts'
import type { Brought } from './reader/messages.ts'

const accepts = '.pdf,.docx,.eml,.txt,application/pdf,text/plain,message/rfc822'

/** Take papers: chosen, dropped or pasted. The reader is fetched when that begins, and not before. */
export function BringPapers({ onBring }: { onBring: (files: readonly Brought[]) => void }) {
  const { words } = usePanel()
  const [pasted, setPasted] = useState('')
  const [isOver, setOver] = useState(false)
  const choose = useRef<HTMLInputElement>(null)
  const bring = (files: FileList | null) => {
    const brought = [...(files ?? [])].map((file): Brought => ({ name: file.name, data: file }))
    if (brought.length > 0) onBring(brought)
  }
  const over = (event: DragEvent, now: boolean) => {
    event.preventDefault()
    if (now && event.dataTransfer.types.includes('Files')) startReader()
    setOver(now)
  }
  return (
    <>
      <p>
        {words.promise} {fillIn(words.size, { size: words.readerSize })}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: files can be dropped here; the button inside does the same */}
      <div
        className="drop"
        data-over={isOver ? '' : undefined}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false)
          bring(event.dataTransfer.files)
        }}
      >
        <input
          ref={choose}
          id="papers-files"
          className="visually-hidden"
          type="file"
          multiple
          accept={accepts}
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            bring(event.target.files)
            event.target.value = ''
          }}
        />
        <MainButton
          onClick={() => {
            startReader()
            choose.current?.click()
          }}
        >
          {words.choose}
        </MainButton>
        <p>{words.drop}</p>
        <p className="hint">{fillIn(words.kindsRead, { mostPages, megabytes: mostFileBytes / 1_000_000 })}</p>
      </div>
      <Form onSubmit={() => pasted.trim() !== '' && onBring([{ name: words.pasted, data: pasted }])}>
        <TextArea
          id="papers-words"
          label={words.paste}
          hint={words.pasteHint}
          rows={4}
          value={pasted}
          onChange={setPasted}
        />
        <QuietButton type="submit">{words.pasteButton}</QuietButton>
      </Form>
      <FromPhoto />
    </>
  )
}

/** Explain how a phone copies the text out of a picture: pasted, it is read like any other. */
export function FromPhoto({ isOpen = false }: { isOpen?: boolean }) {
  const { words } = usePanel()
  return (
    <details className="more" open={isOpen}>
      <summary>{words.photoTitle}</summary>
      <p>{words.photo}</p>
    </details>
  )
}
