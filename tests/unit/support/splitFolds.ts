/** The words of a result that stand open, and its folds in order; words of different elements are told apart by a bar. */
export function splitFolds(markup: string): {
  open: string
  folds: { title: string; isOpen: boolean; words: string }[]
} {
  const folds: { title: string; isOpen: boolean; words: string }[] = []
  const read = (html: string) => html.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|')
  // A fold within a fold ends first, so the outer ones are found by counting.
  let rest = ''
  let depth = 0
  let fold = ''
  for (const piece of markup.split(/(<details\b[^>]*>|<\/details>)/)) {
    if (piece.startsWith('<details')) depth++
    if (depth > 0) fold += piece
    else rest += piece
    if (piece !== '</details>') continue
    depth--
    if (depth > 0) continue
    const [, tag = '', summary = '', inner = ''] =
      /^<details([^>]*)><summary[^>]*>(.*?)<\/summary>(.*)<\/details>$/s.exec(fold) ?? []
    folds.push({ title: summary.replace(/<[^>]+>/g, ''), isOpen: tag.includes('open'), words: read(inner) })
    fold = ''
  }
  return { open: read(rest), folds }
}
