import { evidenceItems } from '../../letters/evidenceItems.ts'
import { nothingIsNeeded } from './evidenceChecklist.ts'

/** The checklist to print, with a box for each paper. */
export const Static = () => (
  <>
    <p><strong>{nothingIsNeeded}</strong></p>
    <ul className="boxes">
      {evidenceItems.map(({ id, label, why, whereToFind, ifMissing }) => (
        <li key={id}><strong>{label}.</strong> {why} Where to look: {whereToFind.join('; ')}. If you cannot find it: {ifMissing.tip}</li>
      ))}
    </ul>
  </>
)
