// Apart from what bundles, so that naming a file does not load the bundler.

/** The script of every page, as Vite’s list of files names it. */
export const clientEntry = 'renderer/+client.ts'

/** What renders pages. */
export const serverFile = 'documentOf.js'

/** Never hashed: browsers look for a new version under the same name. */
export const serviceWorkerFile = 'sw.js'
