import { type SchemeState, schemeStates } from '../../facts/schema.ts'
import type { YamlPath, YamlSource } from '../../problems/yamlSource.ts'
import { type Prose, proseAt } from '../prose/prose.ts'
import type { SiteFolder } from '../reading/folder.ts'
import { wordsAt } from '../words/readWords.ts'
import { FiguresFile, type FigureWords } from './schema.ts'

const file = 'content/figures.yaml'

/** Words of the pictures, as editors wrote them. */
export type ReadFigures = { words: FigureWords | undefined; source: YamlSource | undefined; prose: readonly Prose[] }

/** The same with every fault of shape noted. A site need not have it. */
export function readFigures(folder: SiteFolder): ReadFigures {
  const read = folder.yamlIfThere(file, FiguresFile)
  return {
    words: read?.value,
    source: read?.source,
    prose: read ? wordsAt(read.value).flatMap((at) => proseAt(read.source, [at], shownOnlyIn(at))) : [],
  }
}

/** Words that stand under a state of the scheme are shown in that state alone. */
function shownOnlyIn(at: YamlPath): Partial<Prose> {
  const states = schemeStates.filter((state): state is SchemeState => at.includes(state))
  return states.length > 0 ? { states } : {}
}
