import { type Dice, type FaultKind, inText, lineAt, type Original, typo } from '../original.ts'

const manifest = /site\.manifest\.yaml$/
const someFile = ({ names }: Original, dice: Dice, which: RegExp) => dice.pick(names.filter((file) => which.test(file)))

const onFile = (
  name: string,
  which: RegExp,
  make: (file: string, original: Original, dice: Dice) => ReturnType<FaultKind['make']>,
): FaultKind => ({ name, make: (original, dice) => make(someFile(original, dice, which), original, dice) })

type Lines = NonNullable<ReturnType<FaultKind['make']>>['lines']

const gone = (file: string, lines: Lines, fix?: string) => ({
  changes: new Map([[file, undefined]]),
  lines,
  fix,
  done: `${file} deleted`,
})

const added = (folder: string, ending: string, fix: string, text: string, dice: Dice) => {
  const file = `content/${folder}/draft-${dice.below(1000)}.${ending}`
  return { changes: new Map([[file, text]]), lines: [{ file, line: 1 }], fix, done: `${file} added` }
}

/** A guide with what another has at its top, on this line. */
const sameAs = (field: 'title' | 'description', line: number): FaultKind =>
  inText(
    `same ${field}`,
    { files: /content\/pages\/guides\/.*\.md$/, find: new RegExp(`(?<=\\n${field}: )[^\\n]+`, 'g'), part: 'front' },
    ({ 0: text }, dice, { site }) => {
      const other = dice.pick(site.entries.filter((entry) => entry.page.kind === 'guide' && entry[field] !== text))
      return { text: JSON.stringify(other[field]), or: [{ file: `${other.article?.file}`, line }] }
    },
  )

/** Files that are gone, empty, misnamed, forgotten or not text. */
export const wholeFiles: readonly FaultKind[] = [
  onFile('missing file', /content\/pages\//, (file, original) =>
    gone(file, original.linesWith('site.manifest.yaml', file.replace('content/', '')), 'create it'),
  ),
  onFile(
    'missing file of a brand or lender',
    /content\/(?:brands|brand-finance|lenders|claims)\//,
    (file, original) => {
      const slug = /[a-z0-9-]+(?=\.\w+$)/.exec(file)?.[0] ?? ''
      return gone(file, original.linesWith('site.manifest.yaml', `: ${slug}`), 'create it')
    },
  ),
  onFile(
    'missing data file, words or letter',
    /^content\/(?:[a-z-]+\.yaml|tools\/|letters\/(?!parts\/)|flows\/[a-z-]+\.yaml|lender-letters\/signs)/,
    (file) => gone(file, [{ file, line: 1 }], 'bring it back'),
  ),
  {
    name: 'missing fact',
    make(original, dice) {
      const used = original.site.entries.flatMap(({ article }) =>
        [...(article?.body ?? '').matchAll(/\{% fact "([a-z0-9.-]+)"/g)].map(([, id]) => `${id}`),
      )
      const id = dice.pick(used)
      const file = `content/facts/${id.replaceAll('.', '/')}.yaml`
      return gone(
        file,
        original.names.flatMap((name) => original.linesWith(name, id)),
      )
    },
  },
  onFile('misnamed file', /content\/pages\//, (file, original, dice) => {
    const name = /[a-z0-9-]+(?=\.md$)/.exec(file)?.[0] ?? ''
    const other = file.replace(`${name}.md`, `${typo(name, dice)}.md`)
    return {
      changes: new Map([
        [file, undefined],
        [other, original.text(file)],
      ]),
      lines: original.linesWith('site.manifest.yaml', file.replace('content/', '')),
      fix: other,
      done: `${file} renamed ${other}`,
    }
  }),
  onFile(
    'file of another ending',
    /^content\/(?:[a-z-]+\.yaml|facts\/|letters\/(?!parts\/)|tools\/|pages\/)/,
    (file, original, dice) => {
      const other = file.replace(/\.yaml$/, dice.pick(['.yml', '.YAML', '.yaml.txt'])).replace(/\.md$/, '.markdown')
      return {
        changes: new Map([
          [file, undefined],
          [other, original.text(file)],
        ]),
        lines: [{ file: other, line: 1 }],
        fix: `name it ${file}`,
        done: `${file} renamed ${other}`,
      }
    },
  ),
  {
    name: 'forgotten file',
    make: (original, dice) => added('pages/guides', 'md', 'delete it', original.text('content/pages/home.md'), dice),
  },
  {
    name: 'unused fact',
    make: (original, dice) =>
      added(
        'facts/scheme',
        'yaml',
        'delete the file',
        original.text(someFile(original, dice, /content\/facts\/scheme\//)),
        dice,
      ),
  },
  onFile('empty file', /(?:pages|lenders|brands|claims|facts)\//, (file) => ({
    changes: new Map([[file, '']]),
    lines: [{ file, line: 1 }],
    done: `${file} emptied`,
  })),
  onFile(
    'empty manifest or data file',
    /^site\.manifest|glossary|standing|timeline|flows\/[a-z-]+\.yaml/,
    (file, _, dice) => ({
      changes: new Map([[file, dice.pick(['', '# nothing\n'])]]),
      lines: [{ file, line: 1 }],
      done: `${file} emptied`,
    }),
  ),
  onFile('bad UTF-8', /./, (file, original, dice) => {
    const bytes = Buffer.from(original.files.bytes(file))
    const text = original.text(file)
    const offset = dice.below(text.length)
    const at = Buffer.byteLength(text.slice(0, offset))
    // Not inside a character, and not where a lone byte could end one.
    if (at === 0 || bytes.subarray(at - 4, at + 4).some((byte) => byte > 127)) return undefined
    const broken = Buffer.concat([
      bytes.subarray(0, at),
      Buffer.from([dice.pick([0xe9, 0xa3, 0xff])]),
      bytes.subarray(at),
    ])
    return {
      changes: new Map([[file, broken]]),
      lines: [{ file, line: lineAt(text, offset) }],
      fix: 'UTF-8',
      done: `${file}: a byte at ${at}`,
    }
  }),
  inText('front matter without its start', { files: /\.md$/, find: /^---\n/g }, { text: '' }),
  inText(
    'front matter without its end',
    { files: /\.md$/, find: /(?<=\n)---\n\n(?=[A-Z#{])/g },
    (_, __, ___, file) => ({ text: '\n', or: [{ file, line: 1 }] }),
  ),
  inText(
    'misspelt content file',
    { files: manifest, find: /(?<=content: pages\/(?:[a-z]+\/)?)[a-z0-9-]{4,}(?=\.md)/g },
    ({ 0: name }, dice) => ({ text: typo(name, dice), fix: `${name}.md` }),
  ),
  inText(
    'page taken out of the manifest',
    { files: manifest, find: /(?<=\n) {2}- \{ kind: guide, path: (?<path>\S+), content: (?<content>\S+) \}\n/g },
    ({ groups }, _, original) => ({
      text: '',
      or: [
        { file: `content/${groups?.content}`, line: 1 },
        ...original.names.flatMap((name) => original.linesWith(name, `${groups?.path}`)),
      ],
    }),
  ),
  sameAs('title', 2),
  sameAs('description', 3),
]
