import { type ChangeEvent, lazy, Suspense, useState } from 'react'
import { caseFileName, exportCaseFile } from '../../casefile/exportCaseFile.ts'
import { downloadText } from '../kit/downloadText.ts'
import type { CaseContext } from './caseTool.ts'
import { isUnsaved, useCase } from './caseStore.ts'
import { deleteCase, importCase, saveCase } from './keeping.ts'
import { nothingTold } from './snapshot.ts'

// A dialog’s code is large and rarely wanted.
const DeleteDialog = lazy(() => import('./DeleteDialog.tsx').then(({ DeleteDialog: Dialog }) => ({ default: Dialog })))

/** Where the case stands: in memory, on this device or both, and what can be done with it. */
export function CaseBanner({ context: { today }, onReplaced }: { context: CaseContext; onReplaced: () => void }) {
  const state = useCase()
  const [asking, setAsking] = useState(false)
  const { now, kept, said } = state
  const empty = now === nothingTold
  const unsaved = isUnsaved(state)
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file && importCase(await file.text())) onReplaced()
    target.value = ''
  }
  return (
    <aside className="case-banner" aria-label="Your case" data-screen-only="">
      <p>{kept === null ? 'Nothing is saved. It is gone when you close this page.' : unsaved ? 'You have changes that are not saved.' : `Saved on this device at ${timeOf(kept.savedAt)}.`}</p>
      {!empty && unsaved && <button type="button" className="button quiet" onClick={() => void saveCase()}>{kept === null ? 'Save on this device' : 'Save changes'}</button>}
      <details>
        <summary>Keep or delete</summary>
        <div className="row">
          {!empty && <button type="button" className="as-link" onClick={() => downloadText(caseFileName(today), exportCaseFile(now), 'application/json')}>Export as a file</button>}
          <label className="as-link file">Import a file<input type="file" className="visually-hidden" accept=".json,application/json" onChange={read} /></label>
          {(!empty || kept !== null) && <button type="button" className="as-link" onClick={() => setAsking(true)}>Delete everything</button>}
        </div>
        <p className="hint">What you save stays in this browser, and anyone who uses it can see it. Do not save on a computer that others use.</p>
      </details>
      <p role="status">{said}</p>
      {asking && <Suspense><DeleteDialog onClose={() => setAsking(false)} onDelete={() => { void deleteCase().then(onReplaced); setAsking(false) }} /></Suspense>}
    </aside>
  )
}

const timeOf = (at: string) => new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
