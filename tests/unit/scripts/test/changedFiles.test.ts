import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { changedFiles, concerned } from '../../../../scripts/test/changedFiles.ts'

test('what differs from a commit is listed, new files and what is gone too', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  const git = (...args: string[]) =>
    expect(
      spawnSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: folder }).status,
    ).toBe(0)
  git('init', '-q')
  for (const file of ['a.ts', 'b.ts', 'c.ts']) writeFileSync(join(folder, file), '')
  git('add', '-A')
  git('commit', '-qm', 'first')
  writeFileSync(join(folder, 'a.ts'), 'changed')
  rmSync(join(folder, 'b.ts'))
  writeFileSync(join(folder, 'd.ts'), 'new')
  expect(changedFiles(folder, 'HEAD')).toEqual(['a.ts', 'b.ts', 'd.ts'])
  expect(() => changedFiles(folder, 'no-such-commit')).toThrow(/no-such-commit/)
})

test('code concerns the tests that bring it in, and content those that read its folder', () => {
  expect(concerned('.', ['src/dates/plainDate.ts', 'docs/architecture.md', 'tests/e2e/html.spec.ts'])).toEqual([
    'src/dates/plainDate.ts',
  ])
  expect(concerned('.', ['content/letters/copy/ask.md'])).toEqual(['tests/unit/support/contentLetters.ts'])
  expect(concerned('.', ['content/lender-letters/signs.yaml'])).toEqual(['tests/unit/support/contentLenderLetters.ts'])
})
