import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { projectRoot } from './build/projectRoot.ts'
import { siteInDev } from './dev/siteInDev.ts'

const { values } = parseArgs({
  options: { site: { type: 'string', default: '.' }, port: { type: 'string' }, today: { type: 'string' } },
})

const server = await createServer({
  root: projectRoot,
  plugins: [siteInDev(resolve(values.site), values.today)],
  server: { port: Number(values.port ?? process.env.PORT ?? 4173) },
})
await server.listen()
server.printUrls()
