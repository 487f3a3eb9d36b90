import { LinkList } from './LinkList.tsx'

type Parts = readonly { id: string; text: string }[]

/** Pages with fewer parts are short enough without a list of them. */
const fewest = 3

/** The parts of a long page. `onlyBeside` leaves them out where there is no margin for them, so that the page’s purpose comes first. */
export function OnThisPage({ parts, onlyBeside }: { parts: Parts; onlyBeside: boolean }) {
  if (parts.length < fewest) return null
  return (
    <>
      <a className={onlyBeside ? 'skip only-beside' : 'skip'} href="#page-text">
        Skip the list of parts
      </a>
      <nav className={onlyBeside ? 'on-this-page only-beside' : 'on-this-page'} aria-labelledby="on-this-page">
        <h2 id="on-this-page">On this page</h2>
        <LinkList links={parts.map(({ id, text }) => ({ href: `#${id}`, label: text }))} />
      </nav>
    </>
  )
}

/** A link back to the list of parts from anywhere in a long page with no margin for it. The Contents island opens it in place. */
export function ContentsLink({ parts }: { parts: Parts }) {
  if (parts.length < fewest) return null
  return (
    <div className="contents-place" id="contents" data-island="Contents" data-start="intent">
      <a className="contents-link" href="#on-this-page" data-part="contents" data-wait="">
        On this page
      </a>
    </div>
  )
}
