import type { CaseWords } from './wordsFile.ts'
import { Modal } from '../../components/Modal.tsx'

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
      <button type="button" className="button" onClick={onDelete}>
        {words.delete}
      </button>
      <button type="button" className="button quiet" onClick={onClose}>
        {words.keep}
      </button>
    </p>
  </Modal>
)
