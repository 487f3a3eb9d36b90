import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleClient } from './bundleClient.ts'
import { bundleServer } from './bundleServer.ts'
import { bundleServiceWorker } from './bundleServiceWorker.ts'
import { compressFile, compressibleIn } from './compressFile.ts'
import { faultToSend } from './sentFault.ts'

// Bundles all the code into a folder, for the build that started this program.
const [, , folder = ''] = process.argv

process.once('disconnect', () => {
  // That build was killed: nobody is left to use what is made here, or to remove it.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(1)
})

try {
  await bundleClient(join(folder, 'client'))
  await bundleServer(join(folder, 'server'))
  await bundleServiceWorker(join(folder, 'worker'))
  compressibleIn(join(folder, 'client')).forEach(compressFile)
  process.exit(0)
} catch (error) {
  process.send?.(faultToSend(error), () => process.exit(1))
}
