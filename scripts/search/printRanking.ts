import type { SearchOutcome, SearchResult } from '../../src/search/find.ts'

const most = 10

/** A ranking with the reason for each place: what the words were taken for, and which of them a page has, and where. */
export function printRanking({ meant, results, likelihood, weak }: SearchOutcome): string {
  if (meant.length === 0)
    return 'None of these words says what to look for: all of them are under "ignored" in content/search.yaml.'
  const read = meant.map(({ term, typed, weight }) => `${typed} → ${term}${weight < 1 ? ` (× ${weight})` : ''}`)
  const fits = `${weak ? 'nothing here fits well: ' : ''}${Math.round(likelihood * 100)}% likely to be something this site can answer`
  return [`read as: ${read.join(', ')}`, fits, '', ...results.slice(0, most).map(place)].join('\n')
}

function place({ document, section, score, covers, because }: SearchResult, at: number): string {
  const reasons = because.map((one) => `${one.term} in ${one.in.join(', ')}`)
  return [
    `${at + 1}. ${document.kind}  ${document.path}${section?.id ? `#${section.id}` : ''}  ${document.title}`,
    ...(document.answer ? [`   ${document.answer.says}`] : section ? [`   ${section.heading}`] : []),
    `   score ${score.toFixed(1)}, has ${Math.round(covers * 100)}% of what was asked: ${reasons.join('; ')}`,
  ].join('\n')
}
