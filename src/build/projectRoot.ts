import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project, whatever folder a command is run from. */
export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** Folder where builds keep what they can use again. Deleting it loses nothing but time. */
export const cacheFolder = `${projectRoot}/node_modules/.cache`
