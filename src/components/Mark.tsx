/**
 * The site’s mark, on a grid of 32: a number plate, and on it a K that stands on the double line along a kerb. Its edges fall on whole
 * pixels at 16. Everything that shows the mark takes it from here.
 */
export const mark = {
  size: 32,
  corner: 6,
  lines: 'M7 4h5v6.4L18.6 4h6.6l-8.6 8 8.6 8h-6.6L12 13.6V20H7zm-3 18h24v2H4zm0 4h24v2H4z',
} as const

/** The mark beside the site’s name, which says what it stands for. */
export const Mark = () => (
  <svg className="mark" viewBox={`0 0 ${mark.size} ${mark.size}`} aria-hidden="true">
    <rect width={mark.size} height={mark.size} rx={mark.corner} />
    <path d={mark.lines} />
  </svg>
)
