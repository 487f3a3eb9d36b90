import type { FigureProps } from './figureProps.ts'

/** Every term in alphabetical order, with its plain meaning, below the letters that lead to the first of each. */
export function GlossaryList({ site, Line }: FigureProps) {
  const terms = [...site.prose.glossary.values()].sort((a, b) => a.term.localeCompare(b.term, 'en-GB'))
  const firsts = [...Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase())]
  return (
    <>
      <nav className="letters" aria-label="Letters">
        {firsts.map(([letter, [first]]) => (
          <a key={letter} href={`#${first?.id}`}>
            {letter}
          </a>
        ))}
      </nav>
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
    </>
  )
}
