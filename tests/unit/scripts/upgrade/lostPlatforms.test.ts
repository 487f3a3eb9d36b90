import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type Lockfile, lostPlatforms } from '../../../../scripts/upgrade/lostPlatforms.ts'

const lockfile = (): Lockfile => JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile

test('the project’s own lockfile lacks nothing that it had', () =>
  expect(lostPlatforms(lockfile(), lockfile())).toEqual([]))

test('a platform’s package that went is named', () => {
  const after = lockfile()
  delete after.packages['node_modules/@rolldown/binding-win32-x64-msvc']
  expect(lostPlatforms(lockfile(), after)).toEqual(['@rolldown/binding-win32-x64-msvc'])
})
