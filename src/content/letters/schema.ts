import { z } from 'zod'
import { pagePath } from '../pagePath.ts'
import { group, words } from '../words/fields.ts'

const Name = z.string().regex(/^[a-z][a-z0-9-]*$/)

/** Front matter of a letter’s file, by the folder it is in; all other folders of content/letters hold letters. */
export const LetterFront = group('A letter that is sent.', {
  subject: words('What the letter is about, in one line.', 2, 400),
  greeting: words('The greeting, without its comma.', 2, 60),
  closing: words('What stands before the signature, without its comma.', 2, 60),
  does: words(
    'What the letter does, in one sentence for whoever sends it. It stands above the letter and is not sent.',
    2,
    1000,
  ),
  rests: words('What it rests on: rules, papers, answers. It stands beneath the letter and is not sent.', 2, 1000),
})

export const SheetFront = group('A sheet of the pack, or a letter to copy.', {
  title: words('The heading above it.', 2, 60),
})

export const PageFront = group('A page that says why there is no letter, and what to do instead.', {
  title: words('The heading of the page.', 2, 60),
  next: z
    .array(
      z.strictObject({
        label: words('The words of the link.'),
        path: pagePath('Where it leads. The tool’s own page: a step within it.'),
      }),
    )
    .optional()
    .describe('What to do instead.'),
})

export const PartFront = z.strictObject({}).describe('A part that several letters share.')

/** content/letters/voice.yaml: words that change with whose finance it was. */
export const VoiceFile = z
  .record(
    Name,
    z.strictObject({
      self: words('When people write about their own finance.', 1),
      other: words('When they write about somebody else’s.', 1),
      estate: words('When they write for the estate of someone who has died.', 1),
      named: z
        .string()
        .includes('{name}')
        .optional()
        .describe('The same with {name}, where “they” would have nobody to refer to.'),
    }),
  )
  .describe('Words that change with whose finance a letter is about, each by the name that {% voice %} uses.')

export type Front =
  | z.infer<typeof LetterFront>
  | z.infer<typeof SheetFront>
  | z.infer<typeof PageFront>
  | z.infer<typeof PartFront>
export type Voice = z.infer<typeof VoiceFile>

/** Schema of a template’s front matter, by the folder its file is in, with the fields to start one with. */
export function frontOf(id: string): { schema: z.ZodType<Front>; fields: string } {
  switch (id.split('/')[0]) {
    case 'parts':
      return { schema: PartFront, fields: 'no fields' }
    case 'copy':
    case 'pack':
      return { schema: SheetFront, fields: 'title:' }
    case 'instead':
      return { schema: PageFront, fields: 'title: and next:' }
    default:
      return { schema: LetterFront, fields: 'subject:, greeting:, closing:, does: and rests:' }
  }
}
