import { describe, expect, test } from 'vitest'
import { dialect } from '../../../../src/content/prose/dialect.ts'
import { htmlOf } from '../../../support/prose.tsx'

test('the tags are those that editors are told of', () => {
  expect(Object.keys(dialect.tags ?? {})).toEqual([
    'fact',
    'example',
    'term',
    'standing',
    'when',
    'callout',
    'next',
    'questions',
    'question',
    'figure',
  ])
})

describe('each tag is shown', () => {
  test.each([
    [
      'a fact in its sentence',
      'About {% fact "test.fact" /%} each.',
      '<p>About <data value="829">£829</data> each.</p>',
    ],
    [
      'an example in a sentence',
      'Say {% example %}£10{% /example %}.',
      '<p>Say <div data-is="ExampleFigure" data-given>£10</div>.</p>',
    ],
    [
      'a whole example',
      '{% example %}\n\nSay £10.\n\n{% /example %}',
      '<div data-is="ExampleBlock" data-given><p>Say £10.</p></div>',
    ],
    [
      'a next step',
      '{% next %}\n[Write](/letter) today.\n{% /next %}',
      '<div data-is="NextStep" data-given><p><a href="/letter">Write</a> today.</p></div>',
    ],
    [
      'a next step that is a link alone',
      '{% next %}\n[Write](/letter)\n{% /next %}',
      '<div data-is="NextStep" data-given="/letter">Write</div>',
    ],
    [
      'a term',
      'The {% term "dca" %}extra{% /term %}.',
      '<p>The <div data-is="Term" data-given="dca Discretionary commission">extra</div>.</p>',
    ],
    [
      'what holds now',
      '{% standing "payments" /%}',
      '<p>Payments <em>wait</em>, <data value="829">£829</data> on average.</p>',
    ],
    ['words for the present state', '{% when "part-suspended" %}\n\nYes.\n\n{% /when %}', '<p>Yes.</p>'],
    ['no words for another state', '{% when ["live", "upheld"] %}\n\nNo.\n\n{% /when %}', ''],
    [
      'a callout',
      '{% callout kind="free" %}\n\nFree.\n\n{% /callout %}',
      '<div data-is="Callout" data-given="free"><p>Free.</p></div>',
    ],
    ['a figure', '{% figure "timeline" /%}', '<div data-is="Figure" data-given="timeline"></div>'],
    ['a link', 'See [more](/more).', '<p>See <a href="/more">more</a>.</p>'],
    ['a heading with its fragment', '## Who is *paid*', '<h2 id="who-is-paid">Who is <em>paid</em></h2>'],
  ])('%s', (_, markdown, html) => {
    expect(htmlOf(markdown)).toBe(html)
  })

  test('questions and their answers', () => {
    const html = htmlOf(
      '{% questions %}\n\n{% question "May I claim twice?" %}\n\nNo.\n\n{% /question %}\n\n{% /questions %}',
    )
    expect(html).toContain('data-given="may-i-claim-twice"')
    expect(html).toContain('<p>No.</p>')
  })
})

test('HTML in Markdown is text, not markup', () => {
  expect(htmlOf('a <script>alert(1)</script> <b>b</b>')).toBe('<p>a &lt;script>alert(1)&lt;/script> &lt;b>b&lt;/b></p>')
})
