import { describe, expect, test } from 'vitest'
import { withChanges } from '../../../src/content/reading/files.ts'
import { SiteFolder } from '../../../src/content/reading/folder.ts'
import { printProblems } from '../../../src/problems/printProblems.ts'
import { lenderLetterFaults, readLenderLetters } from '../../../src/replies/readLenderLetters.ts'
import { realFiles } from '../../support/realSite.ts'
import { contentFacts } from '../support/contentFacts.ts'

const folder = 'content/lender-letters'
const textOf = (file: string) => Buffer.from(realFiles.bytes(file)).toString('utf8')

/** What the check says once a text of a file stands there as another. */
function saidOf(name: string, from: string, to: string): string {
  const file = `${folder}/${name}`
  const text = textOf(file)
  expect(text).toContain(from)
  const site = new SiteFolder(withChanges(realFiles, new Map([[file, text.replace(from, to)]])))
  const read = readLenderLetters(site)
  expect(site.problems).toEqual([])
  return printProblems(lenderLetterFaults(read, contentFacts)).replaceAll(/\d+:\d+/g, 'line:column')
}

describe('a name that nothing bears is a fault, with the nearest that there is', () => {
  test.each([
    [
      'of a letter that says the same to others',
      'too-late-unasked.yaml',
      'twin: not-scheme-case-time',
      'twin: not-scheme-case-tine',
      `${folder}/too-late-unasked.yaml:line:column  there is no kind of letter "not-scheme-case-tine"\n    fix: did you mean "not-scheme-case-time"?`,
    ],
    [
      'of a sign',
      'determination.yaml',
      'known:\n  - { any: [',
      'known:\n  - { any: [determinatoin, ',
      'there is no sign "determinatoin"',
    ],
    [
      'of a letter that a case is to be taken for',
      'writer-c.cases.yaml',
      '    - determination\n',
      '    - determinations\n',
      'there is no kind of letter "determinations"',
    ],
  ])('%s', (_, file, from, to, said) => expect(saidOf(file, from, to)).toContain(said))
})

test('a letter that signs.yaml names wrongly is told of there alone', () =>
  expect(saidOf('signs.yaml', '- late-opt-in\n', '- late-opt-inn\n')).toBe(
    `${folder}/signs.yaml:line:column  there is no kind of letter "late-opt-inn"\n    fix: did you mean "late-opt-in"?`,
  ))

test('a pattern that cannot be read is a fault', () =>
  expect(saidOf('signs.yaml', "- 'rd 01'", "- 'rd (01'")).toContain('this pattern cannot be read: "(" is not closed'))
