import type { SavedCase } from '../../casefile/caseFile.ts'
import { Modal } from '../../components/Modal.tsx'
import type { KnownLender } from '../../content/lenders/lenderData.ts'
import { type ChangedLetter, fileContents } from './fileContents.ts'

/** Shows what a file holds, and where its letters would go, before anything is changed. */
export function ImportDialog({
  saved,
  lastChanged,
  lenders,
  isAdded,
  onUse,
  onClose,
}: {
  saved: SavedCase
  /** The day on which the file was last changed, in words. */
  lastChanged: string
  lenders: readonly KnownLender[]
  /** True when something has been told here already. */
  isAdded: boolean
  onUse: () => void
  onClose: () => void
}) {
  const { name, answersTo, lenders: own, dates, letters } = fileContents(saved, lenders)
  return (
    <Modal title="Use this file?" open onOpenChange={(open) => open || onClose()}>
      <div className="file-contents">
        <p>Use a file only if you know who made it. It was last changed on {lastChanged}.</p>
        <dl className="summary-list">
          <div>
            <dt>Whose case</dt>
            <dd>{name || 'It does not say'}</dd>
          </div>
          <div>
            <dt>Answers go to</dt>
            <dd>{answersTo.join(', ') || 'No email or phone'}</dd>
          </div>
          <div>
            <dt>Agreements</dt>
            <dd>
              {own.map((lender) => (
                <p key={lender.name}>
                  {lender.name}: {lender.agreements}
                </p>
              ))}
              {own.length === 0 && 'None'}
            </dd>
          </div>
          <div>
            <dt>Dates</dt>
            <dd>{dates}</dd>
          </div>
        </dl>
        {letters.length > 0 && (
          <>
            <h3>Letters changed by hand</h3>
            <p>They are kept as the file has them. Check each recipient.</p>
            <ul>
              {letters.map((letter) => (
                <li key={letter.id}>
                  <Letter letter={letter} />
                </li>
              ))}
            </ul>
          </>
        )}
        {isAdded && <p>It is added to what you have here. Where both say something else, the file counts.</p>}
        <p className="row">
          <button type="button" className="button" onClick={onUse}>
            Use this file
          </button>
          <button type="button" className="button quiet" onClick={onClose}>
            Cancel
          </button>
        </p>
      </div>
    </Modal>
  )
}

const Letter = ({ letter: { what, to, email, doubts } }: { letter: ChangedLetter }) => (
  <>
    <p>
      <strong>{what}</strong>
    </p>
    {to.length > 0 && <p>To: {to.join(', ')}</p>}
    {email && <p>Email: {email}</p>}
    {doubts.map((doubt) => (
      <p key={doubt} className="doubt">
        {doubt}
      </p>
    ))}
  </>
)
