import { Worker } from 'node:worker_threads'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'

/** A PDF of one page, with a content stream as it is kept. */
function pdfWith(content: Uint8Array, filters: string): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 5 0 R/Resources<</Font<</F 4 0 R>>>>>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    `<</Filter[${filters}]/Length ${content.length}>>\nstream\n${Buffer.from(content).toString('latin1')}\nendstream`,
  ]
  let file = '%PDF-1.7\n'
  const at = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 6\n0000000000 65535 f \n${at.join('')}trailer\n<</Size 6/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF`
  return new Uint8Array(Buffer.from(file + table, 'latin1'))
}

async function readApart(workerData: Uint8Array): Promise<unknown[]> {
  const worker = new Worker(new URL('./readInWorker.ts', import.meta.url), { workerData })
  const told: unknown[] = []
  worker.on('message', (one) => told.push(one))
  await new Promise((resolve, reject) => worker.on('exit', resolve).on('error', reject))
  return told
}

const words = Buffer.from('BT /F 10 Tf 50 700 Td (Amount of credit) Tj ET\n')
const spaces = Buffer.concat([words, Buffer.alloc(150_000_000, ' ')])

test.each([
  ['packed once', deflateSync(spaces, { level: 9 }), '/FlateDecode'],
  ['packed twice', deflateSync(deflateSync(spaces, { level: 9 }), { level: 9 }), '/FlateDecode/FlateDecode'],
])('a page that unpacks to 150 MB, %s, is left and told', async (_, content, filters) => {
  expect(content.length).toBeLessThan(160_000)
  expect(await readApart(pdfWith(content, filters))).toEqual([1, { name: 'paper', page: 1, why: 'too-large' }])
})

test('a page of as much text as nobody reads is cut and told', async () => {
  const lines = Buffer.from('BT /F 9 Tf 5 5 Td (A) Tj ET\n'.repeat(200_000))
  expect(await readApart(pdfWith(deflateSync(lines, { level: 9 }), '/FlateDecode'))).toEqual([
    1,
    { name: 'paper', page: 1, why: 'too-large' },
  ])
})
