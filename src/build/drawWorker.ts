import { setImmediate } from 'node:timers/promises'
import { workerData } from 'node:worker_threads'
import { Cache, cached } from './cache.ts'
import { moduleKey, packageVersion } from './codeKey.ts'
import type { DrawnFile } from './drawings.ts'
import { writeIn } from './files.ts'
import { runTask } from './job.ts'

export type DrawJob = { drawings: readonly DrawnFile[]; folder: string; useCache: boolean }

const { drawings, folder, useCache } = workerData as DrawJob

/** Version of the font, which is read as files: no module imports it. */
const font = packageVersion('@fontsource/atkinson-hyperlegible-next')

await runTask(async () => {
  const cache = useCache ? new Cache() : undefined
  // With other code or libraries, a drawing of the same may look otherwise.
  const pictures = [moduleKey('src/build/drawPictures.ts'), font]
  const makers = { pdf: [moduleKey('src/build/keyFactsPdf.ts'), font], png: pictures, icon: pictures }
  for (const drawing of drawings) {
    const key = [drawing.kind, ...makers[drawing.kind], JSON.stringify(drawing.shows)]
    writeIn(folder, drawing.file, await cached(cache, 'drawing', key, () => draw(drawing)))
    // Let the event loop turn, which frees a picture’s memory: without this, that of all was held to the end.
    await setImmediate()
  }
})

/** The libraries that draw are loaded when there is something to draw. */
async function draw({ kind, file, shows }: DrawnFile): Promise<Uint8Array> {
  switch (kind) {
    case 'pdf':
      return (await import('./keyFactsPdf.ts')).keyFactsPdf(shows)
    case 'png':
      return (await import('./drawPictures.ts')).shareImagePng(shows)
    case 'icon':
      return (await import('./drawPictures.ts')).iconFile(shows, file)
  }
}
