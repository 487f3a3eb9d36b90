import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../controls/useWords.ts'
import type { ResultProps } from './FlowTool.tsx'
import { QuietButton } from '../../components/Button.tsx'

/** The way to go through the questions again for something else, until there are as many as can be. */
export function AnotherRun({ way: { flow }, onAnother }: ResultProps) {
  const { full } = useWords('shared').run
  if (!flow.several) return null
  return (
    <p data-screen-only="">
      {onAnother ? (
        <QuietButton onClick={onAnother}>{flow.several.another}</QuietButton>
      ) : (
        fillIn(full, { most: flow.several.most })
      )}
    </p>
  )
}
