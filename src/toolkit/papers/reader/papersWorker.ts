import '../../../papers/parsers/pdfWorker.ts'
import { boundBuffers } from '../../../papers/parsers/boundedBuffers.ts'
import { mostPages } from '../../../papers/parsers/limits.ts'
import { readFile } from '../../../papers/parsers/readFile.ts'
import { type PaperFile, readPapers } from '../../../papers/readPapers.ts'
import type { TaughtLetters } from '../../../replies/schema.ts'
import { lettersIn } from './lettersIn.ts'
import { type Heard, pagesNamed, type ReadResponse } from './messages.ts'

boundBuffers()

const tell = (told: ReadResponse): void => self.postMessage(told)

/** The letters that lenders send. They are needed last. */
const taught = new Promise<TaughtLetters | null>((resolve) => {
  self.addEventListener('message', ({ data }: MessageEvent<Heard>) => 'letters' in data && resolve(data.letters))
})

self.addEventListener('message', ({ data }: MessageEvent<Heard>) => 'files' in data && void read(data))

async function read({ files, names, read: before }: Exclude<Heard, { letters: unknown }>): Promise<void> {
  const papers: PaperFile[] = before.map(({ name, pages }) => ({ name, pages: [...pages] }))
  const find = () => {
    tell({ does: 'looks' })
    return readPapers(papers, names)
  }
  // Report after the first page, and then after four times as many each time.
  let look = 1
  let count = papers.reduce((sum, { pages }) => sum + pages.length, 0)
  for (const { name, data } of files) {
    tell({ does: 'opens', name })
    const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : new Uint8Array(await data.arrayBuffer())
    for await (const one of readFile(name, bytes)) {
      if ('why' in one) {
        tell({ does: 'cannot', ...one })
        continue
      }
      if (count === mostPages) {
        tell({ does: 'cannot', name: one.name, page: one.page.number, why: 'too-long' })
        break
      }
      count++
      pagesNamed(papers, one.name).push(one.page)
      tell({ does: 'reads', ...one })
      if (count >= look) {
        look = count * 4
        tell({ does: 'found', reading: find(), letters: [], done: false })
      }
    }
  }
  tell({ does: 'waits' })
  const letters = await taught
  const reading = find()
  tell({ does: 'found', reading, letters: lettersIn(papers, reading.papers, letters), done: true })
}
