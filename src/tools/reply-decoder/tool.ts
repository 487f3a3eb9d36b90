import { z } from 'zod'
import { nextLetterKinds } from '../../content/letters/letterKinds.ts'
import { pagePath } from '../../content/pagePath.ts'
import { aboutDate, group, named, words } from '../../content/words/fields.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import { firmLetterParts, letterFacts, type ToolWithWords } from '../descriptor.ts'

/** A question with an answer for those who cannot tell. */
const asked = <const Answer extends string>(says: string, ...answers: readonly Answer[]) =>
  group(says, {
    ...named('title', 'hint'),
    options: group('The answers.', { ...named(...answers), ...named('unsure') }),
  })

const RepliesFile = group('What the decoder says around the letters that content/lender-letters describes.', {
  ...named('beforeAccepting', 'mayBeProvisional', 'chooseAnswer'),
  stage: asked('Asked where the words leave open whether the letter is provisional.', 'provisional', 'final'),
  complained: asked('Asked where two letters differ only by whom they go to.', 'yes', 'no'),
  kind: group(
    'Asked where the letter may be one of several from which something else follows.',
    named('title', 'hint', 'because {words}', 'none', 'unsure'),
  ),
  sure: group('How sure it is what the letter is.', named('nearly', 'likely', 'because {words}')),
  ...named('notIt', 'seems {seems}'),
  earlier: group('A letter of before that this one speaks of.', {
    ...named('title'),
    names: group('What the letters are called.', named('final-response', 'scheme-decision', 'opt-in-invitation')),
    ...named('dated {name} {letterDay} {day}', 'undated {name}', 'dates'),
  }),
  how: group('How the letter is looked up.', {
    ...named('title', 'none'),
    options: group('The answers, in order.', {
      says: group('From a list.', named('label')),
      paste: group('By its words.', named('label', 'hint')),
    }),
  }),
  says: group('What the letter says, from a list.', named('title', 'hint', 'none', 'missing')),
  words: group('The words of the letter.', named('title', 'hint', 'none', 'cut {most}')),
  dated: group('The date on the letter.', {
    ...named('title', 'titleOf {name}', 'hint'),
    ...aboutDate,
    ...named('or', 'unknown'),
  }),
  undated: group('A letter whose date is not known.', {
    ...named('says', 'title'),
    ways: z.array(words('A way.')).describe('Ways to find the date.'),
    ...named('change'),
  }),
  titles: group(
    'The result, as its heading, where there is no last day.',
    named('unknown', 'seems', 'maybe', 'notKnown', 'none'),
  ),
  ...named('ifFinal {day} {letterDay}', 'counted {day}', 'keep', 'byWhen', 'means'),
  unknown: group('A letter that was not recognised.', {
    ...named('says', 'title'),
    ways: z.array(words('One thing.')).min(1).describe('What can be done.'),
    ...named('again'),
  }),
  ...named('free', 'matched'),
  answer: group('The letter back.', named('see', 'keep')),
  ...named('several', 'couldBe'),
  tests: group('What the ombudsman asks of a letter.', named('fair-and-reasonable', 'scheme')),
  ...named('inferred', 'foundBy {words}', 'nothingToSend', 'pack'),
  packPath: pagePath('Where it leads.', 'toolPages'),
  ...named('data'),
  dataPath: pagePath('Where it leads.', 'toolPages'),
  answers: z
    .record(z.enum(nextLetterKinds), words('What it does.'))
    .describe('The letters back, by their names: the buttons to them.'),
  check: group('The check of a letter, point by point.', named('title', 'intro', 'found', 'missing', 'ask')),
  put: group(
    'A letter that is put among the dates.',
    named('title', 'kept {what}', 'dates', 'takeOut', 'lender', 'none', 'add'),
  ),
  static: group('The tables shown without script.', {
    ...named('letters'),
    lettersPath: pagePath('The page that lists them, each as a part of it.'),
    ...named('letter', 'means', 'starts', 'send', 'points', 'says', 'pack', 'data'),
  }),
})

export const replyDecoder: ToolWithWords<typeof RepliesFile> = {
  kind: 'case',
  facts: [...letterFacts, ...feeFacts],
  letters: [...nextLetterKinds.map((kind) => `next/${kind}` as const), ...firmLetterParts],
  words: ['questions', 'reply-decoder', 'letters', 'clocks', 'deadlines'],
  papers: 'case',
  static: () => import('./Static.tsx'),
  wordsFile: RepliesFile,
  component: () => import('./Tool.tsx'),
}
