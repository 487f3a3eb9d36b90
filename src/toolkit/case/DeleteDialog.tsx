import type { CaseWords } from './wordsFile.ts'
import { Modal } from '../../components/Modal.tsx'
import { MainButton, QuietButton } from '../../components/Button.tsx'

/** Asks once more before something is deleted. */
export const DeleteDialog = ({
  words,
  onDelete,
  onClose,
}: {
  words: CaseWords['delete']
  onDelete: () => void
  onClose: () => void
}) => (
  <Modal title={words.title} open onOpenChange={(open) => open || onClose()}>
    <p>{words.what}</p>
    <p className="row">
      <MainButton onClick={onDelete}>{words.delete}</MainButton>
      <QuietButton onClick={onClose}>{words.keep}</QuietButton>
    </p>
  </Modal>
)
