import { longDate } from '../../dates/plainDate.ts'
import type { Answer } from '../../search/document.ts'
import type { Found, Result } from '../../search/find.ts'
import { marked } from '../../search/marked.ts'
import type { OpenSearch } from './searchQuery.ts'

type Shown = { result: Result; found: Found; search: OpenSearch }

/** Where a result leads: to the part of the page that fits best. */
export const hrefOf = ({ document, section }: Result): string =>
  section?.id ? `${document.path}#${section.id}` : document.path

/** The name of a result: what an answer says, or the title of a page. */
export function ResultName({ result, found, search }: Shown) {
  const { document } = result
  if (document.answer) return <>{document.answer.says}</>
  return <Marked text={document.title} found={found} search={search} />
}

/** What stands below it: the source of an answer, or the part of the page that fits, with the words that were looked for marked. */
export function ResultAbout({ result, found, search }: Shown) {
  const { document, section } = result
  if (document.answer) return <AnswerAbout answer={document.answer} search={search} />
  return (
    <>
      {section?.heading && (
        <strong>
          <Marked text={section.heading} found={found} search={search} />{' '}
        </strong>
      )}
      <Marked text={section?.text || document.about} found={found} search={search} />
    </>
  )
}

function AnswerAbout({ answer, search: { words } }: { answer: Answer; search: OpenSearch }) {
  const { of, source, checkedOn, confirmed, knownUntil } = answer
  return (
    <>
      {of && `${of} `}
      {!confirmed && <strong>({words.notConfirmed}) </strong>}
      {knownUntil && `${words.knownUntil} ${longDate(knownUntil)}. `}
      {source && (
        <span className="answer-source">
          {source.title}
          {checkedOn && `. ${words.checked} ${longDate(checkedOn)}.`}
        </span>
      )}
    </>
  )
}

function Marked({ text, found, search }: { text: string; found: Found; search: OpenSearch }) {
  const terms = new Set(found.meant.map(({ term }) => term))
  let at = 0
  return (
    <>
      {marked(text, terms, search.index.reading).map((stretch) => {
        at += stretch.text.length
        return stretch.sought ? <mark key={at}>{stretch.text}</mark> : stretch.text
      })}
    </>
  )
}
