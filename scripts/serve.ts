import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { UsageError } from '../src/build/faults.ts'
import { realPath, whyRefused } from '../src/build/outputFolder.ts'
import { recover } from '../src/build/publish.ts'
import { readOptions, withErrorReport } from './command.ts'
import { portFrom, serveAndSay } from './serve/serveSite.ts'

const { values } = readOptions({
  options: { out: { type: 'string', default: 'dist/client' }, port: { type: 'string' }, host: { type: 'string' } },
})
const out = resolve(values.out)

await withErrorReport(async () => {
  const port = portFrom(values.port)
  // Repair only beside a folder that a build may replace.
  if (whyRefused(out, '.') === undefined) recover(realPath(out))
  if (!existsSync(join(out, 'host.json')))
    throw new UsageError(`${values.out} holds no built site. Build one with npm run build -- --out ${values.out}`)
  await serveAndSay(out, port, values.host)
})
