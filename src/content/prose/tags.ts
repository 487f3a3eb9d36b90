/** One tag as an editor wrote it, and where: {% callout kind="free" %}. */
export type WrittenTag = {
  offset: number
  name: string
  /** Offset of its name. */
  nameOffset: number
  form: 'opening' | 'closing' | 'alone'
  attributes: readonly WrittenAttribute[]
  /** Text left when name and attributes are taken away: nothing, if it is well written. */
  rest: string
}

/** `name` is "primary" for the value that stands without one. */
export type WrittenAttribute = { name: string; value: string; offset: number }

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
