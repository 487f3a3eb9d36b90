import type { Site } from '../site/site.ts'
import { ProseOf } from './ProseOf.tsx'

/** The home page’s words: each part a section, and the parts of a part side by side as tasks. */
export const HomeParts = ({ site, markdown }: { site: Site; markdown: string }) => (
  <>
    {split(markdown, /^(?=## )/m).map((part) => {
      const [intro = '', ...tasks] = split(part, /^(?=### )/m)
      return (
        <section key={intro}>
          <ProseOf site={site} markdown={intro} />
          {tasks.length > 0 && (
            <div className="tasks">
              {tasks.map((task) => (
                <div key={task}>
                  <ProseOf site={site} markdown={task} />
                </div>
              ))}
            </div>
          )}
        </section>
      )
    })}
  </>
)

/** A text cut before each heading of a level. */
const split = (markdown: string, heading: RegExp): string[] =>
  markdown.split(heading).filter((part) => part.trim() !== '')
