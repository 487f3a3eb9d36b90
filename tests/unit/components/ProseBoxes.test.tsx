import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NextStep } from '../../../src/components/ProseBoxes.tsx'

test.each([
  [<NextStep key="1">Write.</NextStep>, '<div class="next-step">Write.</div>'],
  [
    <NextStep key="2" href="/letter">
      Write
    </NextStep>,
    '<p><a href="/letter" class="button">Write</a></p>',
  ],
  [
    <NextStep key="3" href="https://www.financial-ombudsman.org.uk">
      Ask
    </NextStep>,
    '<p><a href="https://www.financial-ombudsman.org.uk" rel="external noreferrer" class="button">Ask</a></p>',
  ],
])('a next step is shown %#', (step, html) => {
  // A class comes last, or where it was given: that goes by what else has been loaded.
  expect(renderToStaticMarkup(step).replace(/( class="[^"]*")([^>]*)/, '$2$1')).toBe(html)
})
