import { KindQuestion } from './KindQuestion.tsx'
import { DatedQuestion } from './DatedQuestion.tsx'
import { ComplainedQuestion, StageQuestion } from './OpenQuestion.tsx'
import { SaysQuestion } from './SaysQuestion.tsx'
import { WordsQuestion } from './WordsQuestion.tsx'

/** The questions of the letter itself after the first, by the names of their steps. */
export const readingPages = {
  words: WordsQuestion,
  says: SaysQuestion,
  kind: KindQuestion,
  stage: StageQuestion,
  complained: ComplainedQuestion,
  dated: DatedQuestion,
}
