import type { FigureProps } from './figureProps.ts'

/** A barrier, and an arrow that leads on. */
const signs = {
  stopped: 'M4 8H36V22H4zM12 8 6 22M22 8 16 22M32 8 26 22M8 22V36M32 22V36',
  goesOn: 'M4 20H34M24 10 34 20 24 30',
} as const

/** Shows what is on hold and what isn’t in the scheme’s present state: two columns, or one where nothing has stopped. */
export function OnHold({ site, Line }: FigureProps) {
  const state = site.prose.schemeState
  const words = state && site.figureWords?.['on-hold'][state]
  if (!words) return null
  return (
    <figure className="drawing hold">
      <figcaption>{words.title}</figcaption>
      <div className="hold-columns">
        {(['stopped', 'goesOn'] as const).map((side) => {
          const column = words[side]
          return (
            column && (
              <div key={side} data-side={side}>
                <h3>
                  <svg viewBox="0 0 40 40" aria-hidden="true">
                    <path d={signs[side]} />
                  </svg>
                  {column.title}
                </h3>
                <ul>
                  {column.items.map((item) => (
                    <li key={item}>
                      <Line site={site} markdown={item} />
                    </li>
                  ))}
                </ul>
              </div>
            )
          )
        })}
      </div>
    </figure>
  )
}
