import { expect, test } from 'vitest'
import { factFile } from '../../../src/facts/fact.ts'

test('a fact’s id is its path', () => {
  expect(factFile('scheme.apr-cut')).toBe('content/facts/scheme/apr-cut.yaml')
  expect(factFile('lenders.black-horse.provision')).toBe('content/facts/lenders/black-horse/provision.yaml')
})
