import { z } from 'zod'
import { nextLetterKinds } from '../../content/letters/letterKinds.ts'
import { pagePath } from '../../content/pagePath.ts'
import { filledWords, words, group, named } from '../../content/words/fields.ts'

/** A question with an answer for those who cannot tell. */
const asked = <const Options extends Record<string, z.ZodString>>(options: Options) =>
  z.strictObject({
    title: words('The question.'),
    hint: words('What helps to answer it.'),
    options: group('The answers.', { ...options, unsure: words('For those who cannot tell.') }),
  })

export const RepliesFile = group('What the decoder says around the letters that content/lender-letters describes.', {
  beforeAccepting: words('Said before all else of a letter that may be accepted.'),
  mayBeProvisional: words('Said of a letter that could be provisional, where the reader cannot tell either.'),
  chooseAnswer: words('When neither of the next two was answered.'),
  stage: asked({
    provisional: words('For a letter that is not the last word.'),
    final: words('For one that is.'),
  }).describe('Asked where the words leave open whether the letter is provisional.'),
  complained: asked({ yes: words('For those who had.'), no: words('For those who had not.') }).describe(
    'Asked where two letters differ only by whom they go to.',
  ),
  kind: group('Asked where the letter may be one of several from which something else follows.', {
    ...named('title'),
    hint: words('What helps to answer it.'),
    because: filledWords('What speaks for an answer.', 'words'),
    none: words('For those whose letter is something else.'),
    unsure: words('For those who cannot tell.'),
  }),
  sure: group('How sure it is what the letter is.', {
    nearly: words('Where it is hardly ever wrong.'),
    likely: words('Where it is right more often than not.'),
    because: filledWords('Which words speak most for it.', 'words'),
  }),
  notIt: words('The button for those whose letter is something else: it leads to the list.'),
  seems: filledWords('Said of what is no letter of a lender about this.', 'seems'),
  earlier: group('A letter of before that this one speaks of.', {
    ...named('title'),
    names: group('What the letters are called.', {
      'final-response': words('A final response.'),
      'scheme-decision': words('A determination.'),
      'opt-in-invitation': words('An invitation.'),
    }),
    dated: filledWords('Where its date is given.', 'name', 'letterDay', 'day'),
    undated: filledWords('Where its date is not given.', 'name'),
    dates: words('The link to the dates.'),
  }),
  how: group('How the letter is looked up.', {
    ...named('title', 'none'),
    options: group('The answers, in order.', {
      says: group('From a list.', named('label')),
      paste: group('By its words.', named('label', 'hint')),
    }),
  }),
  says: group('What the letter says, from a list.', {
    ...named('title', 'hint'),
    none: words('An answer: none of the others.'),
    ...named('missing'),
  }),
  words: group('The words of the letter.', {
    ...named('title', 'hint', 'none'),
    cut: filledWords('Said of the result, where only the first part of it was read.', 'most'),
  }),
  dated: group('The date on the letter.', {
    ...named('title'),
    titleOf: filledWords('The same, of one of several letters.', 'name'),
    ...named('hint'),
    about: words('Completes “Date …” where it is wrong.'),
    or: words('Between the boxes and the next.'),
    ...named('unknown'),
  }),
  undated: group('A letter whose date is not known.', {
    says: words('Where the letter would start a deadline.'),
    title: words('The heading above the ways to find it.'),
    ways: z.array(words('A way.')).describe('Ways to find the date.'),
    change: words('The button that asks for the date again.'),
  }),
  titles: group('The result, as its heading, where there is no last day.', {
    unknown: words('Where the letter was not recognised.'),
    seems: words('Where it is no letter of a lender about this.'),
    maybe: words('Where it may be provisional, and then starts none.'),
    notKnown: words('Where its time limit is not known.'),
    none: words('Where it starts none.'),
  }),
  ifFinal: filledWords('The last day of a letter that may be provisional.', 'day', 'letterDay'),
  counted: filledWords('From which day the last one is counted.', 'day'),
  keep: words('Where nothing starts.'),
  byWhen: words('The heading of the last day.'),
  means: words('The heading of what the letter means.'),
  unknown: group('A letter that was not recognised.', {
    says: words('Under its heading.'),
    title: words('The heading of what can be done.'),
    ways: z.array(words('One thing.')).min(1).describe('What can be done.'),
    again: words('The button to the first question.'),
  }),
  free: words('The ways on that cost nothing.'),
  matched: words('What was done with the letter, and what was not.'),
  answer: group('The letter back.', {
    see: words('The way back, where there is no letter.'),
    keep: words('Beneath the letter.'),
  }),
  several: words('Said where several letters were pasted.'),
  couldBe: words('Stands above the kinds that one letter may be.'),
  tests: group('What the ombudsman asks of a letter.', {
    'fair-and-reasonable': words('Where it asks what is fair and reasonable.'),
    scheme: words('Where it asks what the scheme should have given.'),
  }),
  inferred: words('Said of a kind of letter whose rule was not read, or not as a whole.'),
  foundBy: filledWords('Which words of the letter gave a point away.', 'words'),
  nothingToSend: words('Said of a letter that needs no answer.'),
  pack: words('The button to the ombudsman pack.'),
  packPath: pagePath('Where it leads.', 'toolPages'),
  data: words('The button to the letters about data.'),
  dataPath: pagePath('Where it leads.', 'toolPages'),
  answers: z
    .record(z.enum(nextLetterKinds), words('What it does.'))
    .describe('The letters back, by their names: the buttons to them.'),
  check: group('The check of a letter, point by point.', {
    ...named('title'),
    intro: words('What was looked for.'),
    found: words('Said of a point whose words stand there.'),
    missing: words('Said of one whose words do not.'),
    ask: words('The button to the letter that asks for them.'),
  }),
  put: group('A letter that is put among the dates.', {
    ...named('title'),
    kept: filledWords('When it was put there.', 'what'),
    dates: words('The link to the dates.'),
    ...named('takeOut'),
    lender: words('A question, where there are several.'),
    none: words('When it was not answered.'),
    ...named('add'),
  }),
  static: group('The tables shown without script.', {
    letters: words('The table of the letters.'),
    lettersPath: pagePath('The page that lists them, each as a part of it.'),
    ...named('letter'),
    means: words('A column, of both tables.'),
    ...named('starts'),
    send: words('A column, of both tables.'),
    points: words('The table of what they may say.'),
    ...named('says'),
    pack: words('Where the ombudsman pack is to be sent.'),
    data: words('Where an answer about data is.'),
  }),
})
