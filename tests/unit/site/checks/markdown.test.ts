import { describe, expect, test } from 'vitest'
import { lostMarkdown } from '../../../../src/site/checks/markdown.ts'

const said = (raw: string, part: 'body' | 'field' = 'body') =>
  lostMarkdown(raw, part).map(({ offset, what, fix }) => `${offset}: ${what}; ${fix}`)

describe('what Markdown would lose without a word', () => {
  const asLink = 'write it as [words](/address)'
  test.each([
    [
      'a ![car](/car.png)',
      '2: a picture cannot stand among words; name one of the site’s own with {% figure "…" /%}, or take it out',
    ],
    ['a [fee]() b', '6: the link has no address; write the address between the brackets'],
    ['a [fee](/our fees) b', `6: the address of a link has a space in it, or no ")" where it ends; ${asLink}`],
    ['a [fee](/fees b', `6: the address of a link has a space in it, or no ")" where it ends; ${asLink}`],
    ['a [fee] (/fees) b', `6: a space parts the words of a link from its address; ${asLink}`],
    ['a [fee][fees] b', `6: a link or note names what stands elsewhere; ${asLink}`],
    ['a fee[^1] b', `5: a link or note names what stands elsewhere; ${asLink}`],
    ['see www.gov.uk', '4: a web address among the words is not a link; write it as [words](https://…)'],
    ['see https://gov.uk', '4: a web address among the words is not a link; write it as [words](https://…)'],
    ['**no fee', '0: the ** has no other to go with it; write **words**, without a space inside'],
    ['a { % fact "b" /%}', '2: a space parts the signs of a tag; write {% and %}'],
    [
      'a\n\n# b',
      '3: this is a second title: the page’s own is "title" at the top of the file; start the heading with ##',
    ],
    ['##Fees', '0: a heading has no space after its #; write ## and a space'],
    [
      'Fees\n---\n\nb',
      '0: a line of signs makes a heading of the words above it; start a heading with ##, or leave an empty line above the signs',
    ],
    ['a\n\n```\nb', '3: the ``` is never closed; write ``` on a line where it ends'],
    [
      '| a | b |\n| - | - |\n| c | d | e |\n| f |',
      '20: this row of a table has 3 cells, and its first row 2; write as many, with | between them',
      '34: this row of a table has 1 cell, and its first row 2; write as many, with | between them',
    ],
    [
      '| a | b |\n| c | d |',
      '0: below the first row of a table stands a line of --- for each of its 2 columns; write | --- | --- | there',
    ],
  ])('%j', (raw, ...faults) => expect(said(raw)).toEqual(faults))
})

test.each([
  '**[Fees](/fees)** and **more**\n\n---\n\n- a\n- b',
  'a [fee](https://a.uk/b_(c)) {% fact "a.b" /%}\n\n## [x](/y)\n\n| a `|` | b \\| c |\n|:--|--:|\n| [x](/y) | {% fact "a" /%} |',
  '```\n# [x] (/y) **\n```\n\n`**`',
])('nothing is lost of %j', (raw) => expect(said(raw)).toEqual([]))

test('a line of words has no headings or tables to lose', () => {
  expect(said('>-\n  # 1 of 2\n  | a', 'field')).toEqual([])
})
