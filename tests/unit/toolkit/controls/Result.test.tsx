import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FoldedPart } from '../../../../src/components/Fold.tsx'
import { factNamed } from '../../../../src/facts/valueOn.ts'
import { Result } from '../../../../src/toolkit/controls/Result.tsx'
import { contentFacts } from '../../support/contentFacts.ts'
import { splitFolds } from '../../support/splitFolds.ts'
import { withWords } from '../../support/withWords.tsx'

test('the verdict and the thing to do are open, the rest is folded and closed', () => {
  const markup = renderToStaticMarkup(
    withWords(
      <Result
        title="£0"
        fileName="result"
        onStartAgain={() => undefined}
        next={<p>Write to my lender</p>}
        folds={
          <FoldedPart heading="h3" title="How we got this">
            <p>The working</p>
          </FoldedPart>
        }
        sources={{ facts: [factNamed(contentFacts, 'scheme.state'), undefined], today: '2026-11-20' }}
      >
        <p>Nothing is due</p>
      </Result>,
    ),
  )
  const { open, folds } = splitFolds(markup)
  expect(open).toMatch(
    /^\|Nothing is due\|Write to my lender\|This is general information, not advice on your case\.\|/,
  )
  expect(folds.map(({ title, isOpen }) => [title, isOpen])).toEqual([
    ['How we got this', false],
    ['Sources', false],
  ])
  expect(folds[0]?.words).toBe('|The working|')
})
