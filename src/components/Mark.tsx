import { siteMark } from './siteMark.ts'

/** The mark beside the site’s name, which says what it stands for. */
export const Mark = () => (
  <svg className="mark" viewBox={`0 0 ${siteMark.size} ${siteMark.size}`} aria-hidden="true">
    <rect width={siteMark.size} height={siteMark.size} rx={siteMark.corner} />
    <path d={siteMark.lines} />
  </svg>
)
