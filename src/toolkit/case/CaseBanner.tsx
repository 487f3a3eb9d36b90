import { type ChangeEvent, useRef } from 'react'
import { caseFileName, exportCaseFile } from '../../casefile/caseFile.ts'
import { LinkButton, QuietButton } from '../../components/Button.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { stepHead } from '../controls/arrival.ts'
import { downloadText } from '../controls/sharing.ts'
import { useWords } from '../controls/useWords.ts'
import { deleteCase, saveCase, useCase } from './caseStore.ts'
import { type CaseState, isUnsaved } from './openCase.ts'
import { nothingTold } from './snapshot.ts'
import { useDialog } from './useDialog.tsx'
import type { CaseContext } from './withCase.tsx'
import type { CaseWords } from './wordsFile.ts'

/** Show where the case is kept, in memory, on this device or both, and what can be done with it. */
export function CaseBanner({ context }: { context: CaseContext }) {
  const { today, lenders } = context
  const words = useWords('case')
  const state = useCase()
  const { dialog, show, close, ask } = useDialog()
  const banner = useRef<HTMLElement>(null)
  const { now, kept, unreadable, said, called } = state
  const empty = now === nothingTold
  const deletion = called === null ? words.delete : words.desk.delete
  const save = () => {
    // The button goes once all is saved.
    banner.current?.focus({ preventScroll: true })
    void saveCase(unreadable === 'damaged')
  }
  const read = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file)
      void show(async () =>
        (await import('./ImportDialog.tsx')).importDialog(file, {
          lenders,
          isAdded: !empty,
          called,
          words,
          close,
        }),
      )
  }
  const openDesk = () =>
    void show(async () => {
      const { Desk } = await import('./Desk.tsx')
      return <Desk words={words.desk} onClose={close} />
    })
  return (
    <aside className="case-banner" aria-label={words.banner.label} tabIndex={-1} ref={banner} data-screen-only="">
      {called !== null && (
        <p className="case-called">
          {words.desk.openNow} <strong translate="no">{called || words.desk.noName}</strong>{' '}
          <LinkButton onClick={openDesk}>{words.desk.switch}</LinkButton>
        </p>
      )}
      <p>{standing(state, words.standing)}</p>
      {!empty && (unreadable === null ? isUnsaved(state) : unreadable === 'damaged') && (
        <QuietButton onClick={save}>
          {unreadable ? words.banner.saveOver : kept === null ? words.banner.save : words.banner.saveChanges}
        </QuietButton>
      )}
      <details>
        <summary>{words.banner.ways}</summary>
        <div className="row">
          {!empty && (
            <LinkButton onClick={() => downloadText(caseFileName(today), exportCaseFile(now), 'application/json')}>
              {words.banner.export}
            </LinkButton>
          )}
          <label className="as-link file">
            {words.banner.import}
            <input type="file" className="visually-hidden" accept=".json,application/json" onChange={read} />
          </label>
          {(!empty || kept !== null || unreadable !== null) && (
            <LinkButton onClick={() => ask(deletion, deleteCase, stepHead)}>{deletion.delete}</LinkButton>
          )}
        </div>
        <p className="hint">{words.banner.whoSees}</p>
        {called === null && <LinkButton onClick={openDesk}>{words.desk.start}</LinkButton>}
      </details>
      <p role="status">{said && (typeof said === 'string' ? words.said[said] : said.fileFault)}</p>
      {dialog}
    </aside>
  )
}

function standing(state: CaseState, words: CaseWords['standing']): string {
  if (state.unreadable) return words[state.unreadable]
  if (state.kept === null) return words.nothing
  if (isUnsaved(state)) return words.unsaved
  const at = new Date(state.kept.savedAt)
  return fillIn(words.saved, { time: at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' }) })
}
