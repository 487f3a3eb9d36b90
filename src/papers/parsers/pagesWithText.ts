import { type Page, pagesOfText } from '../lines.ts'
import { PaperFault } from './paperFault.ts'

/**
 * Text as pages.
 * @throws PaperFault when no page has a line
 */
export function pagesWithText(text: string): Page[] {
  const pages = pagesOfText(text)
  if (pages.every(({ lines }) => lines.length === 0)) throw new PaperFault('no-text')
  return pages
}
