import { z } from 'zod'
import { PlausibleDay, WebAddress } from '../../facts/formats.ts'
import { didYouMean } from '../../problems/nearest.ts'

/**
 * Words that a visitor reads; `says` tells an editor what they are. What `says` names in braces is filled in where the words are
 * shown, so the words must have each of those names, unless it ends in "?", and no other. `least` and `most` are their letters.
 */
export const words = (says: string, least = 2, most = Infinity) =>
  withBlanks(...blanksIn(says), least, most).describe(says)

export const wordsOrNull = (says: string) => words(says).nullable().describe(says)

function blanksIn(says: string): [blanks: string[], needed: string[]] {
  const blanks = [...says.matchAll(/\{(\w+)\??\}/g)].map(([, name = '']) => name)
  return [blanks, blanks.filter((name) => says.includes(`{${name}}`))]
}

/** Words with those names in braces and no other; each that is needed must be there. */
const withBlanks = (blanks: readonly string[], needed: readonly string[], least = 2, most = Infinity) =>
  (most === Infinity ? z.string().min(least) : z.string().min(least).max(most)).check(({ value, issues }) => {
    for (const { message, fix } of addressIn(value) ?? blankFaults(value, blanks, needed))
      issues.push({ code: 'custom', input: value, message, params: { fix } })
  })

/** Refuse an address, which a visitor would read. */
const addressIn = (text: string) =>
  /^(?:\/|https?:\/\/)\S*$/.test(text)
    ? [{ message: 'is an address, where words belong', fix: 'write what visitors are to read' }]
    : undefined

/** List the faults in the braces of some words: the first kind of fault alone, because what is left out is often the one misspelt. */
function blankFaults(text: string, blanks: readonly string[], needed: readonly string[]) {
  const plain = text.replaceAll(/\{%.*?%\}/gs, '')
  if (/[{}]/.test(plain.replaceAll(/\{\w+\}/g, '')))
    return [{ message: 'has a brace that is never closed or never opened', fix: 'write { and } in pairs' }]
  const written = [...plain.matchAll(/\{\w+\}/g)].map(([name]) => name)
  const known = blanks.map((name) => `{${name}}`)
  const unknown = written.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    return unknown.map((name) => ({
      message: `nothing fills in ${name} here`,
      fix: didYouMean(name, known, known.length === 0 ? 'take the braces out' : `use ${known.join(', ')}`),
    }))
  const twice = written.find((name, index) => written.indexOf(name) < index)
  if (twice !== undefined) return [{ message: `has ${twice} twice`, fix: 'keep one of the two' }]
  return needed
    .map((name) => `{${name}}`)
    .filter((name) => !written.includes(name))
    .map((name) => ({ message: `leaves out ${name}`, fix: `write ${name} where it belongs` }))
}

/** Words by name, without a description of their own. A name is followed by what is filled in: "letterTo {name}". */
export const named = <const Given extends string>(...given: readonly Given[]) =>
  Object.fromEntries(given.map((one) => [one.split(' ')[0], withBlanks(...blanksIn(one))])) as Record<
    NameOf<Given>,
    z.ZodString
  >

type NameOf<Given extends string> = Given extends `${infer Name} ${string}` ? Name : Given

export const each = <const Name extends string, Field>(field: Field, ...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>

/** Words by their names, with a link in them that leads to a page: without it they would lead nowhere. */
export const linked = <const Name extends string>(...names: readonly Name[]) =>
  each(
    withBlanks([], []).refine((text) => /\[[^\][]+\]\(\/[^)\s]*\)/.test(text), 'must have a link: [words](/page)'),
    ...names,
  )

/** A sentence for each of some faults, by their names, with what it must name, and with what any may name. */
export const sentences = <Id extends string>(
  blanks: Readonly<Record<Id, readonly string[]>>,
  ...always: readonly string[]
) =>
  Object.fromEntries(
    Object.entries<readonly string[]>(blanks).map(([id, own]) => [id, withBlanks([...always, ...own], own)]),
  ) as Record<Id, z.ZodString>

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

/** A list of `least` entries or more, up to `most`. */
export function listOf<Item extends z.ZodType>(says: string, item: Item, least = 0, most = Infinity): z.ZodArray<Item> {
  const list = least === most ? z.array(item).length(least) : least > 0 ? z.array(item).min(least) : z.array(item)
  return (most === Infinity || least === most ? list : list.max(most)).describe(says)
}

/** A text that is no words to fill in: a name, a quotation, HTML. */
export const freeText = (says: string, least = 1) => z.string().min(least).describe(says)

export const matching = (says: string, form: RegExp) => z.string().regex(form).describe(says)

export const counted = (says: string) =>
  group(says, { one: words('For one. {count?}'), other: words('For none and for several. {count}') })

/** The name of an item of a list. */
export const Id = matching('Its name. Saved answers hold it: never change it.', /^[a-z0-9-]+$/)

export const aboutDate = { about: words('Completes “Date …” where it is wrong.') }

/** The name of a box for a name within a sentence. */
export const aboutName = { nameAbout: words('The same within a sentence, where the name cannot be used.') }

export const Verdict = group('What the answers come to, and what to do.', named('title', 'advice'))

export const Checked = group('When all this was last looked up.', {
  on: PlausibleDay.describe('The day someone opened the sources.'),
  by: words('Who looked.'),
})

export const SourcePage = z.strictObject({
  title: words('Who published it and which document.', 5),
  url: WebAddress.describe('Where it can be read.'),
})

export type WordsFiles = Readonly<Record<string, z.ZodType>>
export type WordsOf<Files extends WordsFiles> = { [Tool in keyof Files]: z.infer<Files[Tool]> }

/** For the schema of a list: a field in which no two of its entries say the same, in capitals or not. */
export const eachOnce =
  <Field extends string>(field: Field) =>
  (entries: readonly Readonly<Record<Field, string>>[], context: z.RefinementCtx): void => {
    const known = new Set<string>()
    entries.forEach((entry, index) => {
      const said = entry[field].toLowerCase()
      if (known.has(said))
        context.addIssue({
          code: 'custom',
          path: [index, field],
          message: 'must be one that no entry above it has',
        })
      known.add(said)
    })
  }
