import { glossaryFile } from '../../content/glossary/schema.ts'
import type { NewEntry } from './newOptions.ts'
import { newAlias, newRedirect } from './newAddress.ts'
import { newFact } from './newFact.ts'
import { newPages } from './newPage.ts'
import { newTool } from './newTool.ts'
import { splice } from '../yamlSplices.ts'
import { slugFault, titleFrom, yamlText } from '../../content/skeleton.ts'

/** A term of the glossary, in order of its id. */
const newTerm: NewEntry = ({ draft: { site, sources } }, { slug, title = titleFrom(slug) }) => {
  const refused = slugFault(slug)
  if (refused) return refused
  const glossary = sources.get(glossaryFile)
  if (!glossary) return { refused: `there is no ${glossaryFile}` }
  const ids = [...site.prose.glossary.keys()]
  if (ids.includes(slug)) return { refused: `the term "${slug}" is already there` }
  const after = ids.findIndex((id) => id > slug)
  const start = after === -1 ? glossary.text.length : glossary.text.lastIndexOf('\n', glossary.offsetAt([after])) + 1
  const text = `- id: ${slug}\n  term: ${yamlText(title)}\n  plain: Say here, in a sentence or two of plain words, what the term means to someone with a car loan.\n`
  return {
    changes: new Map([[glossaryFile, splice(glossary.text, [{ start, end: start, text }])]]),
    done: [
      `The term is there: say what it means in ${glossaryFile}.`,
      `Pages name it as {% term "${slug}" %}words{% /term %}.`,
    ],
  }
}

/** Kinds of things that npm run new can add, by the word for each. */
export const newEntries: Record<string, NewEntry> = {
  ...Object.fromEntries(newPages),
  tool: newTool,
  redirect: newRedirect,
  alias: newAlias,
  fact: newFact,
  term: newTerm,
}
