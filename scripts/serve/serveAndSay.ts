import { serveSite, thisMachine } from './serveSite.ts'

/** Serves a built site until it is stopped, and prints where. */
export async function serveAndSay(
  folder: string,
  port = Number(process.env.PORT ?? 4173),
  host = thisMachine,
): Promise<void> {
  const { url } = await serveSite(folder, port, host)
  console.log(
    `\n  The site is at ${url}${host === thisMachine ? '' : '\n  It may be open to anyone on this network.'}\n  Press Ctrl+C to stop.`,
  )
}
