import { expect, test } from 'vitest'
import { run } from '../support/run.ts'

// A command that is asked for what it does not have says what it has, in words and without a trace.
test.each([
  ['new', ['redirct', '/old'], '"redirct" is nothing to add: did you mean "redirect"?'],
  [
    'new',
    ['page', 'x'],
    '"page" is nothing to add: use one of guide, claim, lender, brand, tool, redirect, alias, fact, term',
  ],
  ['new', ['redirect'], 'Say its name: npm run new -- redirect NAME'],
  ['new', ['guide', 'two', 'words'], '"words" is a word too many: a title stands in quotes, as in --title "A title"'],
  ['facts', ['--today', 'tomorrow'], '"tomorrow" is not a day; write it as 2026-11-20'],
  ['freshness', ['--today', 'tomorrow'], '"tomorrow" is not a day; write it as 2026-11-20'],
  ['search', ['fees', '--today', 'tomorrow'], '"tomorrow" is not a day; write it as 2026-11-20'],
  // Said before anything is read.
  ['search', ['--site', 'tests/sites/missing-manifest'], 'Ask something: npm run search -- "my lender went bust"'],
  ['rules', ['--json'], 'There is no option --json.\nThere are no options.'],
  ['rules', ['redres'], 'there is no rule "redres": did you mean "redress"?'],
  [
    'rules',
    [],
    'Name one rule: npm run -s rules -- deadlines|eligibility|fee|instalment|interest|lender-letter|redress|scheme|settlement|termination < input.json',
  ],
])('%s %j', async (command, asked, said) => {
  expect(await run(command, asked)).toEqual({ code: 1, out: '', err: `${said}\n` })
})

test('a question is answered with the reasons, for a person', async () => {
  const { code, out, err } = await run('search', ['my', 'lender', 'went', 'bust'])
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toContain('likely to be something this site can answer')
  expect(out).toContain('1. guide  /guides/redress-what-to-do-now')
})
