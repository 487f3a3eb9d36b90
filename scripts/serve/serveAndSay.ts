import type { Port } from './portFrom.ts'
import { serveSite, thisMachine } from './serveSite.ts'

/** Serves a built site until it is stopped, and prints where. */
export async function serveAndSay(folder: string, { port, isAsked }: Port, host = thisMachine): Promise<void> {
  const { url } = await serveSite(folder, port, host, isAsked)
  const taken = port !== 0 && !url.endsWith(`:${port}`)
  console.log(
    `\n${taken ? `  Port ${port} is taken.\n` : ''}  The site is at ${url}${host === thisMachine ? '' : '\n  It may be open to anyone on this network.'}\n  Press Ctrl+C to stop.`,
  )
}
