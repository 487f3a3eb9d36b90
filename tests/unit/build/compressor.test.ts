import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Compressor } from '../../../src/build/compressor.ts'
import { Job } from '../../../src/build/job.ts'

const text = 'The same words again and again. '.repeat(40)

let folder = ''
let job: Job
const write = (name: string, content = text) => {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compressor-'))
  job = new Job()
})
afterEach(() => job.close())

test('texts are compressed, pages for those who take Brotli only; pictures and what is tiny are not', async () => {
  for (const name of ['page.html', 'list.json', 'photo.png']) write(name)
  write('tiny.txt', 'Small')
  await new Compressor(job).finish(folder)
  expect(readdirSync(folder).sort()).toEqual([
    'list.json',
    'list.json.br',
    'list.json.gz',
    'page.html',
    'page.html.br',
    'photo.png',
    'tiny.txt',
  ])
  for (const name of ['page.html.br', 'list.json.br'])
    expect(brotliDecompressSync(readFileSync(join(folder, name))).toString()).toBe(text)
  expect(gunzipSync(readFileSync(join(folder, 'list.json.gz'))).toString()).toBe(text)
})

test('many files, which a thread takes over, end as few do', async () => {
  const compressor = new Compressor(job)
  const pages = Array.from({ length: 40 }, (_, index) => write(`page-${index}.html`, text + index))
  for (const page of pages) compressor.add(page)
  write('late.html')
  await compressor.finish(folder)
  expect(pages.map((page) => brotliDecompressSync(readFileSync(`${page}.br`)).toString())).toEqual(
    pages.map((page) => readFileSync(page, 'utf8')),
  )
  expect(existsSync(join(folder, 'late.html.br'))).toBe(true)
})

test('what was compressed before is left alone', async () => {
  write('page.html')
  write('page.html.br', 'as it was')
  await new Compressor(job).finish(folder)
  expect(readFileSync(join(folder, 'page.html.br'), 'utf8')).toBe('as it was')
})

test('a file that is gone is told with its code, from the thread too', async () => {
  const compressor = new Compressor(job)
  for (let index = 0; index < 20; index++) compressor.add(join(folder, `none-${index}.html`))
  await expect(compressor.finish(folder)).rejects.toMatchObject({ code: 'ENOENT', path: join(folder, 'none-0.html') })
})
