const inline = 'a|abbr|b|bdi|cite|code|data|dfn|em|i|kbd|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr'
const inlineTags = new RegExp(`</?(?:${inline})(?=[\\s>])[^>]*>`, 'g')
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

/**
 * The sentences of a page of our own as a reader meets them, in order: hidden answers and templates as well, nothing of its head,
 * and not its list of sources, which follows its figures.
 */
export const sentencesInHtml = (html: string): string[] =>
  decoded(
    html
      .replace(/<head>.*?<\/head>/s, '')
      .replace(/<section [^>]*class="sources.*?<\/section>/s, '')
      .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, '')
      .replaceAll(inlineTags, '')
      .replaceAll(/<[^>]*>/g, '\n'),
  )
    .split('\n')
    .flatMap(sentencesIn)

/** Props that a page hands to its tools and islands. */
export const propsInHtml = (html: string): unknown[] =>
  [...html.matchAll(/ data-props="([^"]*)"/g)].map(([, props = '']) => JSON.parse(decoded(props)) as unknown)

/** The sentences among some data, in order. Fields that are left out hold no words, or words that are found elsewhere. */
export function sentencesInData(data: unknown, leftOut: ReadonlySet<string> = new Set()): string[] {
  if (typeof data === 'string') return data.includes(' ') ? data.split('\n').flatMap(sentencesIn) : []
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([name, inner]) =>
    !Array.isArray(data) && leftOut.has(name) ? [] : sentencesInData(inner, leftOut),
  )
}

/** A line of words, a sentence at a time. */
export const sentencesIn = (line: string): string[] =>
  line
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(/(?<=[.!?][”’)]?) (?=[\p{Lu}\d“£])/u)
    .filter((sentence) => sentence !== '')

const decoded = (text: string): string =>
  text.replaceAll(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
