import { type FaultKind, inText, typo } from '../inText.ts'

const articles = /content\/(?:pages|claims|lenders)\/.*\.md$/
const prose = /content\/.*\.(?:md|yaml)$/
const link = /(?<=\]\()\/[a-z0-9/-]{6,}(?=\))/g
const sentence = /(?<=\n)[A-Z][a-z]+ [a-z]+ (?=[a-z])/g
const body = 'body'

const tag = (name: string, find: RegExp, edit: Parameters<typeof inText>[2]): FaultKind =>
  inText(name, { files: prose, find }, edit)

/** Slips in the words: links, tags, headings, figures, and HTML where none may be. */
export const wordFaults: readonly FaultKind[] = [
  inText('wrong-case link', { files: articles, find: link }, ({ 0: path }) => ({
    text: path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
    fix: path,
  })),
  inText('trailing-slash link', { files: articles, find: link }, ({ 0: path }) => ({ text: `${path}/`, fix: path })),
  inText('link to a redirect', { files: articles, find: link }, (_, dice, { site }) => {
    const { from, to } = dice.pick([...site.redirects, ...site.aliases])
    return { text: from, fix: to }
  }),
  inText('link without a slash', { files: articles, find: link }, ({ 0: path }) => ({
    text: path.slice(1),
    fix: path,
  })),
  inText('wrong fragment', { files: /content\/pages\/.*\.md$/, find: link }, ({ 0: path }, dice, { site }) => {
    const heading = /^## (?<words>[a-z ]+)$/im.exec(site.byPath.get(path)?.article?.body ?? '')?.groups?.words
    const id = heading?.toLowerCase().replaceAll(' ', '-')
    return id === undefined ? undefined : { text: `${path}#${typo(id, dice)}`, fix: id }
  }),
  inText('HTML in Markdown', { files: articles, find: sentence, part: body }, ({ 0: text }, dice) => ({
    text: `${dice.pick(['<b>really</b> ', '<br>', '<span class="x">', '<script>alert(1)</script> ', '<!-- later -->'])}${text}`,
  })),
  inText('loose figure', { files: articles, find: sentence, part: body }, ({ 0: text }, dice) => ({
    text: `${text}${dice.pick(['£1,234', '12%', '5 years', '14 March 2025', 'six weeks', '3,000', '30 per cent'])} `,
    fix: 'fact',
  })),
  inText(
    'loose figure in a lender’s file',
    { files: /content\/lenders\/.*\.yaml$/, find: /(?<=\n {2}- [A-Z][a-z]+ [a-z]+ )(?=[a-z])/g },
    (_, dice) => ({ text: `${dice.pick(['£1,234', '12%', '5 years', '14 March 2025'])} `, fix: 'fact' }),
  ),
  inText('promise of a result', { files: articles, find: sentence, part: body }, ({ 0: text }, dice) => ({
    text: `${text}${dice.pick(['guaranteed', 'entitled to', 'eligible', 'claim now', 'officially'])} `,
  })),
  inText(
    'unclosed tag',
    {
      files: articles,
      find: /(?<open>\{% (?:callout|when|questions)[^%]*%\})(?<inner>(?:(?!\{% (?:callout|when|questions))[\s\S])*?)\{% \/(?:callout|when|questions) %\}/g,
      part: body,
    },
    ({ groups }) => ({ text: `${groups?.open}${groups?.inner}`, fix: '{% /' }),
  ),
  inText(
    'tag closed and never opened',
    { files: articles, find: /\{% callout[^%]*%\}(?<inner>[\s\S]*?)\{% \/callout %\}/g, part: body },
    ({ groups }) => ({
      text: `${groups?.inner}{% /callout %}`,
      line: `${groups?.inner}`.split('\n').length - 1,
      fix: '{% callout %}',
    }),
  ),
  tag('misspelt attribute', /(?<=\{% fact "[a-z0-9.-]+" )(?:form|part|at)(?==)/g, ({ 0: name }) => ({
    text: `${name}s`,
    fix: name,
  })),
]
