import type { ComponentType } from 'react'
import type { Site } from '../site/site.ts'
import { factsInLetters, withParts } from '../content/letters/withParts.ts'
import type { CaseToolProps } from '../toolkit/case/caseTool.ts'
import { factsOfTool, lettersOfTool, type ToolId } from '../tools/index.ts'
import { handedWords } from './handedWords.ts'
import { IslandOf } from './IslandOf.tsx'
import { letterParagraphOf } from './staticProps.ts'

/** A tool of the case with its first question in place, the letters and words it shows, and the facts it works with. */
export function CaseToolIsland({ site, tool, of }: { site: Site; tool: ToolId; of: ComponentType<CaseToolProps> }) {
  const templates = withParts(lettersOfTool(tool), site.letters)
  const needed = [...new Set([...factsOfTool(tool), ...factsInLetters(templates)])]
  const facts = needed.flatMap((id) => site.facts.get(id) ?? [])
  // A small site may lack the facts; the page’s words do without.
  if (facts.length < needed.length) return null
  const words = handedWords(site, tool)
  return (
    <div className="tool">
      <IslandOf
        name={tool}
        id="tool"
        start="load"
        of={of}
        props={{ facts, today: site.today, letterParagraph: letterParagraphOf(site), templates, words }}
      />
    </div>
  )
}
