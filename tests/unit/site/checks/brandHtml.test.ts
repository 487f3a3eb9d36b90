import { describe, expect, test } from 'vitest'
import { htmlFaults } from '../../../../src/site/checks/brandHtml.ts'
import { changedSite, problemsIn } from '../../../support/sites.ts'

const content =
  '<p>Acme has sold cars in Britain for a long time.</p><p>Complaining is free. <a href="/">Start here</a>.</p>'
const aboutAcme = (to: string) =>
  problemsIn(changedSite('good', [{ file: 'content/brands/acme.yaml', from: `content: ${content}`, to }]))
const said = (html: string) => htmlFaults(html).map(({ what }) => what)

describe('the HTML about a brand', () => {
  test.each([
    '<p>Plain words, &amp; an entity, a “quote” and 1 &lt; 2.</p>',
    '<p>With <strong>weight</strong>, <em>stress</em> and <a href="/brands">a link</a> or <a href="https://example.com/?a=1&amp;b=2">two</a>.</p>',
    '<p>With {% fact "a.b" /%} and {% fact "a.c" form="bare" /%}.</p>\n<p>Twice.</p>',
  ])('may be %s', (html) => {
    expect(htmlFaults(html)).toEqual([])
  })

  test.each([
    ['<p>x</p><script>alert(1)</script>', '<script> is not allowed here'],
    ['<p><img src=x onerror=alert(1)></p>', '<img> is not allowed here'],
    ['<p onclick="alert(1)">x</p>', '<p> may not have the attribute "onclick"'],
    ['<p style="color:red">x</p>', '<p> may not have the attribute "style"'],
    ['<p><a href="/" target="_blank">x</a></p>', '<a> may not have the attribute "target"'],
    [
      '<p><a href="javascript:alert(1)">x</a></p>',
      'the link javascript:alert(1) is not a path of this site or an https address',
    ],
    [
      '<p><a href="&#106;ava\tscript:alert(1)">x</a></p>',
      'the link java\tscript:alert(1) is not a path of this site or an https address',
    ],
    [
      '<p><a href="data:text/html,x">x</a></p>',
      'the link data:text/html,x is not a path of this site or an https address',
    ],
    [
      '<p><a href="http://example.com">x</a></p>',
      'the link http://example.com is not a path of this site or an https address',
    ],
    ['<p><a href="//example.com">x</a></p>', 'the link //example.com is not a path of this site or an https address'],
    ['<p><a>x</a></p>', '<a> has no href'],
    ['<p>x</p><!-- y -->', 'a comment is not allowed here'],
    ['<svg><style><img src=x onerror=alert(1)></style></svg>', '<svg> is not allowed here'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', '<math> is not allowed here'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>', '<noscript> is not allowed here'],
    ['<p>x', '<p> is never closed'],
    ['<p>x<em>y</p></em>', '</p> stands where it cannot'],
    ['<p>x<p>y</p></p>', '<p> stands where it cannot'],
    ['x</p>', '</p> stands where it cannot'],
    ['<p>{% term "pcp" %}x{% /term %}</p>', '{% term "pcp" %}x{% /term %} would be shown as it stands'],
    ['<p>{% fact "a.b" at="2020-01-01" /%}</p>', '{% fact "a.b" at="2020-01-01" /%} would be shown as it stands'],
    ['<p><a href="/">{% fact "a.b" /%}</a></p>', 'a fact stands inside a link, and is a link itself'],
  ])('may not be %s', (html, first) => {
    expect(said(html)[0]).toBe(first)
  })

  test('is reported at its own line, however YAML writes it', () => {
    expect(
      aboutAcme(
        'content: |-\n    <p>Acme has sold cars here for a long time.</p>\n    <p>Complaining <b>is</b> free.</p>',
      ),
    ).toBe(
      'content/brands/acme.yaml:16:20  <b> is not allowed here\n    fix: use only <p>, <strong>, <em>, <a> and {% fact "…" /%}',
    )
    expect(
      aboutAcme('content: "<p>Acme has sold cars \\"here\\" for a\n    long time.</p> <script>alert()</script>"'),
    ).toBe(
      'content/brands/acme.yaml:15:20  <script> is not allowed here\n    fix: use only <p>, <strong>, <em>, <a> and {% fact "…" /%}',
    )
  })
})
