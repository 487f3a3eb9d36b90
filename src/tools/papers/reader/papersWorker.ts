import '../../../papers/parsers/pdfWorker.ts'
import type { Page } from '../../../papers/lines.ts'
import type { PaperFile } from '../../../papers/readPapers.ts'
import { readPapers } from '../../../papers/readPapers.ts'
import { mostPages } from '../../../papers/parsers/limits.ts'
import { lettersIn } from './lettersIn.ts'
import type { Asked, Heard, Told } from './messages.ts'
import type { TaughtLetters } from '../../../replies/schema.ts'
import { PaperFault } from '../../../papers/parsers/paperFault.ts'
import { pagesOfFile } from '../../../papers/parsers/readFile.ts'

/** How far it is, is told no more often than the page can take in, in milliseconds. */
const pause = 150

const tell = (told: Told): void => self.postMessage(told)

/** The letters that lenders send, wanted last of all. */
const taught = new Promise<TaughtLetters | null>((resolve) => {
  self.addEventListener('message', ({ data }: MessageEvent<Heard>) => 'letters' in data && resolve(data.letters))
})

self.addEventListener('message', ({ data }: MessageEvent<Heard>) => 'files' in data && void read(data))

async function read({ files, names }: Asked): Promise<void> {
  const papers: PaperFile[] = []
  // What was found so far is told after the first page, and then after twice as many each time.
  let look = 1
  let told = 0
  let count = 0
  for (const { name, data } of files) {
    try {
      const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(await data.arrayBuffer())
      for await (const { name: part, page, of } of pagesOfFile(name, bytes)) {
        count++
        if (count > mostPages) throw new PaperFault('too-long')
        pagesOf(papers, part).push(page)
        if (performance.now() - told > pause) {
          tell({ does: 'reads', name: part, page: page.number, of })
          told = performance.now()
        }
        if (count === look) {
          look *= 2
          tell({ does: 'found', reading: readPapers(papers, names), letters: [], done: false })
        }
      }
    } catch (error) {
      tell({ does: 'cannot', name, why: error instanceof PaperFault ? error.id : 'broken' })
    }
  }
  const reading = readPapers(papers, names)
  tell({ does: 'found', reading, letters: lettersIn(papers, reading.papers, await taught), done: true })
}

function pagesOf(papers: PaperFile[], name: string): Page[] {
  const known = papers.find((paper) => paper.name === name)
  if (known) return known.pages as Page[]
  const pages: Page[] = []
  papers.push({ name, pages })
  return pages
}
