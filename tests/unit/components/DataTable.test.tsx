import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Column, DataTable, ProseTable } from '../../../src/components/DataTable.tsx'

/** The cells of some HTML: each with its attributes and its words. */
const cellsIn = (html: string) =>
  [...html.matchAll(/<(?:th|td)\b([^>]*)>(.*?)<\/(?:th|td)>/g)].map(([, attributes = '', words = '']) => [
    words.replaceAll(/<[^>]*>/g, ''),
    attributes.trim(),
  ])

const shown = (rows: React.ReactNode, columns: readonly Column[] = ['Paid', 'Fee', 'You keep']) =>
  renderToStaticMarkup(
    <DataTable label="Fees" caption="Fees in pounds" columns={columns}>
      {rows}
    </DataTable>,
  )

test('every value carries its column’s name, and every part its role', () => {
  const html = shown(
    ['a', 'b'].map((key) => (
      <tr key={key}>
        <th scope="row">The average</th>
        <td>£108</td>
        <td>£192</td>
      </tr>
    )),
  )
  expect(html).toMatch(/<table><caption>Fees in pounds<\/caption><thead role="rowgroup"><tr role="row">/)
  expect(cellsIn(html)).toEqual([
    ['Paid', 'scope="col" role="columnheader"'],
    ['Fee', 'scope="col" role="columnheader"'],
    ['You keep', 'scope="col" role="columnheader"'],
    ...[0, 1].flatMap(() => [
      ['The average', 'scope="row" role="rowheader"'],
      ['£108', 'role="cell" data-label="Fee"'],
      ['£192', 'role="cell" data-label="You keep"'],
    ]),
  ])
})

test('a row headed by a figure alone says what the figure is', () => {
  const html = shown(
    <tr>
      <th scope="row">£300</th>
      <td>£108</td>
      <td>£192</td>
    </tr>,
  )
  expect(cellsIn(html)[3]).toEqual(['£300', 'scope="row" role="rowheader" data-label="Paid"'])
})

test('a column of buttons has a name that is only read out, and stays off paper', () => {
  const html = shown(
    <tr>
      <th scope="row">The average</th>
      <td>Remove</td>
    </tr>,
    ['', { unseen: 'Change or remove', onScreen: true }],
  )
  expect(html).toContain(
    '<tr role="row"><td role="cell"></td><th scope="col" data-screen-only role="columnheader"><span class="visually-hidden">Change or remove</span></th></tr>',
  )
  expect(cellsIn(html).at(-1)).toEqual(['Remove', 'role="cell" data-label="Change or remove"'])
})

test('a fact or a term in a heading is read by its words, and an empty corner names nothing', () => {
  const Shown = ({ children }: { fact?: object; children?: React.ReactNode }) => children
  const html = renderToStaticMarkup(
    <ProseTable>
      <thead>
        <tr>
          <td />
          <th scope="col">
            from <Shown fact={{ text: '1 April 2014' }} />
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>The APR</td>
          <td>
            <Shown>17%</Shown>
          </td>
        </tr>
      </tbody>
    </ProseTable>,
  )
  expect(cellsIn(html)).toEqual([
    ['', 'role="cell"'],
    ['from ', 'scope="col" role="columnheader"'],
    ['The APR', 'role="cell"'],
    ['17%', 'role="cell" data-label="from 1 April 2014"'],
  ])
})
