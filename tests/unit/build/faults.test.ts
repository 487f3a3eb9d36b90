import { expect, test } from 'vitest'
import { diskFault } from '../../../src/build/faults.ts'

const error = (code: string, path?: string) => Object.assign(new Error(`${code}: it did not work`), { code, path })

test.each([
  [error('ENOSPC'), 'The disk is full: a file could not be written. Make room, then run this again.'],
  [
    error('EACCES', '/srv/site'),
    '/srv/site may not be written. Give yourself leave to write there, or name another folder (a build’s with --out).',
  ],
  [
    error('EROFS', '/srv/.site-12-XXXXXX'),
    '/srv is on a disk that can only be read. Name another folder (a build’s with --out).',
  ],
  [
    new Error('it did not work', { cause: error('EROFS', '/srv/site') }),
    '/srv/site is on a disk that can only be read. Name another folder (a build’s with --out).',
  ],
  [
    new Error('panicked: No space left on device (os error 28)'),
    'The disk is full: the bundled code could not be written. Make room, then run this again.',
  ],
  [
    new Error(
      "Build failed with 1 error:\n\n[plugin vite:prepare-out-dir]\nError: EROFS: read-only file system, mkdir '/srv/client'",
    ),
    'The bundled code is on a disk that can only be read. Name another folder (a build’s with --out).',
  ],
])('%s', (fault, words) => {
  expect(diskFault(fault)).toBe(words)
})

test('an error of our own has no words of the disk', () => {
  expect(diskFault(new TypeError('x is not a function'))).toBeUndefined()
})
