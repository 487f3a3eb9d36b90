/** Show the source of a figure, as the page’s own list of sources has it. */
export function FactNote({ figure, source }: { figure: string; source: Element }) {
  const link = source.querySelector('a')
  return (
    <>
      <p className="note-title">{figure}</p>
      <p>{source.querySelector('.describes')?.textContent}</p>
      {link && (
        <p>
          <a href={link.href} rel="external noreferrer">
            {link.textContent}
          </a>
        </p>
      )}
      <p className="dates">{source.querySelector('.dates')?.textContent}</p>
    </>
  )
}
