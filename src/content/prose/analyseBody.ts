import Markdoc, { type Node } from '@markdoc/markdoc'
import { syllable } from 'syllable'
import { memoize } from '../memoize.ts'
import type { ProseContext } from './context.ts'
import { dialect } from './dialect.ts'
import { headingId, headingsIn, nodeText } from './headings.ts'
import { plainTextOf } from './plainText.ts'

/** Analysis of a page’s words for the checks. Plain data, so that it can be kept from one build to the next. */
export type BodyAnalysis = {
  /** Faults Markdoc finds, with the line of the body each starts on, from 0. */
  faults: readonly { id: string; message: string; line: number }[]
  fragments: readonly string[]
  sections: readonly ProseSection[]
  /** Its Flesch–Kincaid grade; null when it is too short to tell, or a fact or tag in it is at fault. */
  grade: number | null
}

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
    return gradeIfLong(plainTextOf(tree, context))
  } catch {
    return null
  }
}

type ProseSection = {
  heading: string
  /** The line of the body its heading stands on, from 0. */
  line: number
  /** Number of words, those of tables and examples included and those of facts not. */
  words: number
  /** True when its last block is a next step that leads somewhere. */
  endsInStep: boolean
}

/** The sections of a parsed document in order. Questions and answers end the last of them: they are no part of it. */
export function sectionsIn(tree: Node): ProseSection[] {
  const blocks = tree.children.filter(({ type }) => type !== 'comment')
  const starts = blocks.flatMap(({ type, attributes }, at) =>
    type === 'heading' && attributes.level === 2 ? [at] : [],
  )
  return starts.map((start, index) => {
    const inner = blocks.slice(start + 1, starts[index + 1])
    const end = inner.findIndex(({ tag }) => tag === 'questions')
    const own = end === -1 ? inner : inner.slice(0, end)
    const heading = blocks[start] as Node
    return {
      heading: nodeText(heading),
      line: heading.lines[0] ?? 0,
      words: own.reduce((sum, node) => sum + countOf(node), 0),
      endsInStep: leads(own.at(-1)),
    }
  })
}

const leads = (node: Node | undefined): boolean =>
  node?.tag === 'next' && [...node.walk()].some(({ type }) => type === 'link')

const countOf = (node: Node): number =>
  [...node.walk()]
    .filter(({ type }) => type === 'text')
    .reduce((sum, { attributes }) => sum + (String(attributes.content).match(/[\p{L}\p{N}][^\s]*/gu) ?? []).length, 0)

/**
 * The Flesch–Kincaid grade of a text: the school year in which it is easily read.
 * 0.39 × words per sentence + 11.8 × syllables per word − 15.59 (Kincaid and others, 1975). 0 for a text without words.
 * A line break ends a sentence, as a heading or a list item does.
 */
export function readingGrade(text: string): number {
  const sentences = text
    .split(/\n|(?<=[.!?]["’”)]?)\s+(?=["“‘(]?[\p{Lu}\d£])/u)
    .map(wordsIn)
    .filter((words) => words.length > 0)
  const words = sentences.flat()
  if (words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59
}

const wordsIn = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,]*(?<![’'.,])/gu) ?? []

// The same few thousand words make up a whole site.
const syllablesIn = memoize((word) => Math.max(1, syllable(word)))

const fewestWords = 60

/** The grade of a text; null for a short one, of which a grade says little. */
export const gradeIfLong = (text: string): number | null =>
  text.split(/\s+/).length < fewestWords ? null : readingGrade(text)
