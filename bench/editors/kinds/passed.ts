import type { FaultKind } from '../fault.ts'
import { inText } from '../inText.ts'
import { typo } from '../typo.ts'

const prose = /content\/pages\/.*\.md$/
const sentence = /(?<=\n\n)(?=[A-Z][a-z]+ [a-z]+ [^\n]*\n)/g
const number = (unit: string) => new RegExp(`(?<=\\nunit: ${unit}\\n(?:[^\\n]*\\n)*? {4}value: )\\d+(?=\\n)`, 'g')
const facts = /content\/facts\//
const lenders = /content\/lenders\/.*\.yaml$/
const source = /(?<=\nsources:\n {2}- )\S+/g

/** Content that has the right shape, and is wrong all the same. */
export const passed: readonly FaultKind[] = [
  inText('TO-DO in the words', { files: prose, find: sentence, part: 'body' }, () => ({
    text: 'TO-DO ',
    fix: 'take it out',
  })),
  inText('lorem ipsum', { files: prose, find: sentence, part: 'body' }, () => ({
    text: 'Lorem ipsum dolor. ',
    fix: 'take it out',
  })),
  inText('braces of another system', { files: prose, find: sentence, part: 'body' }, () => ({
    text: 'On {{ fact "scheme.state" }} it began. ',
    fix: '{% fact',
  })),
  inText(
    'event on another day than its fact',
    { files: /content\/timeline\.yaml$/, find: /(?<=- date: )\S+(?=\n(?: {2}[^\n]*\n){1,6} {2}fact: )/g },
    () => ({
      text: '2024-02-29',
      fix: 'write date:',
    }),
  ),
  inText('percentage above 100', { files: facts, find: number('percent') }, () => ({ text: '136' })),
  inText('percentage below 0', { files: facts, find: number('percent') }, () => ({ text: '-8' })),
  inText('half a day', { files: facts, find: number('days') }, () => ({ text: '7.5' })),
  inText('misspelt unit', { files: facts, find: /(?<=\nunit: )percent(?=\n)/g }, () => ({
    text: 'percant',
    fix: 'percent',
  })),
  inText('misspelt state of the scheme', { files: facts, find: /(?<= {4}value: )part-suspended/g }, () => ({
    text: 'part-suspnded',
    fix: 'part-suspended',
  })),
  inText(
    'yes to commission with no source',
    {
      files: lenders,
      find: /(?<=discretionaryCommission:\n {2}value: )unknown(?=\n(?: {2,}[^\n]*\n)*? {2}source: null)/g,
    },
    () => ({
      text: '"yes"',
      fix: 'where the yes or no is said',
    }),
  ),
  inText('source on the editor’s own machine', { files: lenders, find: source }, () => ({
    text: 'https://localhost/page',
    fix: 'anybody can open',
  })),
  inText('source with a space in it', { files: lenders, find: source }, () => ({
    text: 'https://www.fca.org.uk/a page',
    fix: 'without spaces',
  })),
  inText('page of six megabytes', { files: prose, find: sentence, part: 'body' }, (_, __, ___, file) => ({
    text: 'It is a loan. '.repeat(430_000),
    or: [{ file, line: 1 }],
  })),
  inText(
    'page at /index',
    { files: /site\.manifest\.yaml$/, find: /(?<=kind: guide, path: )\/guides\/[a-z-]+/g },
    () => ({
      text: '/guides/index',
      fix: 'does not end in /index',
    }),
  ),
  inText(
    'brace left open',
    { files: /content\/page-parts\.yaml$/, find: /(?<=\n {2}checked: [^\n]*)\{day\}/g },
    () => ({
      text: '{day',
      fix: 'in pairs',
    }),
  ),
  inText(
    'blank left out',
    { files: /content\/tools\/.*words\.yaml$/, find: /(?<=: .*)\{(?:day|low|nothing|number|sum)\}(?=.*\n)/g },
    ({ 0: blank }) => ({ text: 'it', fix: blank }),
  ),
  inText(
    'misspelt blank',
    { files: /content\/tools\/.*words\.yaml$/, find: /(?<=: .*\{)[a-zA-Z]{4,}(?=\})/g },
    ({ 0: name }, dice) => ({ text: typo(name, dice), fix: name }),
  ),
  inText('word said twice', { files: prose, find: / the (?=[a-z])/g, part: 'body' }, () => ({
    text: ' the the ',
    fix: 'take one out',
  })),
  inText('note to fill in', { files: prose, find: sentence, part: 'body' }, () => ({
    text: 'Write to [name of lender]. ',
    fix: 'take it out',
  })),
  inText('heading without words', { files: prose, find: /(?<=\n)(?=## )/g, part: 'body' }, () => ({
    text: '## Nothing here yet\n\n',
    fix: 'take the heading out',
  })),
  inText('heading that skips a level', { files: prose, find: /(?<=\n\n)## (?=[A-Z])/g, part: 'body' }, () => ({
    text: '#### ',
    fix: 'start it with ##',
  })),
  inText(
    'heading that is there already',
    { files: prose, find: /(?<=\n\n)## ([^\n]+)\n\n[\s\S]*?(?=\n## )/g, part: 'body' },
    ({ 0: section, 1: words }) => ({
      text: `${section}\n## ${words}\n\nThere is more to say.\n`,
      line: section.split('\n').length,
      fix: 'other words',
    }),
  ),
  inText(
    'page related to itself',
    { files: /content\/pages\/guides\/what-is-pcp\.md$/, find: /(?<=\nrelated: \[)(?=\/)/g, part: 'front' },
    () => ({ text: '/what-is-pcp, ', fix: 'another page' }),
  ),
  inText(
    'list that is no list',
    { files: prose, find: /(?<=\nrelated: )\[(\/[a-z-/]+)[^\n]*/g, part: 'front' },
    ({ 1: path = '' }) => ({ text: path, fix: `[${path}]` }),
  ),
  inText(
    'four hyphens below the fields',
    { files: prose, find: /(?<=\nupdated: [^\n]+\n)---\n/g, part: 'body' },
    () => ({
      text: '----\n',
      fix: 'three hyphens',
    }),
  ),
  inText(
    'front matter that never ends',
    { files: prose, find: /(?<=\nupdated: \S+\n)---\n/g, part: 'body' },
    (_, __, ___, file) => ({
      text: '',
      fix: 'on a line of its own',
      or: [{ file, line: 1 }],
    }),
  ),
]
