import { type ChangeEvent, type ReactNode, useState } from 'react'
import { type SavedCase, caseFileName, exportCaseFile } from '../../casefile/caseFile.ts'
import { type CaseState, isUnsaved } from './caseMemory.ts'
import { deleteCase, saveCase, sayOfCase, takeFile, useCase } from './caseStore.ts'
import type { CaseContext } from './caseTool.ts'
import { fileToImport } from './fileToImport.ts'
import type { CaseWords } from './wordsFile.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { nothingTold } from './snapshot.ts'
import { downloadText } from '../kit/downloadFile.ts'

/** Where the case stands: in memory, on this device or both, and what can be done with it. */
export function CaseBanner({ context }: { context: CaseContext }) {
  const { today, lenders } = context
  const words = toolWords(context.words, 'case')
  const state = useCase()
  const [dialog, setDialog] = useState<ReactNode>(null)
  const { now, kept, unreadable, said } = state
  const empty = now === nothingTold
  const close = () => setDialog(null)
  // A dialog’s code is large and rarely wanted, so it comes when it is. Without it nothing on the page is lost.
  const show = (load: () => Promise<ReactNode>) => load().then(setDialog, () => sayOfCase('notFetched'))
  const askToDelete = () =>
    show(async () => {
      const { DeleteDialog } = await import('./DeleteDialog.tsx')
      return (
        <DeleteDialog
          words={words.delete}
          onClose={close}
          onDelete={() => {
            close()
            void deleteCase()
          }}
        />
      )
    })
  const offer = (saved: SavedCase, lastChanged: number) =>
    show(async () => {
      const { ImportDialog } = await import('./ImportDialog.tsx')
      return (
        <ImportDialog
          saved={saved}
          lastChanged={dayOf(lastChanged)}
          lenders={lenders.lenders}
          isAdded={!empty}
          words={words.import}
          onClose={() => {
            close()
            sayOfCase('notTaken')
          }}
          onUse={() => {
            close()
            takeFile(saved)
          }}
        />
      )
    })
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (!file) return
    const parsed = await fileToImport(file)
    // The same file can be chosen again.
    target.value = ''
    if (parsed.ok) await offer(parsed.saved, file.lastModified)
    else sayOfCase(parsed.fault)
  }
  return (
    <aside className="case-banner" aria-label={words.banner.label} data-screen-only="">
      <p>{standing(state, words.standing)}</p>
      {!empty && isUnsaved(state) && unreadable === null && (
        <button type="button" className="button quiet" onClick={() => void saveCase()}>
          {kept === null ? words.banner.save : words.banner.saveChanges}
        </button>
      )}
      {!empty && unreadable === 'damaged' && (
        <button type="button" className="button quiet" onClick={() => void saveCase(true)}>
          {words.banner.saveOver}
        </button>
      )}
      <details>
        <summary>{words.banner.ways}</summary>
        <div className="row">
          {!empty && (
            <button
              type="button"
              className="as-link"
              onClick={() => downloadText(caseFileName(today), exportCaseFile(now), 'application/json')}
            >
              {words.banner.export}
            </button>
          )}
          <label className="as-link file">
            {words.banner.import}
            <input type="file" className="visually-hidden" accept=".json,application/json" onChange={read} />
          </label>
          {(!empty || kept !== null || unreadable !== null) && (
            <button type="button" className="as-link" onClick={() => void askToDelete()}>
              {words.banner.delete}
            </button>
          )}
        </div>
        <p className="hint">{words.banner.whoSees}</p>
      </details>
      <p role="status">{said && saidOf(said, words)}</p>
      {dialog}
    </aside>
  )
}

function standing(state: CaseState, words: CaseWords['standing']): string {
  if (state.unreadable) return words[state.unreadable]
  if (state.kept === null) return words.nothing
  return isUnsaved(state) ? words.unsaved : fillIn(words.saved, { time: timeOf(state.kept.savedAt) })
}

function saidOf(said: NonNullable<CaseState['said']>, { said: sentences, files }: CaseWords): string {
  if (typeof said === 'string') return sentences[said]
  if (said.is !== 'damaged') return fillIn(files[said.is], { ...said })
  const { id, at, ...named } = said.fault
  return fillIn(files.damaged, { fault: fillIn(files.wrong[id], { ...named, at: [files.whole, ...at].join(', ') }) })
}

const timeOf = (at: string) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

const dayOf = (time: number) =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
