import { pdfOf } from '../../../../bench/papers/pdfOf.ts'
import type { Page } from '../../../../src/papers/page.ts'
import { mostFileBytes, mostLetters, type NotRead, PaperFault } from '../../../../src/papers/parsers/limits.ts'
import { pagesOfPdf } from '../../../../src/papers/parsers/pdf.ts'
import '../../../../src/papers/parsers/pdfWorker.ts'
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx'
import { strToU8, zipSync } from 'fflate'
import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { readFile } from '../../../../src/papers/parsers/readFile.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const cellsOf = ({ lines }: Page) => lines.map(({ cells }) => cells.map(({ text }) => text))

/** The pages of a file, and what was not read of it. */
async function readAll(data: Uint8Array) {
  const pages: { name: string; page: number; of: number; cells: string[][] }[] = []
  const notRead: NotRead[] = []
  for await (const one of readFile('paper', data)) {
    if ('why' in one) notRead.push(one)
    else pages.push({ name: one.name, page: one.page.number, of: one.of, cells: cellsOf(one.page) })
  }
  return { pages, notRead }
}

const read = async (data: Uint8Array) => (await readAll(data)).pages
const faultOf = async (data: Uint8Array) => (await readAll(data)).notRead.at(-1)?.why ?? 'read'

test('a PDF, page by page, upright whatever way its page is turned', async () => {
  const pdf = await pdfOf([
    [
      { text: 'Amount of credit', x: 50, y: 60, size: 10 },
      { text: '£9,000.00', x: 300, y: 60, size: 10 },
    ],
    [{ text: 'Signed', x: 500, y: 60, size: 10, turn: 90 }],
  ])
  expect(await read(pdf)).toEqual([
    { name: 'paper', page: 1, of: 2, cells: [['Amount of credit', '£9,000.00']] },
    { name: 'paper', page: 2, of: 2, cells: [['Signed']] },
  ])
})

test('what was typed into the boxes of a form is read where it stands, hidden boxes left out', async () => {
  const document = new PDFDocument({ size: 'A4', margin: 0 })
  const parts: Uint8Array[] = []
  document.on('data', (part: Uint8Array) => parts.push(part))
  const done = new Promise<void>((resolve) => document.on('end', () => resolve()))
  document.font('Helvetica').initForm()
  document.fontSize(10).text('Amount of credit', 50, 60, { lineBreak: false })
  document.formText('credit', 300, 57, 120, 16, { value: '£9,000.00' })
  document.formText('trap', 300, 97, 120, 16, { value: 'Cash price £1.00' })
  document.end()
  await done
  const form = Buffer.concat(parts).toString('latin1')
  const trap = form.lastIndexOf('/F 4')
  const withHidden = `${form.slice(0, trap)}/F 2${form.slice(trap + 4)}`
  expect(await read(new Uint8Array(Buffer.from(withHidden, 'latin1')))).toEqual([
    { name: 'paper', page: 1, of: 1, cells: [['Amount of credit', '£9,000.00']] },
  ])
})

test('a Word file, with the boxes of its tables side by side', async () => {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
  const file = new Document({
    sections: [
      {
        children: [
          new Paragraph('Hire purchase & more'),
          new Table({ rows: [new TableRow({ children: [cell('APR'), cell('8.9%')] })] }),
        ],
      },
    ],
  })
  expect(await read(new Uint8Array(await Packer.toBuffer(file)))).toEqual([
    { name: 'paper', page: 1, of: 1, cells: [['Hire purchase & more'], ['APR', '8.9%']] },
  ])
})

test('a saved mail, with what is attached to it', async () => {
  const mail = [
    'From: Lender <hello@lender.example>',
    'Subject: Your agreement',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<style>p{}</style><p>APR 8.9%</p><script>alert(1)</script>',
    '--b',
    'Content-Type: text/plain; name="a.txt"',
    'Content-Disposition: attachment; filename="a.txt"',
    '',
    'Deposit    £500.00',
    '--b--',
    '',
  ].join('\r\n')
  const pages = await read(bytes(mail))
  expect(pages.map(({ name }) => name)).toEqual(['paper', 'paper: a.txt'])
  expect(pages[0]?.cells.flat()).toEqual(['Lender', 'Your agreement', 'APR 8.9%'])
  expect(pages[1]?.cells).toEqual([['Deposit', '£500.00']])
})

test('a mail in HTML, with its characters however they are written', async () => {
  const mail =
    'From: a@b.example\r\nSubject: x\r\nContent-Type: text/html\r\n\r\n<p>Deposit: &#163;500.00 &lt;paid&gt;</p>'
  expect((await read(bytes(mail)))[0]?.cells).toEqual([['x'], ['Deposit: £500.00 <paid>']])
})

test('lines of a mail that are laid out by hand stand as they are written', async () => {
  const mail =
    'Subject: x\r\nContent-Type: text/html\r\n\r\n<pre>Deposit:  £500.00\r\nAPR:  8.9%</pre><p>Kind\r\nregards</p>'
  expect((await read(bytes(mail)))[0]?.cells.slice(1)).toEqual([
    ['Deposit:', '£500.00'],
    ['APR:', '8.9%'],
    ['Kind regards'],
  ])
})

test('plain text in any of its usual encodings', async () => {
  expect((await read(bytes('APR 8.9%')))[0]?.cells).toEqual([['APR 8.9%']])
  expect((await read(new Uint8Array([0xa3, 0x35, 0x30])))[0]?.cells).toEqual([['£50']])
  expect((await read(new Uint8Array([0xff, 0xfe, 0xa3, 0, 0x35, 0])))[0]?.cells).toEqual([['£5']])
})

test.each([
  ['an empty file', new Uint8Array(), 'empty'],
  ['a photo', new Uint8Array([0xff, 0xd8, 0xff, 0xe0]), 'picture'],
  ['a picture from a screen', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10]), 'picture'],
  ['half a PDF', bytes('%PDF-1.7\n1 0 obj\n<<'), 'broken'],
  ['an archive without files', zipSync({ 'a/': new Uint8Array() }), 'empty'],
  ['half an archive', zipSync({ 'word/document.xml': strToU8('<w:t>hello</w:t>') }).subarray(0, 60), 'broken'],
  ['a Word file without words', zipSync({ 'word/document.xml': strToU8('<w:p></w:p>') }), 'no-text'],
  ['a program', Uint8Array.from({ length: 3_000 }, (_, index) => index % 27), 'not-known'],
  ['a text of spaces', bytes('  \n '), 'no-text'],
])('%s has its word', async (_, data, fault) => expect(await faultOf(data)).toBe(fault))

test('what is locked, what holds pictures alone and what is too long are told apart', async () => {
  expect(await faultOf(await pdfOf([[{ text: 'APR', x: 50, y: 50, size: 9 }]], { password: 'secret' }))).toBe(
    'encrypted',
  )
  expect(await faultOf(await pdfOf([[]]))).toBe('no-text')
  expect(await faultOf(await pdfOf(Array.from({ length: 501 }, () => [])))).toBe('too-long')
  expect(await faultOf(new Uint8Array(mostFileBytes + 1))).toBe('too-large')
})

test('a Word file that unpacks to a thousand times its size is not unpacked', async () => {
  const bomb = zipSync({ 'word/document.xml': [new Uint8Array(70_000_000), { level: 9 }] })
  expect(bomb.length).toBeLessThan(100_000)
  expect(await faultOf(bomb)).toBe('too-large')
})

test('parts of a mail nested without end, and a script inside a PDF, do nothing', async () => {
  const head = (boundary: number) => `Content-Type: multipart/mixed; boundary=b${boundary}\r\n\r\n--b${boundary}\r\n`
  const mail = `From: a@b.example\r\nSubject: x\r\n${Array.from({ length: 300 }, (_, index) => head(index)).join('')}`
  expect(['broken', 'no-text', 'read']).toContain(await faultOf(bytes(mail)))
})

/** A mail of some parts, each with its head. */
const mailOf = (boundary: string, ...parts: string[]) =>
  [
    'From: Lender <hello@lender.example>',
    'Subject: Your agreement',
    'MIME-Version: 1.0',
    `Content-Type: multipart/mixed; boundary=${boundary}`,
    '',
    ...parts.map((part) => `--${boundary}\r\n${part}`),
    `--${boundary}--`,
    '',
  ].join('\r\n')
const attached = (name: string, data: Uint8Array | string) =>
  `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(data).toString('base64')}`

test('of a mail’s two forms the one that says more is read, its table as a table', async () => {
  const mail = [
    'From: a@b.example',
    'Subject: x',
    'Content-Type: multipart/alternative; boundary=b',
    '',
    '--b\r\nContent-Type: text/plain\r\n\r\nPlease view this message in a browser.',
    '--b\r\nContent-Type: text/html\r\n\r\n<!-- hidden --><table><tr><td><table><tr><td><p>Amount of\r\ncredit</p></td><td><p>&pound;9,000.00</p></td></tr><tr><td>APR</td><td>8.9%</td></tr></table></td></tr></table>',
    '--b--',
    '',
  ].join('\r\n')
  expect((await read(bytes(mail)))[0]?.cells).toEqual([['x'], ['Amount of credit', '£9,000.00'], ['APR', '8.9%']])
})

test('what is attached to a mail is read however deep it lies, and what is not read is told by name', async () => {
  const locked = await pdfOf([[{ text: 'APR', x: 50, y: 50, size: 9 }]], { password: 'secret' })
  const inner = mailOf('inner', `Content-Type: text/plain\r\n\r\nForwarded`, attached('deal.txt', 'Deposit    £500.00'))
  const { pages, notRead } = await readAll(
    bytes(
      mailOf(
        'outer',
        'Content-Type: text/plain\r\n\r\nHere they are',
        attached('locked.pdf', locked),
        attached('scan.pdf', await pdfOf([[]])),
        attached('photo.jpg', new Uint8Array([0xff, 0xd8, 0xff, 0xe0])),
        attached(
          'papers.zip',
          zipSync({ 'a.txt': strToU8('APR 8.9%'), 'b.bin': new Uint8Array(3_000), '__MACOSX/a': new Uint8Array(9) }),
        ),
        `Content-Type: message/rfc822\r\n\r\n${inner}`,
      ),
    ),
  )
  expect(pages.map(({ name }) => name)).toEqual([
    'paper',
    'paper: scan.pdf',
    'paper: papers.zip: a.txt',
    'paper: 5',
    'paper: 5: deal.txt',
  ])
  expect(notRead).toEqual([
    { name: 'paper: locked.pdf', why: 'encrypted' },
    { name: 'paper: scan.pdf', why: 'no-text' },
    { name: 'paper: photo.jpg', why: 'picture' },
    { name: 'paper: papers.zip: b.bin', why: 'not-known' },
  ])
})

test('files in files without an end, and more than a hundred, are told and not opened', async () => {
  const nested = Array.from({ length: 6 }).reduce<Uint8Array>(
    (inner, _, depth) => zipSync({ [`${depth}`]: inner }),
    strToU8('APR'),
  )
  expect(await readAll(nested)).toEqual({ pages: [], notRead: [{ name: 'paper: 5: 4: 3: 2: 1', why: 'too-deep' }] })
  const many = zipSync(Object.fromEntries(Array.from({ length: 102 }, (_, index) => [`${index}.txt`, strToU8('APR')])))
  const { pages, notRead } = await readAll(many)
  expect(pages).toHaveLength(100)
  expect(notRead).toEqual([
    { name: 'paper: 100.txt', why: 'too-many' },
    { name: 'paper: 101.txt', why: 'too-many' },
  ])
})

test('a Word file that is locked, and one of the old kind, are told apart', async () => {
  const container = (words: string) =>
    new Uint8Array(
      Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.from(words, 'utf16le')]),
    )
  expect(await faultOf(container('EncryptedPackage'))).toBe('encrypted')
  expect(await faultOf(container('WordDocument'))).toBe('not-known')
})

test.each([
  { pieces: 4, letters: 1_000 },
  { pieces: 1_000, letters: 30 },
])('a PDF is read up to $letters letters or $pieces pieces', async (most) => {
  const two = [
    { text: 'Deposit', x: 50, y: 60, size: 10 },
    { text: '£1,000.00', x: 300, y: 60, size: 10 },
  ]
  const pages: number[] = []
  const reading = async () => {
    for await (const one of pagesOfPdf(await pdfOf([two, two, two]), most)) if ('of' in one) pages.push(one.page.number)
  }
  await expect(reading()).rejects.toEqual(new PaperFault('too-large'))
  expect(pages).toEqual([1, 2])
})

test('text longer than any paper is read up to its limit', async () => {
  const line = 'Deposit of £10.00.\n'.padEnd(20)
  const { pages, notRead } = await readAll(bytes(line.repeat(mostLetters / 20 + 1)))
  expect(pages.map(({ cells }) => cells.length)).toEqual([mostLetters / 20])
  expect(notRead).toEqual([{ name: 'paper', page: 1, why: 'too-large' }])
})
