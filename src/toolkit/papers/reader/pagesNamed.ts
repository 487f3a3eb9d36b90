import type { Page } from '../../../papers/lines.ts'
import type { PaperFile } from '../../../papers/readPapers.ts'

/** The pages of a file among some, to be added to; a file that is not there yet is put there. */
export function pagesNamed(papers: PaperFile[], name: string): Page[] {
  const known = papers.find((paper) => paper.name === name)
  if (known) return known.pages as Page[]
  const pages: Page[] = []
  papers.push({ name, pages })
  return pages
}
