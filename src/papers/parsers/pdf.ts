import { getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { pageOf } from '../lines.ts'
import type { Page, TextRun } from '../page.ts'
import { wasFull } from './boundedBuffers.ts'
import { mostLetters, mostPages, mostPiecesOfFile, PaperFault, type PaperFaultId } from './limits.ts'

/** The most pieces of text on one page that are read: far more than a paper has. */
const mostPieces = 30_000

/** Nothing is drawn, run or fetched: no fonts are loaded, no WebAssembly is used, and scripts and links inside are never looked at. */
const onlyText = {
  useWasm: false,
  useWorkerFetch: false,
  disableFontFace: true,
  useSystemFonts: false,
  enableXfa: false,
  stopAtErrors: false,
  disableAutoFetch: true,
  disableStream: true,
  disableRange: true,
  maxImageSize: 0,
  isOffscreenCanvasSupported: false,
  isImageDecoderSupported: false,
  verbosity: VerbosityLevel.ERRORS,
} as const

/** A page of a PDF, or one that was not read, or not to its end, and why. */
type FromPdf = { page: Page; of: number } | { page: number; why: PaperFaultId }

/**
 * The text of a PDF, page by page, each handed on as soon as it is read and then released.
 * @throws PaperFault when it is encrypted, broken, too long, or holds pictures alone
 */
export async function* pagesOfPdf(
  data: Uint8Array,
  most = { letters: mostLetters, pieces: mostPiecesOfFile },
): AsyncGenerator<FromPdf> {
  wasFull()
  const task = getDocument({ data, ...onlyText })
  try {
    const document = await task.promise
    const of = document.numPages
    let [letters, pieces, faults] = [0, 0, 0]
    for (let number = 1; number <= Math.min(of, mostPages); number++) {
      const read = await piecesOf(document, number)
      pieces += read.pieces.length
      letters += read.pieces.reduce((sum, { text }) => sum + text.length, 0)
      yield { page: pageOf(number, read.pieces), of }
      if (read.why) yield { page: number, why: read.why }
      if (read.why) faults++
      if ((pieces >= most.pieces || letters >= most.letters) && number < of) throw new PaperFault('too-large')
    }
    if (of > mostPages) throw new PaperFault('too-long')
    if (pieces + faults === 0) throw new PaperFault('no-text')
  } catch (error) {
    if (error instanceof PaperFault) throw error
    throw new PaperFault(wasFull() ? 'too-large' : error instanceof PasswordException ? 'encrypted' : 'broken')
  } finally {
    await task.destroy()
  }
}

/** The flags of a box that is not shown: hidden, or not viewed (ISO 32000-1, table 165). */
const unseen = 2 | 32

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>

/** The pieces of text on a page, as far as it can be read. */
async function piecesOf(document: PdfDocument, number: number): Promise<{ pieces: TextRun[]; why?: PaperFaultId }> {
  try {
    const page = await document.getPage(number)
    const printed = await printedOn(page)
    const pieces = [...printed, ...(await filledOn(page))]
    page.cleanup()
    const isCut = wasFull() || printed.length >= mostPieces
    return { pieces, ...(isCut && { why: 'too-large' }) }
  } catch {
    return { pieces: [], why: wasFull() ? 'too-large' : 'broken' }
  }
}

/** Read the printed words of a page. It is taken as it comes, so that a page with no end is left in time. */
async function printedOn(page: PdfPage): Promise<TextRun[]> {
  const { rotation } = page.getViewport({ scale: 1 })
  const place = placeOn(page)
  const pieces: TextRun[] = []
  const reader = (
    page.streamTextContent({ includeMarkedContent: false, disableNormalization: false }) as ReadableStream<{
      items: TextItem[]
    }>
  ).getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return pieces
    for (const { str, transform: own, width } of value.items) {
      const [ma, mb, mc, md, x, y] = own as [number, number, number, number, number, number]
      if (str.trim() === '' || ![ma, mb, mc, md, x, y, width].every(Number.isFinite)) continue
      const turn = (-Math.atan2(mb, ma) * 180) / Math.PI + rotation
      pieces.push({ text: str, ...place(x, y), width, size: Math.hypot(mc, md) || 1, turn })
    }
    if (pieces.length >= mostPieces) {
      await reader.cancel(new Error('The page has more text than is read'))
      return pieces.slice(0, mostPieces)
    }
  }
}

/** Read the words typed into the boxes of a form on a page. */
async function filledOn(page: PdfPage): Promise<TextRun[]> {
  const { rotation } = page.getViewport({ scale: 1 })
  const place = placeOn(page)
  return ((await page.getAnnotations()) as Filled[]).slice(0, mostPieces).flatMap((field): TextRun[] => {
    const text = [field.fieldValue ?? ''].flat().join(', ').trim()
    if (
      field.subtype !== 'Widget' ||
      !['Tx', 'Ch'].includes(field.fieldType ?? '') ||
      ((field.annotationFlags ?? 0) & unseen) !== 0 ||
      text === ''
    )
      return []
    const [left, bottom, right, top] = field.rect
    // As tall as a line of a form mostly is: a box may be higher than what was typed into it.
    const size = Math.min(10, Math.max(4, (top - bottom) * 0.7))
    const y = bottom + Math.max(0, (top - bottom - size) / 2)
    const width = Math.min(right - left, text.length * size * 0.5)
    return [{ text: text.slice(0, 400), ...place(left, y), width, size, turn: rotation }]
  })
}

/** Convert a point of a page to points from its top left corner. */
function placeOn(page: PdfPage): (x: number, y: number) => { x: number; y: number } {
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = page.getViewport({ scale: 1 }).transform
  return (x, y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })
}

/** A box of a form as pdf.js gives it: agreements that were signed on a screen often keep their figures in such boxes. Nothing in it is run. */
type Filled = {
  subtype?: string
  fieldType?: string
  fieldValue?: string | string[] | null
  annotationFlags?: number
  rect: [left: number, bottom: number, right: number, top: number]
}
