import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { pagesOfPdf } from '../../../../src/papers/parsers/pdf.ts'
import '../../../../src/papers/parsers/pdfWorker.ts'
import { readPapers } from '../../../../src/papers/readPapers.ts'

/** A picture of one dot. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
type Pdf = InstanceType<typeof PDFDocument>

/** The page that a drawing makes, with "Hire purchase agreement" at its head. */
async function pageOf(draw: (pdf: Pdf) => void) {
  const pdf = new PDFDocument({ size: 'A4', margin: 0 })
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => parts.push(part))
  const done = new Promise<void>((resolve) => pdf.on('end', () => resolve()))
  pdf.font('Helvetica').fontSize(10)
  put(pdf, 'Hire purchase agreement', 40)
  draw(pdf)
  pdf.end()
  await done
  for await (const { page } of pagesOfPdf(new Uint8Array(Buffer.concat(parts)))) return page
  throw new Error('The PDF has no page.')
}

const put = (pdf: Pdf, words: string, y: number, colour = 'black', x = 50) =>
  pdf.fillColor(colour).text(words, x, y, { lineBreak: false })

/** The amount of credit as it was read from a page. */
async function creditOn(draw: (pdf: Pdf) => void) {
  const page = await pageOf(draw)
  const { agreements } = readPapers([{ name: 'paper', pages: [page] }], { lenders: [], names: [] })
  const finding = agreements[0]?.findings.find(({ field }) => field === 'amountOfCredit')
  return finding && { value: finding.value, isUnseen: finding.doubts.includes('unseen') }
}

const unseen = { value: 900_000, isUnseen: true }
const shown = { value: 900_000, isUnseen: false }

test.each<[string, (pdf: Pdf) => void]>([
  ['white on white', (pdf) => put(pdf, 'Amount of credit £9,000.00', 100, 'white')],
  ['nearly white on white', (pdf) => put(pdf, 'Amount of credit £9,000.00', 100, '#fdfdfd')],
  [
    'a label that shows and a sum that does not',
    (pdf) => {
      put(pdf, 'Amount of credit', 100)
      put(pdf, '£9,000.00', 100, 'white', 300)
    },
  ],
  [
    'blue on a blue band',
    (pdf) => {
      pdf.rect(40, 90, 300, 30).fill('#003366')
      put(pdf, 'Amount of credit £9,000.00', 100, '#003366')
    },
  ],
  ['seen through', (pdf) => put(pdf.opacity(0), 'Amount of credit £9,000.00', 100)],
  ['in the mode that shows nothing', (pdf) => put(pdf.addContent('3 Tr'), 'Amount of credit £9,000.00', 100)],
  [
    'in that mode over a small picture',
    (pdf) => {
      pdf.image(dot, 40, 90, { width: 300, height: 30 })
      put(pdf.addContent('3 Tr'), 'Amount of credit £9,000.00', 100)
    },
  ],
  [
    'under a box that was drawn over it',
    (pdf) => {
      put(pdf, 'Amount of credit £9,000.00', 100)
      pdf.rect(40, 90, 300, 30).fill('black')
    },
  ],
])('words %s are read as not shown', async (_, draw) => expect(await creditOn(draw)).toEqual(unseen))

test.each<[string, (pdf: Pdf) => void]>([
  ['on the page', (pdf) => put(pdf, 'Amount of credit £9,000.00', 100)],
  [
    'white on a dark band',
    (pdf) => {
      pdf.rect(40, 90, 300, 30).fill('#003366')
      put(pdf, 'Amount of credit £9,000.00', 100, 'white')
    },
  ],
  [
    'drawn twice, once in white',
    (pdf) => {
      put(pdf, 'Amount of credit £9,000.00', 100, 'white')
      put(pdf, 'Amount of credit £9,000.00', 100)
    },
  ],
  [
    'unseen over the picture of a scan',
    (pdf) => {
      pdf.image(dot, 0, 0, { width: 595, height: 842 })
      put(pdf.addContent('3 Tr'), 'Amount of credit £9,000.00', 100)
    },
  ],
  [
    'under a mark that lets them through',
    (pdf) => {
      put(pdf, 'Amount of credit £9,000.00', 100)
      pdf.opacity(0.3).rect(40, 90, 300, 30).fill('yellow')
    },
  ],
])('words %s are read as they are', async (_, draw) => expect(await creditOn(draw)).toEqual(shown))

test('what a page shows comes before what it hides, and is in no doubt of it', async () => {
  expect(
    await creditOn((pdf) => {
      put(pdf, 'Total amount of credit £1.00', 80, 'white')
      put(pdf, 'Amount of credit £9,000.00', 100)
    }),
  ).toEqual(shown)
})
