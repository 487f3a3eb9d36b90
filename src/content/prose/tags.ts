import type { Schema } from '@markdoc/markdoc'
import { PlausibleDay } from '../../facts/formats.ts'
import { schemeStates } from '../../facts/schema.ts'
import { didYouMean, nearest } from '../../problems/nearest.ts'
import { dialect } from './dialect.ts'
import { faultAt, type ProseFault } from './prose.ts'

/** One tag as an editor wrote it, and where: {% callout kind="free" %}. */
export type WrittenTag = {
  offset: number
  name: string
  nameOffset: number
  form: 'opening' | 'closing' | 'alone'
  attributes: readonly WrittenAttribute[]
  /** Text left when name and attributes are taken away: nothing, if it is well written. */
  rest: string
}

/** `name` is "primary" for the value that stands without one. */
type WrittenAttribute = { name: string; value: string; offset: number }

const whole = /\{%(?<inner>(?:"(?:[^"\n]|\n(?!\n))*"|(?!%\}|\{%)[^"])*)%\}/g
const attribute = /(?:(?<![\w-])(?<name>[\w-]+)=)?(?:"(?<text>[^"]*)"|(?<bare>\[[^\][]*\]|\d+(?:\.\d+)?|true|false))/g

/** Every tag of a text, and the offsets where one starts that has no end or holds an odd quotation mark. */
export function tagsIn(raw: string): { tags: WrittenTag[]; broken: number[] } {
  const text = withoutCode(raw)
  const tags = [...text.matchAll(whole)].map((match) => tagFrom(match.groups?.inner ?? '', match.index))
  const starts = new Set(tags.map(({ offset }) => offset))
  const broken = [...text.matchAll(/\{%/g)].map(({ index }) => index).filter((index) => !starts.has(index))
  return { tags, broken }
}

function tagFrom(inner: string, offset: number): WrittenTag {
  const [lead = '', slash = '', name = ''] = /^(\s*)(\/?)\s*([^\s"/%=[\]]*)/.exec(inner)?.slice(1) ?? []
  const nameOffset = offset + 2 + inner.indexOf(name, lead.length + slash.length)
  const after = nameOffset - offset - 2 + name.length
  const tail = inner.slice(after)
  const attributes = [...tail.matchAll(attribute)].map(
    ({ groups, index }): WrittenAttribute => ({
      name: groups?.name ?? 'primary',
      value: (groups?.text ?? groups?.bare ?? '').trim(),
      offset: offset + 2 + after + index,
    }),
  )
  const rest = tail
    .replaceAll(attribute, '')
    .replace(/\/\s*$/, '')
    .trim()
  const form = slash === '/' ? 'closing' : /\/\s*$/.test(tail) ? 'alone' : 'opening'
  return { offset, name, nameOffset, form, attributes, rest }
}

/** The same text with code blanked out and YAML’s escaped quotes made plain, so that offsets stay true. */
const withoutCode = (raw: string): string =>
  raw.replaceAll('\\"', ' "').replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, (code) => code.replaceAll(/[^\n]/g, ' '))

type Tags = Readonly<Record<string, Schema>>

/** Find tags that are misspelt, unfinished, unclosed or have a wrong attribute. Attributes of a tag that lists none are not checked. */
export function tagFaults(raw: string, allowed: Tags = pageTags): ProseFault[] {
  const { tags, broken } = tagsIn(raw)
  const names = Object.keys(allowed)
  const known = tags.filter(({ name }) => names.includes(name))
  return [
    ...broken.map((offset) => unfinished(raw, offset)),
    ...tags.filter((tag) => !known.includes(tag) && !closesUnknown(tag, tags)).map((tag) => unknownTag(tag, names)),
    ...known.flatMap((tag) => attributeFaults(tag, allowed)),
    ...known.flatMap((tag) => formFaults(tag, allowed)),
    // The open tag cannot be told while another is unreadable.
    ...(broken.length === 0 ? unpaired(raw, asMeant(tags, allowed)) : []),
  ]
}

/** The tags of pages. A tag without attributes of its own takes none. */
const pageTags: Tags = Object.fromEntries(
  Object.entries(dialect.tags ?? {}).map(([name, schema]) => [
    name,
    { ...schema, attributes: schema.attributes ?? {} },
  ]),
)

/** The tags that come in pairs, each under the name that was meant: a misspelt one is reported, and still closes or is closed. */
const asMeant = (tags: readonly WrittenTag[], allowed: Tags): WrittenTag[] =>
  tags
    .map((tag) => ({ ...tag, name: nearest(tag.name, Object.keys(allowed)) ?? tag.name }))
    .filter(({ name }) => name in allowed && !selfClosing(name, allowed))

const selfClosing = (name: string, allowed: Tags): boolean => allowed[name]?.selfClosing === true

function unfinished(raw: string, offset: number): ProseFault {
  const tag = raw.slice(offset).split('\n')[0] ?? ''
  const end = tag.indexOf('%}')
  return end !== -1 && !tag.slice(2, end).includes('{%')
    ? faultAt(
        offset,
        'broken-tag',
        `a quotation mark is missing in ${tag.slice(0, end + 2)}`,
        'write the quotes in pairs',
      )
    : faultAt(offset, 'broken-tag', `the tag ${tag.slice(0, 40).trim()} has no end`, 'write %} where it ends')
}

const unknownTag = ({ name, nameOffset }: WrittenTag, names: readonly string[]): ProseFault =>
  faultAt(
    nameOffset,
    'unknown-tag',
    name === '' ? 'a tag without a name' : `there is no tag "${name}"`,
    didYouMean(name, names, `use one of ${names.join(', ')}`),
  )

/** The closing half of a tag whose opening half is reported already. */
const closesUnknown = (tag: WrittenTag, tags: readonly WrittenTag[]): boolean =>
  tag.form === 'closing' &&
  tags.some(({ name, form, offset }) => form === 'opening' && name === tag.name && offset < tag.offset)

function attributeFaults({ name: tag, form, attributes, offset, rest }: WrittenTag, tags: Tags): ProseFault[] {
  const allowed = tags[tag]?.attributes
  if (form === 'closing' || !allowed) return []
  const fault = (at: number, what: string, fix?: string) => [faultAt(at, 'tag-attribute', what, fix)]
  if (/[“”‘’]/.test(rest))
    return fault(
      offset,
      `the quotes in the tag {% ${tag} %} are curly`,
      `write straight ones: ${rest.replaceAll(/[“”‘’]+/g, '"')}`,
    )
  const own = attributes.flatMap(({ name, value, offset: at }): ProseFault[] => {
    const attribute = allowed[name]
    if (!attribute) {
      const named = Object.keys(allowed).filter((one) => one !== 'primary')
      return fault(
        at,
        name === 'primary'
          ? `the tag {% ${tag} %} takes no value of its own`
          : `the tag {% ${tag} %} has no attribute "${name}"`,
        didYouMean(name, named, named.length > 0 ? `it may have ${named.join(', ')}` : 'remove it'),
      )
    }
    if (tag === 'when') return unknownStates(value, at)
    if (name === 'at' && !PlausibleDay.safeParse(value).success)
      return fault(at, `"${value}" is no day`, 'write a day such as 2026-11-20')
    const options = Array.isArray(attribute.matches) ? attribute.matches.map(String) : undefined
    return !options || options.includes(value)
      ? []
      : fault(
          at,
          `"${value}" is not one of ${options.join(', ')}`,
          didYouMean(value, options, `use one of ${options.join(', ')}`),
        )
  })
  if (allowed.primary?.required && attributes.every(({ name }) => name !== 'primary')) {
    const fix = `write {% ${tag} "…" ${selfClosing(tag, tags) ? '/' : ''}%}`
    return [...fault(offset, `the tag {% ${tag} %} does not say which`, fix), ...own]
  }
  const odd = `"${rest}" in the tag {% ${tag} %} is not name="value"`
  return rest === '' ? own : [...fault(offset, odd, 'put the value in double quotes, or remove it'), ...own]
}

/** A state, or some in a list, that the scheme cannot be in. */
const unknownStates = (value: string, offset: number): ProseFault[] =>
  [...value.matchAll(/[^\s"[\],]+/g)].flatMap(({ 0: state, index }) =>
    schemeStates.includes(state as never)
      ? []
      : faultAt(
          offset + index + (value.startsWith('[') ? 0 : 1),
          'unknown-state',
          `there is no scheme state "${state}"`,
          didYouMean(state, schemeStates, `use one of ${schemeStates.join(', ')}`),
        ),
  )

function formFaults({ name, form, offset }: WrittenTag, tags: Tags): ProseFault[] {
  const standsAlone = selfClosing(name, tags)
  if ((form === 'alone') === standsAlone) return []
  const fault = (what: string, fix: string) => [faultAt(offset, 'tag-form', what, fix)]
  return standsAlone
    ? fault(
        `the tag {% ${name} %} stands alone and must end in /%}`,
        form === 'closing' ? 'remove it' : 'write /%} for %}',
      )
    : fault(`the tag {% ${name} %} needs words and {% /${name} %} after it`, `write {% ${name} %}…{% /${name} %}`)
}

/** Tags opened and never closed, and the other way about. A tag still open when its neighbour closes is the one at fault. */
function unpaired(raw: string, tags: readonly WrittenTag[]): ProseFault[] {
  const open: WrittenTag[] = []
  const faults: ProseFault[] = []
  // A tag on a line of its own is closed on one: another that closes it may be the one whose start is missing.
  let doubtful: WrittenTag | undefined
  for (const tag of tags.filter(({ form }) => form !== 'alone')) {
    if (tag.form === 'opening') {
      open.push(tag)
      continue
    }
    const at = open.findLastIndex(({ name }) => name === tag.name)
    const opener = open[at]
    if (opener === undefined) {
      faults.push(closesNothing(doubtful ?? tag))
      doubtful = undefined
    } else {
      if (hasOwnLine(raw, opener) && !hasOwnLine(raw, tag)) doubtful ??= tag
      faults.push(...open.splice(at).slice(1).map(neverClosed))
    }
  }
  return [...faults, ...open.map(neverClosed)]
}

const hasOwnLine = (raw: string, { offset }: WrittenTag): boolean =>
  /(?:^|\n) *$/.test(raw.slice(0, offset)) && /^\{%(?:(?!%\}).)*%\} *(?:\n|$)/.test(raw.slice(offset))

const closesNothing = ({ offset, name }: WrittenTag): ProseFault =>
  faultAt(offset, 'unclosed-tag', `{% /${name} %} closes nothing`, `write {% ${name} %} where it starts, or remove it`)

const neverClosed = ({ offset, name }: WrittenTag): ProseFault =>
  faultAt(offset, 'unclosed-tag', `the tag {% ${name} %} is never closed`, `write {% /${name} %} where it ends`)
