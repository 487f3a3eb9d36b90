import { expect, test } from 'vitest'
import { numberInHead, paperSections, papersOf } from '../../../src/papers/bundles.ts'
import { pagesOfText } from '../../../src/papers/lines.ts'
import { cellsText } from '../../../src/papers/page.ts'

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

const sections = (text: string) =>
  pagesOfText(text)
    .flatMap(paperSections)
    .map(({ number, page }) => [number, ...page.lines.map(({ cells }) => cellsText(cells))])

const figures = 'CASH PRICE 9,000.00\nDEPOSIT 500.00\nAMT CREDIT 8,500.00'

test('agreements one under another are parted at their numbers, and what stands before them is of each', () => {
  expect(sections(`A Bank plc\nCONTRACT 15277043\n${figures}\nCONTRACT 18840916\n${figures}`)).toEqual([
    ['15277043', 'A Bank plc', 'CONTRACT 15277043', ...figures.split('\n')],
    ['18840916', 'A Bank plc', 'CONTRACT 18840916', ...figures.split('\n')],
  ])
})

test('agreements one under another may have their numbers below the label, in a row of labels', () => {
  const row = (...cells: string[]) => cells.map((text) => text.padEnd(24)).join('')
  const part = (number: string) => [row('Agreement number', 'Type', 'Amount'), row(number, 'PCP', '£9,000.00')]
  expect(
    sections([...part('TF 2290 4417 83'), ...part('TF 1803 6620 15')].join('\n')).map(([number]) => number),
  ).toEqual(['TF2290441783', 'TF1803662015'])
})

test('the card of an agreement begins with its car', () => {
  const card = (car: string, number: string) => [car, `Agreement number    HCUK-PC-${number}`, ...figures.split('\n')]
  expect(sections([...card('Kia Niro', '2350718'), ...card('Kia Sportage', '1688240')].join('\n'))).toEqual(
    [card('Kia Niro', '2350718'), card('Kia Sportage', '1688240')].map(([car, number = '', ...sums]) => [
      number.replace(/\D+/, 'HCUKPC'),
      car,
      number.replace(/ +(?=HCUK)/, ' '),
      ...sums,
    ]),
  )
})

test('an account at a bank, a list of numbers and one agreement said twice part nothing', () => {
  const whole = (text: string) => expect(sections(text)).toEqual([[undefined, ...text.split('\n')]])
  whole(`Agreement number 70418823\n${figures}\nAccount number 00441278\n${figures}`)
  whole('Agreement 70418823\nAgreement 70418824\nAgreement 70418825')
  whole(`Agreement 70418823\n${figures}\nAgreement 70418823\n${figures}`)
})

test('the one known number in the head of a page is that of its agreement', () => {
  const known = new Set(['60011748329', '60048830157'])
  const inHead = (text: string) => pagesOfText(text).map((page) => numberInHead(page, known))[0]
  expect(inHead('ACCOUNT ENQUIRY    6001 1748 329    PRINTED 17/01/25')).toBe('60011748329')
  expect(inHead('60011748329    60048830157')).toBeUndefined()
  expect(inHead('One\nTwo\nThree\n60011748329')).toBeUndefined()
})

test('a letter that lists several agreements is about none of them, and the first page of one after it begins a paper', () => {
  expect(
    papers(
      'Dear Mr Ashurst\nEnclosed: agreement 60011748329 dated 21 March 2015\nand agreement 60048830157 dated 9 July 2019',
      'PERSONAL CONTRACT PURCHASE\nThe Owner and the Customer\nFigures\nAgreement No: 60011748329',
    ),
  ).toEqual([
    [undefined, 1],
    ['60011748329', 2],
  ])
})

test('each agreement of a screen has its part, be it with one sum', () => {
  expect(
    sections('AGREEMENT 60011748329\nCOMMISSION GBP 438.60\nAGREEMENT 60048830157\nCOMMISSION GBP 350.00'),
  ).toEqual([
    ['60011748329', 'AGREEMENT 60011748329', 'COMMISSION GBP 438.60'],
    ['60048830157', 'AGREEMENT 60048830157', 'COMMISSION GBP 350.00'],
  ])
})

test('what stands before several agreements and names one of them is of that one', () => {
  const [one, other] = ['AGREEMENT 60011748329\nCOMMISSION GBP 438.60', 'AGREEMENT 60048830157\nCOMMISSION GBP 350.00']
  expect(sections(`PROPOSAL OF 60011748329\nGMFV 7,200.00\n${one}\n${other}`)).toEqual([
    ['60011748329', 'PROPOSAL OF 60011748329', 'GMFV 7,200.00', ...one.split('\n')],
    ['60048830157', ...other.split('\n')],
  ])
})

test('a list of what codes mean tells of no agreement', () => {
  const read = papersOf(pagesOfText('Agreement number 60011748329\nA guide to our codes\nDIC    Difference in charges'))
  expect(read.flat().flatMap(({ printed: { lines } }) => lines.map(({ cells }) => cellsText(cells)))).toEqual([
    'Agreement number 60011748329',
  ])
})

test('agreements without numbers that are each headed and have a sum lent are papers of their own', () => {
  const one = 'Hire-Purchase Agreement regulated by the Consumer Credit Act 1974\nAmount of credit    £6,000.00'
  expect(papers(one, one.replace('6,000', '11,450'), 'Termination: your rights')).toEqual([
    [undefined, 1],
    [undefined, 2, 3],
  ])
})

test('notes whose rows begin with the numbers of agreements are parted by them', () => {
  const notes = '60011748329 01/02/16 PAID OUT\n60048830157 03/04/19 SETTLED\n60011748329 05/06/17 CLOSED'
  const read = papersOf(pagesOfText([agreement('60011748329'), agreement('60048830157'), `NOTES\n${notes}`].join('\f')))
  expect(
    read.slice(2).map(([own]) => [own?.number, ...(own?.printed.lines ?? []).map(({ cells }) => cellsText(cells))]),
  ).toEqual([
    ['60011748329', 'NOTES', '60011748329 01/02/16 PAID OUT', '60011748329 05/06/17 CLOSED'],
    ['60048830157', 'NOTES', '60048830157 03/04/19 SETTLED'],
  ])
})

test('a row goes to the longest number that it begins with', () => {
  const notes = '6001174 01/02/16 PAID OUT\n60011748329 05/06/17 CLOSED'
  const read = papersOf(pagesOfText([agreement('6001174'), agreement('60011748329'), notes].join('\f')))
  expect(read.slice(2).map(([own]) => own?.printed.lines.map(({ cells }) => cellsText(cells)))).toEqual([
    ['6001174 01/02/16 PAID OUT'],
    ['60011748329 05/06/17 CLOSED'],
  ])
})

test('a paragraph goes with the number that it begins with, and what stands apart is of both', () => {
  const lines = [
    'Agreement 60 0117 48329. We paid Acorn Cars £391.20.',
    'It could choose the rate.',
    '',
    '60 0488 30157. We paid Acorn Cars £275.00.',
    '',
    'You may write to us.',
  ]
  const read = papersOf(pagesOfText([agreement('60011748329'), agreement('60048830157'), lines.join('\n')].join('\f')))
  expect(read.slice(2).map(([own]) => own?.printed.lines.map(({ cells }) => cellsText(cells)))).toEqual([
    [lines[0], lines[1], lines[5]],
    [lines[3], lines[5]],
  ])
})

test('a record of several agreements is of those that are told before it, however their numbers are written', () => {
  const records = 'AGREEMENT 7714402-01\nCOMM PAID GBP 225.00\nAGREEMENT 7714402-02\nCOMM PAID GBP 612.35'
  const pages = pagesOfText([agreement('7714402-01'), agreement('7714402-02'), records].join('\f'))
  expect(papersOf(pages).map(([own]) => own?.number)).toEqual(['771440201', '771440202', '771440201', '771440202'])
})

test('two agreements in columns are two, and what stands above them is of both', () => {
  const row = (...cells: string[]) => cells.map((text) => text.padEnd(24)).join('')
  const rows = [
    row('Agreement number', 'RF 20127741093', 'Agreement number', 'NF 20172265570'),
    row('APR', '11.8%', 'APR', '4.9%'),
  ].join('\n')
  expect(sections(`Your Renault    Your Nissan\n${rows}`)).toEqual([
    ['RF20127741093', 'Your Renault Your Nissan', 'Agreement number RF 20127741093', 'APR 11.8%'],
    ['NF20172265570', 'Your Renault Your Nissan', 'Agreement number NF 20172265570', 'APR 4.9%'],
  ])
})

test('the numbers of two agreements in columns may stand below their labels', () => {
  const row = (...cells: string[]) => cells.map((text) => text.padEnd(24)).join('')
  const rows = [['Agreement number'], ['TF 10662841', 'TF 13907755'], ['Term'], ['42 months', '48 months']]
  expect(sections(rows.map(([one = '', other = one]) => row(one, other)).join('\n'))).toEqual([
    ['TF10662841', 'Agreement number', 'TF 10662841', 'Term', '42 months'],
    ['TF13907755', 'Agreement number', 'TF 13907755', 'Term', '48 months'],
  ])
})

test('the labels of two agreements may stand between them', () => {
  const row = (...cells: string[]) => cells.map((text) => text.padEnd(24)).join('')
  const more = ['APR', 'Term', 'Deposit', 'Cash price', 'Payment'].map((label) => row('1.5', label, '2.5'))
  const rows = [row('40A0118346', 'Agreement number', '40H0227591'), ...more].join('\n')
  expect(sections(rows).map(([number, , apr]) => [number, apr])).toEqual([
    ['40A0118346', 'APR 1.5'],
    ['40H0227591', 'APR 2.5'],
  ])
})

test('two agreements in columns may share the labels of their rows', () => {
  const row = (...cells: string[]) => cells.map((text) => text.padEnd(24)).join('')
  const more = ['APR', 'Term', 'Deposit', 'Cash price', 'Payment'].map((label) => row(label, '1.5', '2.5'))
  const rows = [row('Agreement number', '0082617735', '0104459206'), ...more].join('\n')
  expect(sections(rows).map(([number, , apr]) => [number, apr])).toEqual([
    ['0082617735', 'APR 1.5'],
    ['0104459206', 'APR 2.5'],
  ])
  const [first, second] = sections([row('Lender', 'Acorn Ltd', 'Oak plc'), ...rows.split('\n')].join('\n'))
  expect([first?.[1], second?.[1]]).toEqual(['Lender Acorn Ltd', 'Lender Oak plc'])
  // What is told below is of one of them, over the pages, or of both.
  const told = (...pages: string[]) =>
    papersOf(pagesOfText([rows, ...pages].join('\f').replace('\f', '\n\n'))).map((own) =>
      own.flatMap(({ printed: { lines } }) => lines.map(({ cells }) => cellsText(cells))).slice(6),
    )
  expect(told('On the first agreement we were paid £90. On the second nothing.\n\nYours')).toEqual([
    ['On the first agreement we were paid £90.', 'Yours'],
    ['On the second nothing.', 'Yours'],
  ])
  expect(told('Agreement A: our view\n\nYou lost.', 'Agreement B: our view\n\nYou did not.')).toEqual([
    ['Agreement A: our view', 'You lost.'],
    ['Agreement B: our view', 'You did not.'],
  ])
  // A column may be set to the right: its cells begin where they will.
  const toRight = (...cells: string[]) =>
    cells.map((text, index) => (index === 0 ? text.padEnd(24) : text.padStart(24))).join('')
  const right = [
    toRight('Agreement number', 'TFS1408833', 'TFS1751290'),
    toRight('Type', 'AccessToyota PCP', 'AccessToyota PCP'),
    ...['APR', 'Term', 'Deposit', 'Payment'].map((label) => toRight(label, '1.5', '2.5')),
  ]
  expect(sections(right.join('\n')).map(([number, , type, apr]) => [number, type, apr])).toEqual([
    ['TFS1408833', 'Type AccessToyota PCP', 'APR 1.5'],
    ['TFS1751290', 'Type AccessToyota PCP', 'APR 2.5'],
  ])
  // A sum set to the right of the first column is before the second.
  const wide = [rows.split('\n')[0] ?? '', ...more.map((line) => line.replace('1.5 ', '      1.5'))]
  expect(sections(wide.join('\n')).map(([, , apr]) => apr)).toEqual(['APR 1.5', 'APR 2.5'])
  // Another number beside that of the agreement is no agreement of its own.
  expect(sections(row('Agreement number', '60842217', 'VX/3391/08'))).toHaveLength(1)
})
