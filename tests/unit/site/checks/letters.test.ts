import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

const file = 'content/letters/next/no-reply.md'
const front = `---
subject: No answer
greeting: Dear Complaints Team
closing: Yours faithfully
does: It asks for an answer.
rests: The day on which they had it.
---
`
const body = `
You had my complaint on {% blank "about" /%}.

{% when born="given" %}
You were born on {% blank "born" /%}.
{% /when %}
`
const faultsIn = (letter: string, more: { file: string; to: string }[] = []) =>
  problemsIn(changedSite('good', [{ file, to: letter }, ...more]))

test('a letter that holds together has no fault', () => expect(faultsIn(front + body)).toBe(''))

test.each([
  [
    'a blank that the answers cannot give',
    front + body.replace('"about"', '"abuot"'),
    ':9:34  next/no-reply cannot be given "abuot"\n    fix: did you mean "about"?',
  ],
  [
    'a blank like no other',
    front + body.replace('"about"', '"wxyz"'),
    ':9:34  next/no-reply cannot be given "wxyz"\n    fix: it can be given',
  ],
  [
    'a condition that the answers cannot give',
    front + body.replace('born="given"', 'late="yes"'),
    ':11:9  next/no-reply cannot be given "late"',
  ],
  [
    'a condition on what is always given',
    front + body.replace('born="given"', 'about="given"'),
    ':11:9  the blank "about" is always given\n    fix: take the condition out',
  ],
  [
    'a value that a condition cannot have',
    front + body.replace('born="given"', 'proof="atached" born="given"'),
    '"proof" is never "atached"\n    fix: did you mean "attached"?',
  ],
  [
    'a letter that does not say what it does',
    front.replace('does: It asks for an answer.\n', '') + body,
    ':2:1  "does" is missing',
  ],
  [
    'a part that is not there',
    `${front}${body}\n{% part "contact" /%}\n`,
    ':15:9  there is no part "contact"\n    fix: add content/letters/parts/contact.md',
  ],
  [
    'a tag that is misspelt',
    front + body.replace('blank "born"', 'blnak "born"'),
    'there is no tag "blnak"\n    fix: did you mean "blank"?',
  ],
  [
    'a figure that is typed',
    front + body.replace('You were', 'For 8 weeks you were'),
    ':12:5  the length of time "8 weeks" is typed into the prose',
  ],
  [
    'a fact that does not exist',
    front + body.replace('You were', 'By {% fact "scheme.nothing" on="about" /%}'),
    'there is no fact "scheme.nothing"',
  ],
  [
    'a fact on a day that is none',
    front + body.replace('You were', 'By {% fact "scheme.average" on="abuot" /%}'),
    ':12:29  "abuot" is not a blank that is a date\n    fix: did you mean "about"?',
  ],
  [
    'a word that the advertising rules keep out',
    front + body.replace('You were', 'You are eligible. You were'),
    '"eligible" promises a result',
  ],
  [
    'bold words',
    front + body.replace('my complaint', '**my** complaint'),
    ':9:1  bold cannot stand in a letter, which is sent as plain text',
  ],
  ['a letter that nothing sends', '', ''],
])('%s is told where it stands', (_, letter, said) => {
  if (letter === '')
    return void expect(
      problemsIn(changedSite('good', [{ file: 'content/letters/next/other.md', to: front + body }])),
    ).toContain('content/letters/next/other.md:1:1  no tool sends this letter')
  expect(faultsIn(letter)).toContain(`content/letters/next/no-reply.md${said.startsWith(':') ? said : ''}`)
  expect(faultsIn(letter)).toContain(said)
})

test('one slip of a name is one fault', () =>
  expect(faultsIn(front + body.replace('"about"', '"abuot"')).split('  fix: ')).toHaveLength(2))

test('a picture in a part is told, and not the letters that it would leave unfinished', () => {
  const part = 'content/letters/parts/told.md'
  const letter = `${front}\nPlease answer me. {% part "told" /%}`
  expect(faultsIn(letter, [{ file: part, to: '---\n---\n\nSay what you found.\n' }])).toBe('')
  expect(faultsIn(letter, [{ file: part, to: '---\n---\n\nSay what you found ![](car.png).\n' }])).toMatch(
    /^content\/letters\/parts\/told\.md:4:\d+ {2}a picture cannot stand among words\n[^\n]*$/,
  )
})

test('a letter that is hard to read is told', () => {
  const long =
    'Notwithstanding considerations regarding administrative responsibilities and organisational inefficiencies, representatives characteristically misunderstand '.repeat(
      5,
    )
  expect(faultsIn(front + body.replace('\n{% when', `\n${long}.\n\n{% when`))).toContain(
    `${file}:8:1  the reading grade is`,
  )
})

test.each([
  [
    'a name that the tool goes by and that is gone',
    'term',
    ':1:1  questions has no "terms", which the tool "represented-check" goes by\n    fix: bring it back',
  ],
  [
    'a name that the tool does not know',
    'term',
    ':7:11  the tool "represented-check" knows no "term"\n    fix: did you mean "terms"?',
  ],
  [
    'a name that stands twice',
    'signed',
    ':7:5  the 6th of questions says the same as the 2nd of questions\n    fix: take one of them out',
  ],
])('%s is told', (_, last, said) => {
  const words = 'content/tools/represented-check/words.yaml'
  const questions = ['online-form', 'signed', 'your-claim', 'sent-id', 'lender-said', last]
    .map((id) => `  - { id: ${id}, question: Did you sign? }\n`)
    .join('')
  const own = readFileSync(words, 'utf8')
  const rest = own.slice(own.indexOf('\nfirm:') + 1)
  const verdicts = ['likely', 'not-sure', 'unlikely']
    .map((id) => `  ${id}: { title: A result, advice: Look it up. }\n`)
    .join('')
  expect(
    problemsIn(
      changedSite('good', [
        {
          file: words,
          to: `questions:\n${questions}place: Question {place} of {count}\nverdicts:\n${verdicts}${rest}`,
        },
      ]),
    ),
  ).toContain(words + said)
})

test.each([
  [
    'a sentence that ends in the middle',
    'I complained{% when born="given" %} and you were born on {% blank "born" /%}.{% /when %}',
    'with born="none", the paragraph has no end: “…I complained”',
  ],
  [
    'an “and” that joins nothing',
    'I complained and {% when born="given" %}you were born on {% blank "born" /%}{% /when %}.',
    'with born="none", the paragraph ends in “and”',
  ],
  [
    'a paragraph that is empty for some answers',
    '{% when born="given" %}You were born on {% blank "born" /%}.{% /when %}',
    'with born="none", the paragraph is empty',
  ],
  [
    'a fact on a day that may not be known',
    'They have {% fact "scheme.ban" on="born" /%} to answer.',
    '"born" may be missing, and then the fact has no day\n    fix: put {% when born="given" %}…{% /when %} around them',
  ],
  [
    'words around a blank that may be missing',
    'You were born on {% blank "born" /%}, as you know.',
    '"born" may be missing, and then words stand around nothing\n    fix: put {% when born="given" %}…{% /when %} around them',
  ],
  [
    'an empty item',
    '- {% when born="given" %}you were born on {% blank "born" /%}{% /when %}',
    'with born="none", the item is empty',
  ],
])('%s is a hole', (_, words, said) =>
  expect(faultsIn(`${front}\nYou had it on {% blank "about" /%}.\n\n${words}\n`)).toContain(`${file}:11:1  ${said}`),
)

test('a subject that is empty for some answers is a hole', () => {
  expect(
    faultsIn(front.replace('subject: No answer', `subject: '{% when born="given" %}No answer{% /when %}'`) + body),
  ).toContain(`${file}:2:10  with born="none", the line is empty`)
})

test('words that may be missing altogether are said to be', () => {
  expect(
    faultsIn(
      `${front}\nYou had it on {% blank "about" /%}.\n\n{% optional %}\n{% when born="given" %}You were born on {% blank "born" /%}.{% /when %}\n{% /optional %}\n`,
    ),
  ).toBe('')
})
