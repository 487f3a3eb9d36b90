import { expect, test } from 'vitest'
import { startsAt } from '../../../src/build/clientBundle.ts'
import { modulesIn } from '../../support/modules.ts'

const files = modulesIn('src', 'renderer').map(({ file }) => `/${file}`)

test.each(Object.entries(startsAt))('the code of each page is told apart by %s, which is there', (_, places) =>
  expect(places.filter((place) => !files.some((file) => place.test(file)))).toEqual([]),
)
