import Markdoc, { type Node } from '@markdoc/markdoc'
import type { ProseContext } from './context.ts'
import { dialect } from './dialect.ts'
import { headingId, headingsIn } from './headings.ts'
import { plainTextOf } from './plainText.ts'
import { readingGrade } from './readingGrade.ts'
import { type ProseSection, sectionsIn } from './sections.ts'

/** Analysis of a page’s words for the checks. Plain data, so that it can be kept from one build to the next. */
export type BodyAnalysis = {
  /** Faults Markdoc finds, with the line of the body each starts on, from 0. */
  faults: readonly { id: string; message: string; line: number }[]
  /** The ids of its headings and questions. */
  fragments: readonly string[]
  sections: readonly ProseSection[]
  /** Its Flesch–Kincaid grade; null when it is too short to tell, or a fact or tag in it is at fault. */
  grade: number | null
}

const fewestWords = 60

/** Reads a page’s words once, for every check that asks about them. */
export function analyseBody(markdown: string, context: ProseContext): BodyAnalysis {
  const tree = Markdoc.parse(markdown)
  return {
    faults: Markdoc.validate(tree, dialect).map(({ error: { id, message }, lines: [line = 0] }) => ({
      id,
      message,
      line,
    })),
    fragments: [...headingsIn(tree).map(({ id }) => id), ...questionsIn(markdown)],
    sections: sectionsIn(tree),
    grade: gradeOf(tree, context),
  }
}

const questionsIn = (markdown: string): string[] =>
  [...markdown.matchAll(/\{%\s*question\s+"([^"]*)"/g)].map((match) => headingId(match[1] ?? ''))

function gradeOf(tree: Node, context: ProseContext): number | null {
  try {
    const text = plainTextOf(tree, context)
    return text.split(/\s+/).length < fewestWords ? null : readingGrade(text)
  } catch {
    return null
  }
}
