import { MainButton, QuietButton } from '../../components/Button.tsx'
import { Modal } from '../../components/Sheets.tsx'
import type { CaseWords } from './wordsFile.ts'

/** Confirm before something is deleted; `next` then takes the focus, if the pressed button has gone with it. */
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
