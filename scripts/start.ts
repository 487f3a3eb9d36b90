import { resolve } from 'node:path'
import { buildSite } from '../src/build/buildSite.ts'
import { todayFrom } from '../src/build/clock.ts'
import { reportBuild } from '../src/build/progress.ts'
import { readOptions, withErrorReport } from './command.ts'
import { portFrom, refuseTakenPort, serveAndSay } from './serve/serveSite.ts'

const { values } = readOptions({ options: { port: { type: 'string' }, host: { type: 'string' } } })
const out = resolve('dist/client')

await withErrorReport(async () => {
  // Check the port first.
  const port = portFrom(values.port)
  await refuseTakenPort(port, values.host)
  const built = await reportBuild((progress) =>
    buildSite({ siteDir: resolve('.'), out, today: todayFrom(), useCache: true }, progress),
  )
  if (!built) process.exit(1)
  await serveAndSay(out, port, values.host)
})
