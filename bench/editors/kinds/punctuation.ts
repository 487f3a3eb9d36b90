import { type FaultKind, inText } from '../inText.ts'
import { lineAt } from '../original.ts'

// In a letter that is read, a space or a colon is the letter’s own.
const anyYaml = /^(?!.*\.cases\.yaml$).*\.yaml$/
const anyFront = /\.md$/

/** Slips in YAML’s own punctuation. */
export const punctuation: readonly FaultKind[] = [
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
    { files: anyFront, find: /(?<=\n)(?:title|summary|updated|tool|next): [^\n]+\n/g, part: 'front' },
    ({ 0: line }, _, original, file) => ({
      text: line + line,
      or: [{ file, line: lineAt(original.text(file), original.text(file).indexOf(line)) + 1 }],
    }),
  ),
  inText('unclosed quote', { files: anyYaml, find: /: "[^"\n\\]+"(?=[\n,])/g }, ({ 0: text }) => ({
    text: text.slice(0, -1),
  })),
  inText('unopened quote', { files: anyYaml, find: /: "[^"\n\\]+"(?=\n)/g }, ({ 0: text }) => ({
    text: text.replace('"', ''),
  })),
  inText('unclosed bracket', { files: anyYaml, find: /[[{][^[\]{}%\n]+[\]}](?=\n)/g }, ({ 0: text }) => ({
    text: text.slice(0, -1),
  })),
  inText(
    'unclosed bracket in front matter',
    { files: anyFront, find: /related: \[[^\]\n]+\]/g, part: 'front' },
    ({ 0: text }) => ({ text: text.slice(0, -1) }),
  ),
  inText(
    'text with a colon',
    { files: anyYaml, find: /(?<=\n *(?:name|note|label|what|plain|describes): )[A-Z][^"'\n:#%]{10,}(?=\n)/g },
    ({ 0: text }) => ({ text: text.replace(' ', ': '), fix: 'quotes' }),
  ),
  inText(
    'text with a colon in front matter',
    { files: anyFront, find: /(?<=\n(?:summary|description): )[A-Z][^"'\n:#%]{10,}(?=\n)/g, part: 'front' },
    ({ 0: text }) => ({ text: text.replace(' ', ': '), fix: 'quotes' }),
  ),
  inText(
    'text that starts with a sign',
    { files: anyYaml, find: /(?<=\n *(?:name|note|label|what|plain|describes): )(?=[A-Z])/g },
    (_, dice) => ({ text: dice.pick(['@', '`', '%', '*', '&x ', '!', '[', '{']), fix: undefined }),
  ),
]
