import { type ReactNode, useState } from 'react'
import { isFetchFault } from '../../browser/fetchFault.ts'
import { MainButton, QuietButton } from '../../components/Button.tsx'
import { sayOfCase } from './caseStore.ts'
import type { CaseWords } from './wordsFile.ts'

/** A case tool’s dialog. Its code is large and rarely wanted, so it loads on demand. If it fails, nothing on the page is lost. */
export function useDialog() {
  const [dialog, setDialog] = useState<ReactNode>(null)
  const close = () => setDialog(null)
  const show = (load: () => Promise<ReactNode>) =>
    load().then(setDialog, (error) => sayOfCase(isFetchFault(error) ? 'notFetched' : 'notShown'))
  /** Confirm before something is deleted. After a yes, the focus goes to `next` if the pressed button has gone. */
  const ask = (words: CaseWords['delete'], remove: () => void | Promise<void>, next: string) =>
    void show(async () => {
      const { Modal } = await import('../../components/Sheets.tsx')
      const onDelete = async () => {
        await remove()
        close()
      }
      return (
        <Modal title={words.title} open onOpenChange={(open) => open || close()} orElse={next}>
          <p>{words.what}</p>
          <p className="row">
            <MainButton onClick={onDelete}>{words.delete}</MainButton>
            <QuietButton onClick={close}>{words.keep}</QuietButton>
          </p>
        </Modal>
      )
    })
  return { dialog, show, close, ask }
}
