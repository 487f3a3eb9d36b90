import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build as bundle } from 'rolldown'
import { build as bundleWithVite } from 'vite'
import { bundled, clientEntry, serviceWorkerFile } from './bundle.ts'
import { bundleServer } from './bundleServer.ts'
import { codeSplitting } from './clientBundle.ts'
import { compressFiles, compressibleIn } from './compressor.ts'
import { runTask } from './job.ts'
import { bundlerTarget } from './oldestBrowsers.ts'
import { projectRoot } from './projectRoot.ts'

// Bundles all the code into a folder, for the build that started this program.
const [, , folder = ''] = process.argv

process.once('disconnect', () => {
  // The build was killed: nobody is left to use or remove the bundle. The next build prunes what the bundler still writes.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit(1)
})

await runTask(async () => {
  const client = join(folder, bundled.client)
  await Promise.all([
    bundleClient(client).then(() => compressFiles(compressibleIn(client))),
    bundleServer(join(folder, bundled.server)),
    bundleServiceWorker(join(folder, bundled.worker, serviceWorkerFile)),
  ])
  process.exit(0)
})

/** Bundle what pages load: the script that starts them, every island, and the one style sheet. */
async function bundleClient(outDir: string): Promise<void> {
  // Names say nothing but the content: lists of what to block go by words such as “cookies”. Seven letters are one chance in 4,000,000,000,000
  // that two are the same, and every page is sent the names of all.
  const scripts = 'assets/[hash:7].js'
  await bundleWithVite({
    root: projectRoot,
    configLoader: 'native',
    logLevel: 'silent',
    build: {
      outDir,
      emptyOutDir: true,
      manifest: true,
      rolldownOptions: {
        input: { site: join(projectRoot, clientEntry) },
        output: {
          entryFileNames: scripts,
          chunkFileNames: scripts,
          codeSplitting: codeSplitting(),
        },
      },
    },
  })
  renameSync(join(outDir, '.vite', 'manifest.json'), join(folder, bundled.manifest))
  rmSync(join(outDir, '.vite'), { recursive: true })
}

/** src/worker in one file. What it knows of the site is put in later: writeServiceWorker. */
async function bundleServiceWorker(file: string): Promise<void> {
  await bundle({
    cwd: projectRoot,
    input: 'src/worker/serviceWorker.ts',
    platform: 'browser',
    logLevel: 'silent',
    transform: { target: bundlerTarget, define: { 'process.env.NODE_ENV': '"production"' } },
    output: { file, format: 'iife', minify: true },
  })
}
