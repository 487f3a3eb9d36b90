import { plainText } from '../content/prose/plainText.ts'
import type { Site } from '../site/site.ts'

/** Contents of glossary.json: each term’s plain meaning by its id, for the notes beside terms in prose. */
export const glossaryNotes = ({ prose }: Site): Record<string, { term: string; plain: string; see?: string }> =>
  Object.fromEntries(
    [...prose.glossary.values()].map(({ id, term, plain, see }) => [
      id,
      { term, plain: plainText(plain, prose), ...(see ? { see } : {}) },
    ]),
  )
