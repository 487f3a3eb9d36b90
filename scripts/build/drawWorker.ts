import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { Cache, memoize } from './cache.ts'
import { packageVersion } from './codeKey.ts'
import type { Drawing } from './drawings.ts'
import { writeIn } from './files.ts'
import { runTask } from './job.ts'

/** What the thread is to draw, and into which folder. */
export type DrawJob = { drawings: readonly Drawing[]; folder: string; useCache: boolean }

const { drawings, folder, useCache } = workerData as DrawJob

await runTask(async () => {
  const cache = useCache ? new Cache() : undefined
  const makers = { pdf: makerOf('pdf'), png: makerOf('png') }
  for (const drawing of drawings) {
    const key = [drawing.kind, ...makers[drawing.kind], JSON.stringify(drawing.shows)]
    writeIn(folder, drawing.file, await memoize(cache, 'drawing', key, () => draw(drawing)))
  }
})

/** The libraries that draw are loaded when there is something to draw. */
async function draw({ kind, shows }: Drawing): Promise<Uint8Array> {
  return kind === 'pdf'
    ? (await import('./keyFactsPdf.ts')).keyFactsPdf(shows)
    : (await import('./shareImagePng.ts')).shareImagePng(shows)
}

/** The code and the libraries that draw: with others, a drawing of the same may look otherwise. */
function makerOf(kind: Drawing['kind']): string[] {
  const [code, ...packages] =
    kind === 'pdf'
      ? (['keyFactsPdf.ts', 'pdfkit'] as const)
      : (['shareImagePng.ts', 'satori', '@resvg/resvg-js'] as const)
  return [
    ...[...packages, '@fontsource/atkinson-hyperlegible-next'].map(packageVersion),
    ...[code, 'fontFile.ts'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')),
  ]
}
