import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateBoxes } from '../../../../src/toolkit/controls/DateBoxes.tsx'
import { KeepComparison } from '../../../../src/toolkit/controls/KeepComparison.tsx'
import { Plate } from '../../../../src/toolkit/controls/Plate.tsx'
import { GroupedRadios, Radios } from '../../../../src/toolkit/controls/Radios.tsx'
import { SummaryList } from '../../../../src/toolkit/controls/SummaryList.tsx'
import { TextArea } from '../../../../src/toolkit/controls/TextArea.tsx'
import { TextInput } from '../../../../src/toolkit/controls/TextInput.tsx'
import { contentFacts } from '../../support/contentFacts.ts'
import { withWords } from '../../support/withWords.tsx'

const nothing = () => undefined

test('a box is described by its hint and its error, and keeps what was typed', () => {
  const html = renderToStaticMarkup(
    <TextInput id="apr" label="APR" hint="Like 8.9." error="Enter the APR" value="x" onChange={nothing} suffix="%" />,
  )
  expect(html).toContain('<label for="apr">APR</label>')
  expect(html).toContain('aria-describedby="apr-hint apr-error"')
  expect(html).toContain('aria-invalid="true"')
  expect(html).toContain('value="x"')
  expect(html).toContain('<span class="visually-hidden">Error: </span>Enter the APR')
})

test('the question of a page is a heading inside its label or legend', () => {
  expect(renderToStaticMarkup(<TextInput id="a" label="How much?" value="" onChange={nothing} asQuestion />)).toContain(
    '<h2 tabindex="-1" class="ask"><label for="a">How much?</label></h2>',
  )
  expect(
    renderToStaticMarkup(
      <Radios id="a" legend="Which?" options={[{ value: 'x', label: 'X' }]} value="" onChange={nothing} asQuestion />,
    ),
  ).toContain('<legend><h2 tabindex="-1" class="ask">Which?</h2></legend>')
})

test('no radio is chosen at first, and the first has the field’s id', () => {
  const html = renderToStaticMarkup(
    <Radios
      id="kind"
      legend="Kind"
      options={[
        { value: 'pcp', label: 'PCP' },
        { value: 'hp', label: 'HP' },
      ]}
      value=""
      onChange={nothing}
    />,
  )
  expect(html).not.toContain('checked')
  expect(html).toMatch(/id="kind"[^>]*value="pcp"/)
})

test('a date is three text boxes, and only the wrong ones are marked', () => {
  const html = renderToStaticMarkup(
    <DateBoxes
      id="d"
      legend="When?"
      values={{ day: '31', month: '2', year: '16' }}
      onChange={nothing}
      faults={[{ box: 'd-year', message: 'Year must include 4 numbers', parts: ['year'] }]}
    />,
  )
  expect(html.match(/type="text"/g)).toHaveLength(3)
  expect(html.match(/aria-invalid/g)).toHaveLength(1)
})

test('a long answer says how many characters are left, or too many', () => {
  const left = (value: string) =>
    renderToStaticMarkup(withWords(<TextArea id="t" label="Why?" value={value} onChange={nothing} most={3} />))
  expect(left('ab')).toContain('>You have 1 character left<')
  expect(left('a')).toContain('>You have 2 characters left<')
  expect(left('abcd')).toContain('>You have 1 character too many<')
  expect(left('abcde')).toContain('>You have 2 characters too many<')
})

test('a Change link says what it changes', () => {
  expect(
    renderToStaticMarkup(<SummaryList rows={[{ key: 'apr', label: 'APR', value: '8.9%', onChange: nothing }]} />),
  ).toContain('Change<span class="visually-hidden"> APR</span>')
})

test('the panel holds its answer without links', () => {
  expect(renderToStaticMarkup(<Plate heading="Roughly, before any fee" answer="£460 to £620, or £0" />)).not.toContain(
    '<a',
  )
})

test('the free way stands first, and the fee is in pounds with VAT for this very range', () => {
  const html = renderToStaticMarkup(
    withWords(<KeepComparison ranges={[{ low: 70_000, high: 82_900 }]} facts={contentFacts} today="2026-11-20" />),
  )
  expect(html.indexOf('Do it yourself, free')).toBeLessThan(html.indexOf('Have us do it'))
  expect(html).toContain('£700 to £829')
  expect(html).toContain('£448 to £530.56')
  expect(html).toContain('our fee of £252 to £298.44, including VAT')
  expect(html).toContain('Either way, you could get £0')
})

test('choices in groups stand under their headings, and only the first of all has the field’s id', () => {
  const html = renderToStaticMarkup(
    <GroupedRadios
      id="event"
      legend="What happened?"
      groups={[
        { title: 'A complaint', options: [{ value: 'sent', label: 'I complained' }] },
        { title: 'A letter', options: [{ value: 'came', label: 'A letter came', hint: 'Use the date on it' }] },
      ]}
      value="came"
      onChange={nothing}
    />,
  )
  expect(html).toMatch(/<legend>A complaint<\/legend>.*id="event".*<legend>A letter<\/legend>.*id="event-came"/)
  expect(html.match(/checked/g)).toHaveLength(1)
  expect(html).toContain('aria-describedby="event-came-hint"')
})
