import { expect, test } from 'vitest'
import { decoded } from '../../../../src/papers/parsers/html.ts'

test.each([
  ['&pound;5&nbsp;&amp; more', '£5 & more'],
  ['&#163;5 &#xA3;5', '£5 £5'],
  ['the lender&rsquo;s &lt;own&gt; &quot;fee&quot;', 'the lender’s <own> "fee"'],
  ['&amp;pound; is read once', '&pound; is read once'],
  ['&what; &constructor; &#9999999; & Co', '&what; &constructor;   & Co'],
])('%s', (words, read) => expect(decoded(words)).toBe(read))
