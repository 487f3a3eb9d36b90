import { expect, test } from 'vitest'
import { decoded, textOfHtml } from '../../../../src/papers/parsers/html.ts'

test.each([
  ['&pound;5&nbsp;&amp; more', '£5 & more'],
  ['&#163;5 &#xA3;5', '£5 £5'],
  ['the lender&rsquo;s &lt;own&gt; &quot;fee&quot;', 'the lender’s <own> "fee"'],
  ['&amp;pound; is read once', '&pound; is read once'],
  ['&what; &constructor; &#9999999; & Co', '&what; &constructor;   & Co'],
])('%s', (words, read) => expect(decoded(words)).toBe(read))

test('boxes of as many lines stand side by side line by line, as a mail shows its tiles', () => {
  const tile = (value: string, label: string) => `<td><div>${value}</div><div>${label}</div></td>`
  expect(textOfHtml(`<table><tr>${tile('£500.00', 'DEPOSIT')}${tile('6.9%', 'APR')}</tr></table>`)).toBe(
    '£500.00\t6.9%\nDEPOSIT\tAPR',
  )
  expect(textOfHtml('<tr><td>Deposit<br>(cash)</td><td>£500.00</td></tr>')).toBe('Deposit\n(cash)\t£500.00')
})
