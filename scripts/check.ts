import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { cacheFolder } from '../src/build/projectRoot.ts'

// Reading the code takes as long as reading the site. What Node made of it is kept, keyed by what the code says.
enableCompileCache(join(cacheFolder, 'node'))
const { checkCommand } = await import('./check/checkCommand.ts')
const { withErrorReport } = await import('./withErrorReport.ts')
await withErrorReport(checkCommand)
