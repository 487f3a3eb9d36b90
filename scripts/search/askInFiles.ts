import { type SearchOutcome, find } from '../../src/search/find.ts'
import { openIndex } from '../../src/search/openIndex.ts'
import type { SearchFiles } from '../../src/search/searchFile.ts'

/**
 * Search with search.json alone, and count the files that had to be fetched and in how many rounds.
 * @throws for a file that does not exist
 */
export function askInFiles(
  typed: string,
  data: Parameters<typeof openIndex>[0],
  others: SearchFiles,
): { found: SearchOutcome; fetched: SearchFiles; rounds: number } {
  let fetched: SearchFiles = {}
  for (let rounds = 0; ; rounds++) {
    const found = find(typed, openIndex(data, fetched))
    if (found.wants.length === 0) return { found, fetched, rounds }
    const missing = found.wants.filter((name) => !(name in others) || name in fetched)
    if (missing.length > 0) throw new Error(`The index has no ${missing.join(', ')}, which “${typed}” needs`)
    fetched = { ...fetched, ...Object.fromEntries(found.wants.map((name) => [name, others[name]])) }
  }
}
