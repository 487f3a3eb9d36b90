import type { TextItem } from 'pdfjs-dist/types/src/display/api.js'
import { AnnotationMode, getDocument, PasswordException, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type Page, pageOf, type Piece } from '../lines.ts'
import { mostPages } from './limits.ts'
import { PaperFault } from './paperFault.ts'
import type { Box } from './planes.ts'
import { holdsAny } from './stretch.ts'
import { lettersOn } from './unseenText.ts'

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

/**
 * The text of a PDF, page by page, each handed on as soon as it is read and then released.
 * @throws PaperFault when it is encrypted, broken, too long, or holds pictures alone
 */
export async function* pagesOfPdf(data: Uint8Array): AsyncGenerator<{ page: Page; of: number }> {
  const task = getDocument({ data, ...onlyText })
  try {
    const document = await task.promise
    if (document.numPages > mostPages) throw new PaperFault('too-long')
    let words = 0
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number)
      const pieces = await piecesOf(page)
      words += pieces.length
      yield { page: pageOf(number, pieces), of: document.numPages }
      page.cleanup()
    }
    if (words === 0) throw new PaperFault('no-text')
  } catch (error) {
    if (error instanceof PaperFault) throw error
    throw new PaperFault(error instanceof PasswordException ? 'encrypted' : 'broken')
  } finally {
    await task.destroy()
  }
}

/** The flags of a box that is not shown: hidden, or not viewed (ISO 32000-1, table 165). */
const unseen = 2 | 32

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

async function piecesOf(page: PdfPage): Promise<Piece[]> {
  const { transform, rotation } = page.getViewport({ scale: 1 })
  const [a = 1, b = 0, c = 0, d = -1, e = 0, f = 0] = transform
  const { items } = await page.getTextContent({ includeMarkedContent: false, disableNormalization: false })
  const { shown, unseen: hidden } = lettersOn(
    await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }),
    page.view as unknown as Box,
  )
  const [holdsHidden, holdsShown] = [holdsAny(hidden), holdsAny(shown)]
  const printed = (items as TextItem[]).slice(0, mostPieces).flatMap(({ str, transform: own, width }) => {
    const [ma, mb, mc, md, x, y] = own as [number, number, number, number, number, number]
    if (str.trim() === '' || ![ma, mb, mc, md, x, y, width].every(Number.isFinite)) return []
    const turn = (-Math.atan2(mb, ma) * 180) / Math.PI + rotation
    const size = Math.hypot(mc, md) || 1
    const stretch = { x, y, width, size, along: Math.atan2(mb, ma) }
    const isUnseen = holdsHidden(stretch) && !holdsShown(stretch)
    return [{ text: str, x: a * x + c * y + e, y: b * x + d * y + f, width, size, turn, ...(isUnseen && { isUnseen }) }]
  })
  const filled = ((await page.getAnnotations()) as Filled[]).slice(0, mostPieces).flatMap((field): Piece[] => {
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
    return [{ text: text.slice(0, 400), x: a * left + c * y + e, y: b * left + d * y + f, width, size, turn: rotation }]
  })
  return [...printed, ...filled]
}

/** A box of a form as pdf.js gives it: agreements that were signed on a screen often keep their figures in such boxes. Nothing in it is run. */
type Filled = {
  subtype?: string
  fieldType?: string
  fieldValue?: string | string[] | null
  annotationFlags?: number
  rect: [left: number, bottom: number, right: number, top: number]
}
