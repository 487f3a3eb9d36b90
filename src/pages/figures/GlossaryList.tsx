import type { Site } from '../../site/site.ts'
import { LineOf } from '../ProseOf.tsx'

/** Every term in alphabetical order, with its plain meaning. */
export function GlossaryList({ site }: { site: Site }) {
  const terms = [...site.prose.glossary.values()].sort((a, b) => a.term.localeCompare(b.term, 'en-GB'))
  return (
    <dl className="glossary">
      {terms.map(({ id, term, plain, see }) => (
        <div key={id} id={id}>
          <dt>{term}</dt>
          <dd>
            <LineOf site={site} markdown={plain} />
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
