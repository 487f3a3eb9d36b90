import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesInMemory, filesOnDisk, withChanges } from '../../../../src/content/reading/files.ts'
import { printProblems } from '../../../../src/problems/printProblems.ts'
import { checkFuture, checkRelease } from '../../../../src/site/checks/unfinished.ts'
import { readSite } from '../../../../src/site/readSite.ts'

const folder = 'tests/sites/good'
const files = filesInMemory(filesOnDisk(folder))
const textOf = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')

type Change = readonly [file: string, from: string, to: string]

/** A draft of the good site with some words replaced, and all its faults. */
function changed(...changes: readonly Change[]) {
  const texts = new Map<string, string>()
  for (const [file, from, to] of changes) {
    const text = texts.get(file) ?? (files.has(file) ? textOf(file) : '')
    if (!text.includes(from)) throw new Error(`${file} holds no ${from}`)
    texts.set(file, from === '' ? to : text.replace(from, () => to))
  }
  const { draft, problems } = readSite(withChanges(files, texts), '2026-11-20')
  return { draft, all: printProblems(problems) }
}

const page = 'content/pages/what-is-pcp.md'
const fact = 'content/facts/scheme/ban.yaml'
const lender = 'content/lenders/acorn-finance.yaml'
const unit = (name: string, value: string): Change[] => [
  [fact, 'unit: date', `unit: ${name}`],
  [fact, '    value: 2021-01-28', `    value: ${value}`],
]

describe('content that is not right is told, with its place and what to do', () => {
  test.each<[name: string, changes: Change[], says: string]>([
    [
      'a word that waits to be replaced',
      [[page, 'The dealer, by', 'TO-DO the dealer, by']],
      `${page}:10:1  "TO-DO" is left in the words
    fix: write what belongs here, or take it out`,
    ],
    [
      'words of printers',
      [[page, 'The dealer, by', 'Lorem ipsum the dealer, by']],
      `${page}:10:1  "Lorem ipsum" is left in the words
    fix: write what belongs here, or take it out`,
    ],
    [
      'braces that no page fills',
      [[page, 'The dealer, by', 'On {{ fact "scheme.ban" }} the dealer, by']],
      `${page}:10:4  {{ fact "scheme.ban" }} would be shown as it is
    fix: write {% fact "…" /%} for a figure, or take it out`,
    ],
    [
      'a word said twice',
      [[page, 'The dealer, by', 'By the the dealer, by']],
      `${page}:10:4  "the the" says a word twice
    fix: take one out`,
    ],
    [
      'a note to fill in',
      [[page, 'The dealer, by', '[Name of dealer], by']],
      `${page}:10:1  [Name of dealer] waits to be filled in
    fix: write what belongs here, or take it out`,
    ],
    [
      'a note in what the manifest shows',
      [['site.manifest.yaml', 'hours: ', 'hours: TO-DO ']],
      `site.manifest.yaml:6:10  "TO-DO" is left in the words
    fix: write what belongs here, or take it out`,
    ],
    [
      'HTML in a field that shows it as it is',
      [[lender, 'name: Acorn Finance\n', 'name: <b>Acorn</b> Finance\n']],
      `${lender}:2:7  "<b>" would be shown as it is
    fix: write plain words here`,
    ],
    [
      'a blank in a name of a list, which nothing fills',
      [[lender, 'products: [', 'products: ["PCP {low", ']],
      `${lender}:10:12  the 1st of products is "PCP {low", and has a brace that is never closed or never opened
    fix: write { and } in pairs`,
    ],
    [
      'a sign by its name among the words',
      [[page, 'The dealer, by', 'The dealer,&nbsp;by']],
      `${page}:10:12  raw HTML &nbsp;
    fix: write it as Markdown, or with one of the tags of content/README.md`,
    ],
    [
      'a link that nobody could press',
      [[page, 'The dealer, by', 'The dealer [](/what-is-pcp), by']],
      `${page}:10:12  the link has no words
    fix: write it as [words](/address)`,
    ],
    [
      'a brace in words that nothing fills in',
      [[lender, 'basis: No statement was found.', 'basis: "{nobody}"']],
      `${lender}:12:51  discretionaryCommission.basis is "{nobody}", and nothing fills in {nobody} here
    fix: take the braces out`,
    ],
    [
      'a fact in the unit of a year that is none',
      unit('year', '21'),
      `${fact}:7:12  a fact in the unit "year" needs a year, and is 21
    fix: change the value or the unit`,
    ],
    [
      'a figure where a fact has text',
      unit('text', '£1,000'),
      `${fact}:7:12  a fact in the unit "text" cannot be a figure, and is £1,000
    fix: change the value or the unit`,
    ],
    [
      'a fact that has no value yet where it is used',
      [[fact, 'from: 2021-01-28', 'from: 2027-01-28']],
      `${fact}:6:11  scheme.ban is used, and has no value before 2027-01-28
    fix: write the day from which the value holds`,
    ],
    [
      'a day of another age',
      [[page, 'updated: 2026', 'updated: 1026']],
      `${page}:5:10  updated is "1026-11-01", and must be a day of the years from 1800 to 2099
    fix: write a day of the years from 1800 to 2099`,
    ],
    [
      'an event whose fact is no day',
      [
        [
          'content/timeline.yaml',
          '',
          '- date: 2021-01-28\n  title: The ban began\n  what: Dealers could no longer set it.\n  kind: law\n  fact: scheme.ban\n  source: { title: FCA statement, url: "https://www.fca.org.uk/news/ban" }\n',
        ],
        ...unit('year', '2021'),
      ],
      `content/timeline.yaml:5:9  the fact "scheme.ban" holds no day
    fix: name the fact with the day of the event`,
    ],
    [
      'brackets of a pattern that are never closed',
      [['content/turns.yaml', '', "- instead: “is”\n  words: ['[is|are']\n"]],
      `content/turns.yaml:2:11  the 1st of words in the 1st entry is "[is|are", which is not of the right form
    fix: write words in lower case, with [a|b] for either of two`,
    ],
    [
      'a heading that skips a level, one that is empty and one that is there already',
      [[page, 'The dealer, by', '#### Who\n\nThe lender.\n\n## Why\n\n## Who\n\nThe dealer, by']],
      `${page}:10:1  the heading “Who” skips a level: #### under ##
    fix: start it with ###
${page}:14:1  nothing is written under the heading “Why”
    fix: write it, or take the heading out
${page}:16:1  the heading “Who” is there twice
    fix: give one of them other words`,
    ],
    [
      'a page that leads to itself',
      [[page, 'updated: 2026-11-01', 'updated: 2026-11-01\nrelated: [/what-is-pcp, /]']],
      `${page}:6:11  /what-is-pcp is the page itself
    fix: take it out, or name another page`,
    ],
    [
      'front matter that ends in four hyphens',
      [[page, '2026-11-01\n---\n', '2026-11-01\n----\n']],
      `${page}:6:1  the front matter ends with "----", which is not ---
    fix: write --- alone on that line, three hyphens`,
    ],
    [
      'front matter without its first line',
      [[page, '---\n', '']],
      `${page}:1:1  the file does not start with front matter between two lines of ---
    fix: write --- on a line of its own above this one`,
    ],
    [
      'two pages on one path, and links to the one that has lost its own',
      [
        ['site.manifest.yaml', 'path: /guides/commission,', 'path: /what-is-pcp,'],
        [page, 'The dealer, by', '[One](/guides/commission), [two](/guides/commission), by'],
      ],
      `site.manifest.yaml:23:26  /what-is-pcp is claimed by a page on line 22 and again by a page
    fix: did you mean "/guides/commission"?
    also at ${page}:10:7, 10:34, 10:98 and site.manifest.yaml:29:29`,
    ],
    [
      'a percentage above 100',
      unit('percent', '170'),
      `${fact}:7:12  a fact in the unit "percent" cannot be above 100, and is 170
    fix: change the value or the unit`,
    ],
    [
      'a percentage below 0',
      unit('percent', '-3'),
      `${fact}:7:12  a fact in the unit "percent" cannot be below 0, and is -3
    fix: change the value or the unit`,
    ],
    [
      'a sum with too many noughts',
      unit('GBP', '1000000000000'),
      `${fact}:7:12  a fact cannot hold a million million or more, and is 1000000000000
    fix: change the value or the unit`,
    ],
    [
      'half a day',
      unit('days', '1.5'),
      `${fact}:7:12  a fact in the unit "days" needs a whole number as its value, and is 1.5
    fix: change the value or the unit`,
    ],
    [
      'a state that is misspelt',
      unit('state', 'part-suspnded'),
      `${fact}:7:12  a fact in the unit "state" needs one of live, part-suspended, upheld, upheld-under-appeal, quashed, quashed-to-be-remade, remade as its value
    fix: did you mean "part-suspended"?`,
    ],
    [
      'a source on the editor’s own machine',
      [[lender, 'https://acorn.example/', 'https://localhost/page']],
      `${lender}:16:11  the 1st of sources is "https://localhost/page", and must be an address that anybody can open, such as https://www.fca.org.uk/news
    fix: write an address that anybody can open, such as https://www.fca.org.uk/news`,
    ],
    [
      'a source with a space in it',
      [[lender, 'https://acorn.example/', 'https://acorn.example/a page']],
      `${lender}:16:11  the 1st of sources is "https://acorn.example/a page", and must be an address without spaces
    fix: write an address without spaces`,
    ],
    [
      'commission that no source tells of',
      [[lender, 'value: unknown', 'value: "yes"']],
      `${lender}:12:82  discretionaryCommission.source is null, and must be the address where the yes or no is said, unless value is unknown
    fix: write the address where the yes or no is said, unless value is unknown`,
    ],
    [
      'front matter that never ends',
      [[page, '2026-11-01\n---\n', '2026-11-01\n']],
      `${page}:1:1  the front matter that starts here never ends
    fix: write --- on a line of its own below its last field`,
    ],
    [
      'an address that is that of the page above it',
      [['site.manifest.yaml', 'path: /guides/commission,', 'path: /guides/index,']],
      `site.manifest.yaml:23:26  path in the 3rd of pages is "/guides/index", and must be an address that does not end in /index, which is the file of a folder
    fix: write an address that does not end in /index, which is the file of a folder`,
    ],
  ])('%s', (_, changes, says) => {
    expect(changed(...changes).all.split('\n\n')[0]).toBe(says)
  })
})

test('an event on another day than its fact says is told', () => {
  const event = (date: string) =>
    changed([
      'content/timeline.yaml',
      '',
      `- date: ${date}
  title: The ban began
  what: Dealers could no longer set the rate.
  kind: regulator
  fact: scheme.ban
  source: { title: FCA statement, url: "https://www.fca.org.uk/news/ban" }
`,
    ]).all
  expect(event('2021-01-28')).toBe('')
  expect(
    event('2021-01-29'),
  ).toBe(`content/timeline.yaml:1:9  the event is on 2021-01-29, and the fact "scheme.ban" that it names says 2021-01-28
    fix: write date: 2021-01-28, or mend the fact`)
})

test('a name of one lender leads to no other', () => {
  const other: Change[] = [
    [
      'content/lenders/oak-money.yaml',
      '',
      textOf(lender)
        .replace('acorn-finance', 'oak-money')
        .replace('Acorn Finance\n', 'Oak Money\n')
        .replace('Acorn Finance Limited', 'Oak Money Limited'),
    ],
    ['content/lenders/oak-money.md', '', textOf('content/lenders/acorn-finance.md').replaceAll('Acorn', 'Oak Money')],
    [
      'site.manifest.yaml',
      '  - { kind: brand',
      '  - { kind: lender, path: /lenders/oak-money, lender: oak-money }\n  - { kind: brand',
    ],
  ]
  const names: Change = ['content/lender-names.yaml', '', '- { name: Oak Money, kind: typed, lender: acorn-finance }\n']
  expect(
    changed(...other, names).all,
  ).toBe(`content/lender-names.yaml:1:43  "Oak Money" is the name of the lender oak-money, and leads to acorn-finance
    fix: write lender: oak-money, or say in its file that acorn-finance answers for it`)
})

test('a file copied from another lender’s, whose name was left, is told', () => {
  expect(
    changed(
      ['content/lenders/oak-money.yaml', '', textOf(lender).replace('acorn-finance', 'oak-money')],
      ['content/lenders/oak-money.md', '', textOf('content/lenders/acorn-finance.md').replaceAll('Acorn', 'Oak Money')],
      [
        'site.manifest.yaml',
        '  - { kind: brand',
        '  - { kind: lender, path: /lenders/oak-money, lender: oak-money }\n  - { kind: brand',
      ],
    ).all,
  ).toBe(`content/lenders/oak-money.yaml:2:7  "Acorn Finance" is the name of acorn-finance too
    fix: write its own name`)
})

test('a file of more than a megabyte is not read', () => {
  expect(changed([page, 'The dealer, by', `${'The dealer. '.repeat(100_000)}By`]).all).toBe(
    `${page}:1:1  the file has 1.2 MB, and the most is 1 MB
    fix: take out what does not belong in it, or make several files of it`,
  )
})

test('days that have yet to come are told, which would silence reviews', () => {
  const { draft } = changed(
    [page, 'updated: 2026-11-01', 'updated: 2027-11-01'],
    [fact, 'on: 2026-11-01', 'on: 2027-01-01'],
    [lender, 'on: 2026-11-01', 'on: 2026-11-20'],
  )
  expect(
    printProblems(draft ? checkFuture(draft) : []),
  ).toBe(`${fact}:9:16  checked.on is 2027-01-01, which has yet to come
    fix: write a day up to today, 2026-11-20
${page}:5:10  updated is 2027-11-01, which has yet to come
    fix: write a day up to today, 2026-11-20`)
})

test('a release says what is still a sample, and which pages nobody has written', () => {
  const { draft } = changed([page, 'The dealer, by the lender.', 'Say here what this is about.\n\nThe lender.'])
  expect(
    printProblems(draft ? checkRelease(draft) : []),
  ).toBe(`${page}:10:1  the file still says what npm run new wrote there
    fix: write what belongs here, or take out what it is for
site.manifest.yaml:2:9  origin is still a sample value, https://fixture.example
    fix: give the site’s own address before release`)
})
