import type { GlossaryNotes } from './useMeaning.ts'

/** Explain a term in plain words. */
export const TermNote = ({ meaning: { term, plain, see }, href }: { meaning: GlossaryNotes[string]; href: string }) => (
  <>
    <p className="note-title">{term}</p>
    <p>{plain}</p>
    <p>
      <a href={see ?? href}>More about this</a>
    </p>
  </>
)
