import { type ChangeEvent, type ReactNode, useState } from 'react'
import type { SavedCase } from '../../casefile/caseFile.ts'
import { caseFileName, exportCaseFile } from '../../casefile/exportCaseFile.ts'
import { type CaseState, isUnsaved } from './caseMemory.ts'
import { deleteCase, saveCase, sayOfCase, takeFile, useCase } from './caseStore.ts'
import type { CaseContext } from './caseTool.ts'
import { fileToImport } from './fileToImport.ts'
import { nothingTold } from './snapshot.ts'
import { downloadText } from '../kit/downloadFile.ts'

/** Where the case stands: in memory, on this device or both, and what can be done with it. */
export function CaseBanner({ context: { today, lenders } }: { context: CaseContext }) {
  const state = useCase()
  const [dialog, setDialog] = useState<ReactNode>(null)
  const { now, kept, unreadable, said } = state
  const empty = now === nothingTold
  const close = () => setDialog(null)
  // A dialog’s code is large and rarely wanted, so it comes when it is. Without it nothing on the page is lost.
  const show = (load: () => Promise<ReactNode>) =>
    load().then(setDialog, () => sayOfCase('This part could not be fetched. Check your connection and try again.'))
  const askToDelete = () =>
    show(async () => {
      const { DeleteDialog } = await import('./DeleteDialog.tsx')
      return (
        <DeleteDialog
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
          onClose={() => {
            close()
            sayOfCase('The file is not used. Nothing was changed.')
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
    else sayOfCase(`${parsed.reason} Nothing was changed.`)
  }
  return (
    <aside className="case-banner" aria-label="Your case" data-screen-only="">
      <p>{standing(state)}</p>
      {!empty && isUnsaved(state) && unreadable === null && (
        <button type="button" className="button quiet" onClick={() => void saveCase()}>
          {kept === null ? 'Save on this device' : 'Save changes'}
        </button>
      )}
      {!empty && unreadable === 'damaged' && (
        <button type="button" className="button quiet" onClick={() => void saveCase(true)}>
          Save over it
        </button>
      )}
      <details>
        <summary>Keep or delete</summary>
        <div className="row">
          {!empty && (
            <button
              type="button"
              className="as-link"
              onClick={() => downloadText(caseFileName(today), exportCaseFile(now), 'application/json')}
            >
              Export as a file
            </button>
          )}
          <label className="as-link file">
            Import a file
            <input type="file" className="visually-hidden" accept=".json,application/json" onChange={read} />
          </label>
          {(!empty || kept !== null || unreadable !== null) && (
            <button type="button" className="as-link" onClick={() => void askToDelete()}>
              Delete everything
            </button>
          )}
        </div>
        <p className="hint">
          What you save stays in this browser, and anyone who uses it can see it. Do not save on a computer that others
          use.
        </p>
      </details>
      <p role="status">{said}</p>
      {dialog}
    </aside>
  )
}

function standing(state: CaseState): string {
  if (state.unreadable === 'newer')
    return 'A newer version of this page has saved this case. Load this page again to go on. To keep what you have typed here, export it first.'
  if (state.unreadable === 'damaged')
    return 'What was saved on this device cannot be read. It stays there until you save over it or delete it.'
  if (state.kept === null) return 'Nothing is saved. It is gone when you close this page.'
  return isUnsaved(state)
    ? 'You have changes that are not saved.'
    : `Saved on this device at ${timeOf(state.kept.savedAt)}.`
}

const timeOf = (at: string) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

const dayOf = (time: number) =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })
