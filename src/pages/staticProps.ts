import { plainText } from '../content/prose/plainText.ts'
import { financedBrands } from '../site/lenderData.ts'
import type { Site } from '../site/site.ts'
import type { StaticProps } from '../tools/descriptor.ts'

/** Props of any tool’s static form. */
export const staticProps = (site: Site): StaticProps => ({
  facts: site.facts,
  today: site.today,
  letterParagraph: letterParagraphOf(site),
  letters: site.letters,
  words: site.words,
  lenderLetters: site.lenderLetters,
  brands: financedBrands(site),
})

/** Paragraph about the scheme that letters print in its present state; empty where the site has no such words. */
export function letterParagraphOf({ prose }: Site): string {
  const { standing, schemeState } = prose
  const words = schemeState && standing.topics['letter-paragraph']?.[schemeState]
  return words ? plainText(words, prose) : ''
}
