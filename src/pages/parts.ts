import { headingsOf } from '../content/prose/headings.ts'

/** The main parts of a page’s text, with its questions last. */
export function partsOf(markdown: string): { id: string; text: string }[] {
  const parts = headingsOf(markdown).filter(({ level }) => level === 2)
  return /\{%\s*questions\s*%\}/.test(markdown) ? [...parts, { id: 'questions', text: 'Questions and answers' }] : parts
}
