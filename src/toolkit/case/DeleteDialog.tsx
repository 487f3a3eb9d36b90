import { MainButton, QuietButton } from '../../components/Button.tsx'
import { Modal } from '../../components/Sheets.tsx'
import type { CaseWords } from './wordsFile.ts'

/** Asks once more before something is deleted; `next` has the focus then, if what was pressed has gone with it. */
export const DeleteDialog = ({
  words,
  next,
  onDelete,
  onClose,
}: {
  words: CaseWords['delete']
  next: string
  onDelete: () => void
  onClose: () => void
}) => (
  <Modal title={words.title} open onOpenChange={(open) => open || onClose()} orElse={next}>
    <p>{words.what}</p>
    <p className="row">
      <MainButton onClick={onDelete}>{words.delete}</MainButton>
      <QuietButton onClick={onClose}>{words.keep}</QuietButton>
    </p>
  </Modal>
)
