/** The parts of a long page. */
export function OnThisPage({ parts }: { parts: readonly { id: string; text: string }[] }) {
  if (parts.length < 3) return null
  return (
    <nav className="on-this-page" aria-labelledby="on-this-page">
      <h2 id="on-this-page">On this page</h2>
      <ul>{parts.map(({ id, text }) => <li key={id}><a href={`#${id}`}>{text}</a></li>)}</ul>
    </nav>
  )
}
