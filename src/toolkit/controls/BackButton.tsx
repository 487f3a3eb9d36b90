/** The way back to the page before, above what this one holds. */
export const BackButton = ({ onBack }: { onBack: () => void }) => (
  <button type="button" className="back" onClick={onBack}>
    Back
  </button>
)
