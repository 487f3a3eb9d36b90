import type { FaultKind } from '../fault.ts'
import { inText } from '../inText.ts'

const files = /content\/facts\//

/** Facts whose dates, units or order are wrong. */
export const facts: readonly FaultKind[] = [
  inText('day that does not exist', { files, find: /(?<=from: \d{4}-)\d{2}-\d{2}/g }, (_, dice) => ({
    text: dice.pick(['13-01', '02-30', '6-31']),
    fix: 'a day such as',
  })),
  inText('day in words', { files, find: /(?<=(?:from|on|knownUntil): )\d{4}-\d{2}-\d{2}/g }, (_, dice) => ({
    text: dice.pick(['20 November 2026', '20/11/2026', 'today']),
    fix: 'a day such as',
  })),
  inText(
    'day in words in front matter',
    { files: /\.md$/, find: /(?<=\nupdated: )\d{4}-\d{2}-\d{2}/g, part: 'front' },
    () => ({ text: '20 November 2026', fix: 'a day such as' }),
  ),
  inText(
    'wrong unit',
    { files, find: /(?<=\nunit: )(?:GBP|percent|count|date|days|months)(?=\n)/g },
    ({ 0: unit }, _, original, file) => ({
      text: unit === 'date' ? 'GBP' : 'date',
      or: original.linesWith(file, ' value: '),
    }),
  ),
  inText('number with its sign', { files, find: /(?<=\n {4}value: )\d+(?=\n)/g }, ({ 0: value }, dice) => ({
    text: dice.pick([`£${value}`, `${value}%`, `"${value}"`]),
  })),
  inText(
    'values out of order',
    { files, find: /(?<=\n {2}- from: (?<one>\d{4}-\d{2}-\d{2})\n(?: {4}[^\n]+\n)+ {2}- from: )\d{4}-\d{2}-\d{2}/g },
    (_, dice) => ({ text: dice.pick(['1999-01-01', '2001-05-05']), fix: 'oldest' }),
  ),
  inText('value without a source', { files, find: /\n {4}source: [^\n]+/g }, (_, __, original, file) => ({
    text: '',
    fix: 'source',
    or: original.linesWith(file, '- from: '),
  })),
  inText('no nations', { files, find: /(?<=\nnations: )\[[^\]\n]+\]/g }, () => ({ text: '[]', fix: 'add' })),
  inText('javascript: source', { files, find: /(?<=url: ")[^"\n]+/g }, () => ({
    text: 'javascript:alert(1)',
    fix: 'https://',
  })),
]
