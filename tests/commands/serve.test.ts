import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../../src/build/files.ts'
import { outputFiles } from '../../src/outputs/outputFiles.ts'
import { run, start } from '../support/run.ts'
import { siteOf } from '../support/sites.ts'

/** What `npm run serve` prints until it says where the site is. */
async function served(...args: string[]): Promise<string> {
  const { child, ended } = start('serve', [...args, '--port', '0'])
  const said = await new Promise<string>((resolve) => {
    let text = ''
    child.stdout.on('data', (part: Buffer) => {
      text += part
      if (text.includes('Ctrl+C')) resolve(text)
    })
    void ended.then(({ out, err }) => resolve(out + err))
  })
  child.kill()
  await ended
  return said
}

test('a site is served to this machine alone, unless an address is named, and the address is printed', async () => {
  const site = mkdtempSync(join(tmpdir(), 'serve-'))
  writeFiles(site, outputFiles(siteOf('good')))
  expect(await served('--out', site)).toMatch(/The site is at http:\/\/127\.0\.0\.1:\d+\n/)
  expect(await served('--out', site, '--host', '0.0.0.0')).toMatch(
    /The site is at http:\/\/0\.0\.0\.0:\d+\n.*anyone on this network/,
  )
})

test('what is no port is said in a line, before anything is built or looked for', async () => {
  const line = '"70000" is no port: write a number up to 65535, such as 4173, or 0 for any that is free\n'
  for (const command of ['serve', 'start', 'dev'])
    expect(await run(command, ['--port', '70000'])).toMatchObject({ code: 1, out: '', err: line })
})

test('where there is no site, that is said in a line', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'no-site-'))
  for (const out of [folder, join(folder, 'none'), 'package.json/site']) {
    const { code, err } = await run('serve', ['--out', out, '--port', '0'])
    expect([code, err]).toEqual([1, expect.stringMatching(/^.+\n$/)])
  }
  expect((await run('serve', ['--out', folder])).err).toBe(
    `${folder} holds no built site. Build one with npm run build -- --out ${folder}\n`,
  )
})

test('a port that was asked for and is taken is refused, in a line', async () => {
  const site = mkdtempSync(join(tmpdir(), 'serve-'))
  writeFiles(site, outputFiles(siteOf('good')))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const line = `Port ${port} is taken: stop what has it, or name another with --port\n`
  expect(await run('serve', ['--out', site, '--port', String(port)])).toEqual({ code: 1, out: '', err: line })
  // Before anything is built or started.
  for (const command of ['start', 'dev'])
    expect(await run(command, [], { PORT: String(port), VITEST: undefined })).toEqual({ code: 1, out: '', err: line })
  other.close()
})
