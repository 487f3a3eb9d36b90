import { Filled } from '../components/Filled.tsx'
import type { PageParts } from '../content/pageParts/schema.ts'

/**
 * Message above a tool that does not start: shown by the style sheet when the tool says that it has failed, or has not started
 * for a while, so that it needs no script. With script, the button starts the tool again; answers given before are still there.
 */
export const ToolFault = ({
  words,
  hasWords,
  letters,
}: {
  words: PageParts['toolFault']
  hasWords: boolean
  /** Address of the page with letters to copy. */
  letters: string | undefined
}) => (
  <div className="callout tool-fault" role="status">
    <p>{words.says}</p>
    <p>
      <Filled words={words.tooOld} />
    </p>
    <p className="row">
      {hasWords && <a href="#without-script">{words.same}</a>}
      {letters && <a href={letters}>{words.letters}</a>}
      <button type="button" className="button quiet needs-script" data-again="">
        {words.again}
      </button>
    </p>
  </div>
)
