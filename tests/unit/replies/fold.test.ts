import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compilePatterns, matchPatterns, searchable } from '../../../src/replies/matchPatterns.ts'
import { compilePattern, PatternError, wordsIn } from '../../../src/replies/pattern.ts'
import { readLetters } from '../../../src/replies/readLetters.ts'
import { letterSections } from '../../../src/replies/sections.ts'
import { tries } from '../../support/nightly.ts'
import { hostileText } from '../support/anyCaseFile.ts'
import { contentLenderLetters } from '../support/contentLenderLetters.ts'

const signs = compilePatterns(
  [
    { id: 'final', patterns: ['final response'], butNot: ['not {our} final response'] },
    { id: 'opt-in', patterns: ['opt in'] },
    { id: 'code', patterns: ['rd01'] },
    { id: 'sum', patterns: ['pay … £ #'] },
    { id: 'determination', patterns: ['redress determination'] },
  ],
  { our: '(our|the|a)' },
)
const found = (text: string) =>
  matchPatterns(searchable(text, signs.vocabulary), signs).map(({ id, start, end }) => [id, text.slice(start, end)])

describe('signs are found', () => {
  test.each([
    ['This is our final response.', [['final', 'final response']]],
    ['This is our fina1 resp0nse.', [['final', 'fina1 resp0nse']]],
    ['This is our final respanse.', [['final', 'final respanse']]],
    ['red ress deter mination', [['determination', 'red ress deter mination']]],
    ['R E D R E S S  D E T E R M I N A T I O N', [['determination', 'R E D R E S S  D E T E R M I N A T I O N']]],
    ['the redressdetermination', [['determination', 'redressdetermination']]],
    ['Code RDO1', [['code', 'RDO1']]],
    ['You may opt–in.', [['opt-in', 'opt–in']]],
    ['a fi-\nnal response', [['final', 'fi-\nnal response']]],
    ['We will pay you the sum of £ 300 today', [['sum', 'pay you the sum of £ 300']]],
  ])('%s', (text, signs) => expect(found(text)).toEqual(signs))
  test.each(['adopting', 'WORD01', 'This is not a final response.', 'The final. Response due.', 'We pay you. £300'])(
    'but not in: %s',
    (text) => expect(found(text)).toEqual([]),
  )
})

describe('patterns', () => {
  test.each([
    ['(a|b', '"(" is not closed'],
    ['a]', '"]" closes nothing'],
    ['{gone} a', 'there is no group "gone"'],
    ['a ?', '"?" stands for nothing'],
  ])('%s is refused', (pattern, message) =>
    expect(() => compilePattern(pattern, {})).toThrow(new PatternError(message)),
  )
  test('a group that is made of itself is refused', () =>
    expect(() => compilePattern('{a}', { a: 'x {b}', b: '{a}' })).toThrow('the group "a" is made of itself'))
  test('groups and beginnings of words are no words of their own', () =>
    expect(wordsIn('our {group} invit* letter')).toEqual(['our', 'letter']))
  test('each of several words that may stand in a place is a word of its own', () =>
    expect(wordsIn('(letter|note) to')).toEqual(['letter', 'note', 'to']))
})

describe('a pattern needs', () => {
  test.each([
    ['each of its words', 'final response', [['flnal'], ['response']]],
    ['one of several', '(our|the) view', [['our', 'the'], ['vlevv']]],
    ['nothing that may be missing, or that starts as it says', '[our] (late|soon*) lend* …', []],
    ['one word of each way through it', 'a (b c|d|e {pay})', [['a'], ['b', 'cl', 'e']]],
    [
      'what its groups need',
      '{pay} {pay}',
      [
        ['pay', 'ovve'],
        ['pay', 'ovve'],
      ],
    ],
    ['all that each part needs', 'a & {pay}', [['a'], ['pay', 'ovve']]],
  ])('%s: %s', (_, pattern, needs) => expect(compilePattern(pattern, { pay: '(pay|owe [it])' }).needs).toEqual(needs))
})

describe('a pattern of several parts', () => {
  const joined = compilePatterns([{ id: 'all', patterns: ['{no} & reply & (june|july)'] }], { no: '(no|not)' })
  const holds = (text: string) => matchPatterns(searchable(text, joined.vocabulary), joined).length
  test('holds where one sentence has them all, in any order', () => {
    expect(holds('Since July no reply came.')).toBe(1)
    expect(holds('By reply, we had not in June what we asked.')).toBe(1)
  })
  test('and not across two', () => expect(holds('No reply came. It was July.')).toBe(0))
})

describe('what is denied', () => {
  const denying = compilePatterns([{ id: 'sum', patterns: ['pay £'] }], {}, '(not|never|don’t)')
  const ids = (text: string) => matchPatterns(searchable(text, denying.vocabulary), denying).map(({ id }) => id)
  test.each(['We will not pay £ 5.', 'We don’t have to pay £ 5.', 'We could never pay £ 5.'])('%s', (text) =>
    expect(ids(text)).toEqual([]),
  )
  test.each(['We pay £ 5.', 'It is not. We pay £ 5.', 'If it is not in your favour we pay £ 5.'])('%s', (text) =>
    expect(ids(text)).toEqual(['sum']),
  )
  test('said again without it, it holds', () =>
    expect(ids('We do not pay £ 5 now. We pay £ 5 later.')).toEqual(['sum']))
})

describe('letters that were pasted together', () => {
  const starts = (text: string) => letterSections(text).map((section) => section.text.trim().slice(0, 12))
  test('part where one was signed and the next begins, its heading with it', () =>
    expect(starts('Dear A\nFirst.\nYours sincerely\nB. Moss\n\nCODE RD02\nDear A\nSecond.')).toEqual([
      'Dear A\nFirst',
      'CODE RD02\nDe',
    ]))
  test('and at lines between e-mails', () =>
    expect(starts('Newest.\n-----Original Message-----\nOlder.')).toEqual(['Newest.', '-----Origina']))
  test('and where a mail quotes the one before it', () => {
    expect(starts('Newest.\nOn 6 March 2028 a@b.example wrote:\n| Dear A\n| Older.')).toEqual([
      'Newest.',
      'On 6 March 2',
    ])
    expect(starts('Dear A\nNewest.\n> From: a@b.example\n>\n> Dear A\n> Older.')).toEqual([
      'Dear A\nNewes',
      '> From: a@b.',
    ])
  })
  test('a greeting under the whole head of a mail is of that mail', () =>
    expect(
      starts(
        ['9 June', '23 June']
          .map(
            (day) =>
              `From: Acorn Finance complaints\nDate: ${day} 2026 11:31\nSubject: RE: Case AC-7780 opened\n\nDear A\nText.`,
          )
          .join('\n\n'),
      ),
    ).toEqual(['From: Acorn ', 'From: Acorn ']))
  test('a letterhead over the head of a mail is of that mail', () =>
    expect(starts('Acorn Finance plc\n86 Station Road, Redhill RH1 1SR\n\nFrom: a@b.example\n\nDear A\nText.')).toEqual(
      ['Acorn Financ'],
    ))
  test('and at what someone wrote between them', () =>
    expect(starts('[Letter 1, May]\nFirst.\n--- 11 November ---\nSecond.\nLetter 3 (today)\nThird.')).toEqual([
      '[Letter 1, M',
      '--- 11 Novem',
      'Letter 3 (to',
    ]))
  test('one letter stays one', () =>
    expect(letterSections('Dear A\nWe write to you.\nYours faithfully')).toHaveLength(1))
  test('places are those in the whole', () => {
    const text = 'Dear A\nNo news.\nYours sincerely\n\nDear A\nThis is our final response.'
    const read = readLetters(text, contentLenderLetters())
    const sign = read[1]?.signs.find(({ id }) => id === 'final-response')
    expect(text.slice(sign?.start, sign?.end)).toBe('final response')
  })
})

test.each([' ', '> ', '|', 'Dear A\n'])('a text of nothing but “%s” is read to its end', (part) => {
  readLetters(part.repeat(20_000), contentLenderLetters())
  expect(letterSections(' '.repeat(1_000_000))).toEqual([])
})

test('no text, however odd, breaks it', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (before, after) => {
      readLetters(`${before} RD01 ${after}`, contentLenderLetters())
    }),
    { numRuns: tries(200, 0.2) },
  )
})
