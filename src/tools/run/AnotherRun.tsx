import type { ResultProps } from './FlowTool.tsx'

/** The way to go through the questions again for something else, until there are as many as can be. */
export function AnotherRun({ way: { flow }, onAnother }: ResultProps) {
  if (!flow.several) return null
  return (
    <p data-screen-only="">
      {onAnother ? (
        <button type="button" className="button quiet" onClick={onAnother}>
          {flow.several.another}
        </button>
      ) : (
        `This page has room for ${flow.several.most}. Start again to work out more.`
      )}
    </p>
  )
}
