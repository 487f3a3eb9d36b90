import { z } from 'zod'
import { words } from '../../content/words/fields.ts'

/** A question with an answer for those who cannot tell. */
const asked = <const Options extends Record<string, z.ZodString>>(options: Options) =>
  z.strictObject({
    title: words('The question.'),
    hint: words('What helps to answer it.'),
    options: z.strictObject({ ...options, unsure: words('For those who cannot tell.') }).describe('The answers.'),
  })

/** What the decoder says around the letters that content/lender-letters describes. */
export const RepliesFile = z.strictObject({
  beforeAccepting: words('Said before all else of a letter that may be accepted.'),
  mayBeProvisional: words('Said of a letter that could be provisional, where the reader cannot tell either.'),
  stage: asked({
    provisional: words('For a letter that is not the last word.'),
    final: words('For one that is.'),
  }).describe('Asked where the words leave open whether the letter is provisional.'),
  complained: asked({ yes: words('For those who had.'), no: words('For those who had not.') }).describe(
    'Asked where two letters differ only by whom they go to.',
  ),
  several: words('Said where several letters were pasted.'),
  couldBe: words('Stands above the kinds that one letter may be.'),
  tests: z
    .strictObject({
      'fair-and-reasonable': words('Where it asks what is fair and reasonable.'),
      scheme: words('Where it asks what the scheme should have given.'),
    })
    .describe('What the ombudsman asks of a letter.'),
  inferred: words('Said of a kind of letter whose rule was not read, or not as a whole.'),
  check: z
    .strictObject({
      title: words('Its heading.'),
      intro: words('What was looked for.'),
      found: words('Said of a point whose words stand there.'),
      missing: words('Said of one whose words do not.'),
      ask: words('The button to the letter that asks for them.'),
    })
    .describe('The check of a letter, point by point.'),
})
