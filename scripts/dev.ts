import { resolve } from 'node:path'
import { createServer } from 'vite'
import { supposedOptions } from '../src/build/clock.ts'
import { projectRoot } from '../src/build/projectRoot.ts'
import { supposedFrom } from '../src/build/scenario.ts'
import { readOptions, withErrorReport } from './command.ts'
import { siteInDev, stylePath, switchPath } from './dev/siteInDev.ts'
import { portFrom, refuseTakenPort, thisMachine } from './serve/serveSite.ts'

const { values } = readOptions({
  options: {
    site: { type: 'string', default: '.' },
    port: { type: 'string' },
    host: { type: 'string' },
    ...supposedOptions,
  },
})

await withErrorReport(async () => {
  // Check the options first.
  supposedFrom(values)
  const asked = portFrom(values.port)
  await refuseTakenPort(asked, values.host)
  // The terminal has gone. Vike would report that without end, as reporting fails too.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit(1))
  const server = await createServer({
    root: projectRoot,
    plugins: [siteInDev(resolve(values.site), values)],
    server: { port: asked.port, strictPort: asked.isAsked, host: values.host ?? thisMachine, cors: false },
  })
  await server.listen()
  server.printUrls()
  console.log(`  Another day, or another state of the scheme: ${switchPath}`)
  console.log(`  Every component, in both themes: ${stylePath}`)
})
