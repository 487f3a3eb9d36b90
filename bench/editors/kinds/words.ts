import { type FaultKind, inText, typo } from '../inText.ts'
import { lineAt } from '../original.ts'

const articles = /content\/(?:pages|claims|lenders)\/.*\.md$/
const link = /(?<=\]\()\/[a-z0-9/-]{6,}(?=\))/g
// In a letter that is read, a space or a colon is the letter’s own.
const anyYaml = /^(?!.*\.cases\.yaml$).*\.yaml$/

/** Slips in links, in tags and in YAML’s own punctuation. */
export const wordFaults: readonly FaultKind[] = [
  inText('wrong-case link', { files: articles, find: link }, ({ 0: path }) => ({
    text: path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    fix: path,
  })),
  inText('link to a redirect', { files: articles, find: link }, (_, dice, { site }) => {
    const { from, to } = dice.pick([...site.redirects, ...site.aliases])
    return { text: from, fix: to }
  }),
  inText('wrong fragment', { files: /content\/pages\/.*\.md$/, find: link }, ({ 0: path }, dice, { site }) => {
    const heading = /^## (?<words>[a-z ]+)$/im.exec(site.byPath.get(path)?.article?.body ?? '')?.groups?.words
    const id = heading?.toLowerCase().replaceAll(' ', '-')
    return id === undefined ? undefined : { text: `${path}#${typo(id, dice)}`, fix: id }
  }),
  inText(
    'tag closed and never opened',
    { files: articles, find: /\{% callout[^%]*%\}(?<inner>[\s\S]*?)\{% \/callout %\}/g, part: 'body' },
    ({ groups }) => ({
      text: `${groups?.inner}{% /callout %}`,
      line: `${groups?.inner}`.split('\n').length - 1,
      fix: '{% callout %}',
    }),
  ),
  inText('bad indent', { files: anyYaml, find: /(?<=\n)(?<indent> +)(?=[a-zA-Z]+: )/g }, ({ groups }, dice) => ({
    text: dice.below(2) === 0 ? `${groups?.indent} ` : `${groups?.indent}`.slice(1),
  })),
  inText(
    'duplicate key',
    { files: anyYaml, find: /(?<=\n) *[a-zA-Z]+: [^\n>|]+\n(?! *[->|])/g },
    ({ 0: line }, _, original, file) => {
      const at = original.text(file).indexOf(line)
      return original.text(file).indexOf(line, at + 1) === -1
        ? { text: line + line, or: [{ file, line: lineAt(original.text(file), at) + 1 }] }
        : undefined
    },
  ),
  inText(
    'duplicate key in front matter',
    { files: /\.md$/, find: /(?<=\n)(?:title|summary|updated|tool|next): [^\n]+\n/g, part: 'front' },
    ({ 0: line }, _, original, file) => ({
      text: line + line,
      or: [{ file, line: lineAt(original.text(file), original.text(file).indexOf(line)) + 1 }],
    }),
  ),
]
