import { useMemo, useRef, useState } from 'react'
import { afterPaint, useAfterPaint } from '../../components/afterPaint.ts'
import { LinkButton, QuietButton } from '../../components/Button.tsx'
import { blanksLeft, blanksWarning, nextBlank, templateLetters } from '../../letters/templateLetters.ts'
import { CaseBanner } from '../../toolkit/case/CaseBanner.tsx'
import { changeCase, useCase } from '../../toolkit/case/caseStore.ts'
import { keepLetter } from '../../toolkit/case/keepLetter.ts'
import { useDialog } from '../../toolkit/case/useDialog.tsx'
import { withCase } from '../../toolkit/case/withCase.tsx'
import { Radios } from '../../toolkit/controls/Radios.tsx'
import { ResultActions } from '../../toolkit/controls/ResultActions.tsx'
import { TextArea } from '../../toolkit/controls/TextArea.tsx'
import { useWords } from '../../toolkit/controls/useWords.ts'

/** Letters to fill in by hand, with a count of the blanks and a way to the next one. */
export const Tool = withCase(function LetterTemplate({ context }) {
  const words = useWords('letter-template')
  const { now } = useCase()
  const templates = useMemo(() => templateLetters(context), [context])
  const [chosen, setChosen] = useState<string>('complain')
  // A whole letter is laid out anew, so the choice shows first.
  const shown = useAfterPaint(chosen)
  /** Details that the case does not hold yet. */
  const [typed, setTyped] = useState<{ key: string; body: string }>()
  const box = useRef<HTMLDivElement>(null)
  const { dialog, ask } = useDialog()
  const template = templates.find(({ id }) => id === shown)
  if (!template) return null
  const key = `template ${shown}`
  const kept = now.answers.edits[key]?.body ?? template.text
  const text = typed?.key === key ? typed.body : kept
  const write = (body: string) => {
    const latest = { key, body }
    setTyped(latest)
    // The case redraws the whole tool, so the box shows the key first.
    afterPaint(() => {
      changeCase(keepLetter(key, { to: '', email: '', body }))
      setTyped((now) => (now === latest ? undefined : now))
    })
  }
  const restart = () => ask(words.delete, () => changeCase(keepLetter(key, undefined)), '#template-text')
  const toNext = () => {
    const area = box.current?.querySelector('textarea')
    const blank = area && nextBlank(text, area.selectionEnd)
    if (!area || !blank) return
    area.focus()
    area.setSelectionRange(blank.start, blank.end)
    // Text areas do not follow a selection that is made for them; the line’s place is near enough.
    area.scrollTop = (area.scrollHeight * blank.start) / text.length - area.clientHeight / 2
  }
  const warning = blanksWarning(text)
  return (
    <div className="tool-body">
      <CaseBanner context={context} />
      <Radios
        asQuestion
        id="template"
        legend={words.title}
        options={templates.map(({ id, title }) => ({ value: id, label: title }))}
        value={chosen}
        onChange={setChosen}
      />
      <p className="row">
        <strong role="status">{blanksLeft(text) ?? words.filled}</strong>
        {warning && <QuietButton onClick={toNext}>{words.next}</QuietButton>}
        {text !== template.text && <LinkButton onClick={restart}>{words.again}</LinkButton>}
      </p>
      <div ref={box}>
        <TextArea id="template-text" label={words.label} hint={words.hint} rows={30} value={text} onChange={write} />
      </div>
      <article className="letter-sheet" aria-label={template.title}>
        <p className="lines">{kept}</p>
      </article>
      {warning && <p className="hint">{warning}.</p>}
      {dialog}
      <ResultActions fileName={`letter-${shown}-${context.today}`} text={() => text} />
    </div>
  )
})
