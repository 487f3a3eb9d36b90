import type { ToolId } from '../manifest/toolIds.ts'
import { plainText } from '../markdown/plainText.ts'
import type { Site } from '../site/site.ts'
import { factsInLetters, withParts } from '../templates/withParts.ts'
import { factsOfTool } from '../tools/factsOfTool.ts'
import { lettersOfTool } from '../tools/lettersOfTool.ts'
import { wordsOfTool } from '../tools/wordsOfTool.ts'
import { caseTools } from './caseTools.ts'
import { IslandOf } from './IslandOf.tsx'

/** A tool of the case with its first question in place, and the facts it works with. */
export function CaseToolIsland({ site, tool }: { site: Site; tool: ToolId }) {
  const island = caseTools[tool]
  const templates = withParts(lettersOfTool(tool), site.letters)
  const needed = [...new Set([...factsOfTool(tool), ...factsInLetters(templates)])]
  const facts = needed.flatMap((id) => site.facts.get(id) ?? [])
  // A small site may lack the facts; the page’s words do without.
  if (!island || facts.length < needed.length) return null
  const { standing, schemeState } = site.prose
  const words = schemeState && standing.topics['letter-paragraph']?.[schemeState]
  const letterParagraph = words ? plainText(words, site.prose) : ''
  return <div className="tool"><IslandOf name={island.name} id="tool" start="load" of={island.Tool} props={{ facts, today: site.today, letterParagraph, templates, words: wordsFor(tool, site) }} /></div>
}

const wordsFor = (tool: ToolId, { words }: Site): Site['words'] => Object.fromEntries(wordsOfTool(tool).map((one) => [one, words[one]]))
