import fc from 'fast-check'

/** A way to spoil a file: what, and where, as a share of its length, so that a smaller case stays a case. */
export type Mutation = { kind: Kind; at: number; to: number; with: string }
type Kind = (typeof kinds)[number]

const kinds = [
  'flip',
  'delete',
  'repeat',
  'insert',
  'truncate',
  'swap lines',
  'delete line',
  'repeat line',
  'indent',
  'value',
  'key',
] as const

/** What people and tools have been known to leave in a file, and what parsers have been known to trip over. */
const awkward = [
  '',
  '\0',
  '\t',
  '\r',
  '\r\n',
  '\uFEFF',
  '\u202E',
  '\u2028',
  '\xFF\xFE',
  '\xC3',
  '\xED\xA0\x80',
  '\xF0\x9F',
  'null',
  '~',
  'true',
  '[]',
  '{}',
  '[[[[[[[[',
  '{{{{{{',
  '0',
  '-0',
  '1e999',
  '.nan',
  '0x7fffffff',
  '2026-02-31',
  '99999-01-01',
  '"',
  "'",
  '|',
  '>-',
  '- ',
  '? ',
  ': ',
  '#',
  '%',
  '@',
  '`',
  '&a [*a]',
  '*a',
  '<<: *a',
  '!!binary x',
  '!!js/function x',
  '!<tag:x> y',
  '--- ',
  '...\n',
  '%YAML 9.9\n',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '{%',
  '%}',
  '{% fact %}',
  '{% fact "" /%}',
  '{% fact "scheme.ban" at="x" /%}',
  '{% fact "scheme.ban" part="__proto__" /%}',
  '{% when ["live" %}',
  '{% question %}',
  '{% figure "x" /%}',
  '{% $a.b %}',
  '{% fact "scheme.ban" form=true /%}',
  '{% callout kind=[1,2] %}x{% /callout %}',
  '{% example %}',
  '{% /example %}',
  '{% slot /%}',
  '{% partial file="x" /%}',
  '{% if true %}x{% /if %}',
  '{% table %}',
  '{% function() %}',
  '<script>',
  '</p>',
  '<!--',
  '[x](',
  '](javascript:x)',
  '[x](#',
  '[x](/pcp?a#b)',
  '[x](%E0%A4%A)',
  '![x](y)',
  '# ',
  '###### ',
  '```',
  '| a |\n|---|\n',
  '* '.repeat(200),
  '['.repeat(500),
  '('.repeat(500),
  '> '.repeat(300),
  '**'.repeat(400),
  'a'.repeat(50_000),
  '1'.repeat(5000),
  '£1,'.repeat(2000),
  ' '.repeat(20_000),
  '/a'.repeat(3000),
  'per cent '.repeat(500),
  '\n'.repeat(5000),
] as const

/** A place in the text, from its start to its end: doubles come evenly by their bits, and so nearly all at the start. */
const place = fc.integer({ min: 0, max: 10_000 }).map((part) => part / 10_000)

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom(...kinds),
  at: place,
  to: place,
  with: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...awkward) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  ),
})

/** The file with one more thing wrong. Bytes stand as characters from 0 to 255, so that half a UTF-8 character can be written too. */
export function mutated(bytes: string, { kind, at, to, with: text }: Mutation): string {
  const start = Math.floor(at * bytes.length)
  const end = Math.min(bytes.length, start + Math.floor(to * to * 200))
  const lines = bytes.split('\n')
  const line = Math.floor(at * lines.length) % lines.length
  const other = Math.floor(to * lines.length) % lines.length
  const here = lines[line] ?? ''
  const withLine = (...fresh: string[]) => lines.toSpliced(line, 1, ...fresh).join('\n')
  switch (kind) {
    case 'flip':
      return (
        bytes.slice(0, start) +
        String.fromCharCode((bytes.charCodeAt(start) || 0) ^ (1 << Math.floor(to * 7.99))) +
        bytes.slice(start + 1)
      )
    case 'delete':
      return bytes.slice(0, start) + bytes.slice(end)
    case 'repeat':
      return bytes.slice(0, end) + bytes.slice(start)
    case 'insert':
      return bytes.slice(0, start) + bytesOf(text) + bytes.slice(start)
    case 'truncate':
      return bytes.slice(0, start)
    case 'swap lines':
      return lines
        .with(line, lines[other] ?? '')
        .with(other, here)
        .join('\n')
    case 'delete line':
      return withLine()
    case 'repeat line':
      return withLine(here, here)
    case 'indent':
      return withLine(' '.repeat(Math.floor(to * 9)) + here.trimStart())
    case 'value':
      return withLine(here.replace(/(:\s|-\s).*$/, (_, sign: string) => sign + bytesOf(text)))
    case 'key':
      return withLine(here.replace(/[\w-]+(?=:)/, () => bytesOf(text)))
  }
}

/** Text of our own as UTF-8; the half characters of the list as the bytes they are. */
const bytesOf = (text: string): string =>
  /^[\x80-\xFF]+$/.test(text) ? text : Buffer.from(text, 'utf8').toString('latin1')
