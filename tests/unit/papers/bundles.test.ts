import { expect, test } from 'vitest'
import { papersOf } from '../../../src/papers/bundles.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'

const papers = (...pages: string[]) =>
  papersOf(pagesOfText(pages.join('\f'))).map((own) => [own[0]?.number, ...own.map(({ page }) => page.number)])

const screen = (number: string) => `ACCOUNT ENQUIRY    ${number}\nSTART 22/06/15`
const agreement = (number: string) => `HIRE PURCHASE AGREEMENT\nAgreement number ${number}\nCash price £7,995.00`

test('a screen with the number of another agreement in its head begins a paper of that one', () => {
  expect(
    papers(
      'Dear Mr Ashurst\nWe enclose what we hold.',
      screen('60011748329'),
      agreement('60011748329'),
      screen('60048830157'),
      agreement('60048830157'),
    ),
  ).toEqual([
    [undefined, 1],
    ['60011748329', 2],
    ['60011748329', 3],
    ['60048830157', 4],
    ['60048830157', 5],
  ])
})

test('a page that goes on under the same number is of the same paper', () => {
  expect(papers(agreement('6120-448-9035'), '6120-448-9035    Page 2\nTERMINATION: YOUR RIGHTS')).toEqual([
    ['61204489035', 1, 2],
  ])
})
