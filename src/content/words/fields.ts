import { z } from 'zod'

/** Words that a visitor reads; `says` tells an editor what they are. */
export const words = (says: string) => z.string().min(2).describe(says)

/** Words by names that say what they are: their group describes them. */
export const named = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string().min(2)])) as Record<Name, z.ZodString>

/** Fields under one sentence for editors. A field without one of its own is described by that sentence and its name. */
export const group = <Shape extends Readonly<Record<string, z.ZodType>>>(says: string, shape: Shape) =>
  z
    .strictObject(
      Object.fromEntries(
        Object.entries(shape).map(([name, field]) => [
          name,
          field.description === undefined ? field.describe(`${says.replace(/\.$/, '')}: ${inWords(name)}.`) : field,
        ]),
      ) as Shape,
    )
    .describe(says)

/** "helperHint" as "helper hint". */
const inWords = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`).replaceAll('-', ' ')

/** The same with a link in them, which leads to a page: without it they would lead nowhere. */
export const linkWords = (says: string) =>
  words(says).refine((text) => /\[[^\][]+\]\(\/[^)\s]*\)/.test(text), 'must have a link: [words](/page)')

/** The same with blanks: they may name `blanks` in braces, and nothing else. */
export function filledWords(says: string, ...blanks: readonly string[]) {
  const names = blanks.map((blank) => `{${blank}}`).join(', ')
  return words(names === '' ? says : `${says} ${names}`)
    .refine(
      (text) => [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => blanks.includes(name)),
      names === '' ? 'nothing in braces is filled in here' : `the only names in braces here are ${names}`,
    )
    .refine(
      (text) => !/[{}]/.test(text.replaceAll(/\{(?:\w+|%.*?%)\}/gs, '')),
      'must be without a brace that is never closed or never opened',
    )
}

/** A sentence for each of some faults: `says` tells an editor when it is said, `blanks` what it may name, and `always` what any may. */
export const faultSentences = <Id extends string>(
  says: Readonly<Record<Id, string>>,
  blanks: Readonly<Record<Id, readonly string[]>>,
  ...always: readonly string[]
) =>
  z.strictObject(
    Object.fromEntries(
      Object.entries<readonly string[]>(blanks).map(([id, own]) => [
        id,
        filledWords(says[id as Id], ...always, ...own),
      ]),
    ) as Record<Id, ReturnType<typeof filledWords>>,
  )

/** Words that differ for one and for several. */
export const counted = (says: string) =>
  z.strictObject({ one: words('For one.'), other: words('For none and for several.') }).describe(says)

/** The name of an item of a list. */
export const Id = z
  .string()
  .regex(/^[a-z0-9-]+$/)
  .describe('Its name. Saved answers hold it: never change it.')

/** Result of a check of signs. */
export const Verdict = z.strictObject({
  title: words('The result, as its heading.'),
  advice: words('What to do.'),
})

/** Schema of each tool’s words, by the tool’s name. */
export type WordsFiles = Readonly<Record<string, z.ZodType>>
export type WordsOf<Files extends WordsFiles> = { [Tool in keyof Files]: z.infer<Files[Tool]> }
