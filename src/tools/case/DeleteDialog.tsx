import { Modal } from '../../components/Modal.tsx'

/** Asks once more before everything is deleted. */
export const DeleteDialog = ({ onDelete, onClose }: { onDelete: () => void; onClose: () => void }) => (
  <Modal title="Delete everything?" open onOpenChange={(open) => open || onClose()}>
    <p>
      This deletes your answers, letters and dates from this device, from this page and from every other tab that shows
      them. It cannot be undone. A file that you exported stays where you saved it.
    </p>
    <p className="row">
      <button type="button" className="button" onClick={onDelete}>
        Delete everything
      </button>
      <button type="button" className="button quiet" onClick={onClose}>
        Keep it
      </button>
    </p>
  </Modal>
)
