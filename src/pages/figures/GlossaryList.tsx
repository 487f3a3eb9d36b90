import type { FigureProps } from './figureProps.ts'

/** Every term in alphabetical order, with its plain meaning. */
export function GlossaryList({ site, Line }: FigureProps) {
  const terms = [...site.prose.glossary.values()].sort((a, b) => a.term.localeCompare(b.term, 'en-GB'))
  return (
    <dl className="glossary">
      {terms.map(({ id, term, plain, see }) => (
        <div key={id} id={id}>
          <dt>{term}</dt>
          <dd>
            <Line site={site} markdown={plain} />
            {see && (
              <>
                {' '}
                <a href={see}>More about this</a>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
