import { type Dice, typo } from '../dice.ts'
import { type FaultKind, inText } from '../inText.ts'
import { lineAt, type Original } from '../original.ts'

const manifest = /site\.manifest\.yaml$/
const someFile = ({ names }: Original, dice: Dice, which = /./) => dice.pick(names.filter((file) => which.test(file)))

/** Files that are gone, empty, misnamed, forgotten or not text. */
export const wholeFiles: readonly FaultKind[] = [
  {
    name: 'missing file',
    make(original, dice) {
      const file = someFile(original, dice, /content\/pages\//)
      return {
        changes: new Map([[file, undefined]]),
        lines: original.linesWith('site.manifest.yaml', file.replace('content/', '')),
        fix: 'create it',
        done: `${file} deleted`,
      }
    },
  },
  {
    name: 'missing file of a brand or lender',
    make(original, dice) {
      const file = someFile(original, dice, /content\/(?:brands|brand-finance|lenders|claims)\//)
      const slug = /[a-z0-9-]+(?=\.\w+$)/.exec(file)?.[0] ?? ''
      return {
        changes: new Map([[file, undefined]]),
        lines: original.linesWith('site.manifest.yaml', `: ${slug}`),
        fix: 'create it',
        done: `${file} deleted`,
      }
    },
  },
  {
    name: 'missing data file, words or letter',
    make(original, dice) {
      const file = someFile(
        original,
        dice,
        /^content\/(?:[a-z-]+\.yaml|tools\/|letters\/(?!parts\/)|flows\/[a-z-]+\.yaml|lender-letters\/signs)/,
      )
      return {
        changes: new Map([[file, undefined]]),
        lines: [{ file, line: 1 }],
        fix: 'bring it back',
        done: `${file} deleted`,
      }
    },
  },
  {
    name: 'missing fact',
    make(original, dice) {
      const used = original.site.entries.flatMap(({ article }) =>
        [...(article?.body ?? '').matchAll(/\{% fact "([a-z0-9.-]+)"/g)].map(([, id]) => `${id}`),
      )
      const id = dice.pick(used)
      const file = `content/facts/${id.replaceAll('.', '/')}.yaml`
      return {
        changes: new Map([[file, undefined]]),
        lines: original.names.flatMap((name) => original.linesWith(name, id)),
        done: `${file} deleted`,
      }
    },
  },
  {
    name: 'misnamed file',
    make(original, dice) {
      const file = someFile(original, dice, /content\/pages\//)
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
    },
  },
  {
    name: 'file of another ending',
    make(original, dice) {
      const file = someFile(original, dice, /^content\/(?:[a-z-]+\.yaml|facts\/|letters\/(?!parts\/)|tools\/|pages\/)/)
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
  },
  {
    name: 'forgotten file',
    make(original, dice) {
      const file = `content/pages/guides/draft-${dice.below(1000)}.md`
      return {
        changes: new Map([[file, original.text('content/pages/home.md')]]),
        lines: [{ file, line: 1 }],
        fix: 'delete it',
        done: `${file} added`,
      }
    },
  },
  {
    name: 'unused fact',
    make(original, dice) {
      const file = `content/facts/scheme/draft-${dice.below(1000)}.yaml`
      return {
        changes: new Map([[file, original.text(someFile(original, dice, /content\/facts\/scheme\//))]]),
        lines: [{ file, line: 1 }],
        fix: 'delete the file',
        done: `${file} added`,
      }
    },
  },
  {
    name: 'empty file',
    make(original, dice) {
      const file = someFile(original, dice, /(?:pages|lenders|brands|claims|facts)\//)
      return { changes: new Map([[file, '']]), lines: [{ file, line: 1 }], done: `${file} emptied` }
    },
  },
  {
    name: 'empty manifest or data file',
    make(original, dice) {
      const file = someFile(original, dice, /^site\.manifest|glossary|standing|timeline|flows\/[a-z-]+\.yaml/)
      return {
        changes: new Map([[file, dice.pick(['', '# nothing\n'])]]),
        lines: [{ file, line: 1 }],
        done: `${file} emptied`,
      }
    },
  },
  {
    name: 'bad UTF-8',
    make(original, dice) {
      const file = someFile(original, dice)
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
    },
  },
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
  inText(
    'same title',
    { files: /content\/pages\/guides\/.*\.md$/, find: /(?<=\ntitle: )[^\n]+/g, part: 'front' },
    ({ 0: title }, dice, original) => {
      const other = dice.pick(
        original.site.entries.filter((entry) => entry.page.kind === 'guide' && entry.title !== title),
      )
      return { text: JSON.stringify(other.title), or: [{ file: `${other.article?.file}`, line: 2 }] }
    },
  ),
  inText(
    'same description',
    { files: /content\/pages\/guides\/.*\.md$/, find: /(?<=\ndescription: )[^\n]+/g, part: 'front' },
    ({ 0: text }, dice, original) => {
      const other = dice.pick(
        original.site.entries.filter((entry) => entry.page.kind === 'guide' && entry.description !== text),
      )
      return { text: JSON.stringify(other.description), or: [{ file: `${other.article?.file}`, line: 3 }] }
    },
  ),
]
