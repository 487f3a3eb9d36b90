import { expect, test } from 'vitest'
import { standingWords } from '../../../../src/content/prose/context.ts'
import { realSite } from '../../../support/realSite.ts'

const { prose } = realSite()

test('a topic has the words of the scheme’s present state, and none on a site without the topic or the state', () => {
  expect(standingWords(prose, 'notice')).toBe(prose.standing.topics.notice?.[prose.schemeState ?? 'quashed'])
  expect(standingWords({ ...prose, schemeState: 'quashed' }, 'notice')).toBe(prose.standing.topics.notice?.quashed)
  expect(standingWords(prose, 'no-such-topic')).toBeUndefined()
  expect(standingWords({ ...prose, schemeState: undefined }, 'notice')).toBeUndefined()
})
