import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Every file of a folder by its way from there, with "/" between. A link is named as a file and never followed, as Node’s own recursive reading does. */
export const namesIn = (folder: string, under = ''): string[] =>
  readdirSync(join(folder, under), { withFileTypes: true }).flatMap((item) => (item.isDirectory() ? namesIn(folder, `${under}${item.name}/`) : [under + item.name]))
