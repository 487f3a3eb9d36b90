import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Loaded before a command: a disk on which no bundle can be given its name.
const { renameSync } = fs
fs.renameSync = (from, to) => {
  if (/\.cache.*bundle/.test(String(to)))
    throw Object.assign(new Error(`EIO: i/o error, rename '${String(to)}'`), { code: 'EIO', path: String(to) })
  renameSync(from, to)
}
syncBuiltinESMExports()
