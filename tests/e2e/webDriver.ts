// A client of our own for the few commands of the W3C’s WebDriver that the tests in WebKitGTK give: `selenium-webdriver` brings four packages, programs for three systems and reports of its use for them.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect } from '@playwright/test'

export type WebDriver = Awaited<ReturnType<typeof startWebDriver>>

/** An element as WebDriver names it, when it is handed to a page or comes from one. */
export type ElementOfPage = Readonly<Record<typeof elementKey, string>>
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** Opens WebKitGTK’s small browser on a screen that nobody sees. */
export async function startWebDriver(browser: string) {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: '1' },
  })
  const end = () => [driver, screen].map((program) => program.kill())
  process.on('exit', end)
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { value: { error: string; message: string } }
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`)
    return value
  }
  await expect(() => ask('GET', '/status')).toPass()
  const { sessionId } = (await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } } },
  })) as { sessionId: string }
  const tell = (command: string, body: object = {}) => ask('POST', `/session/${sessionId}/${command}`, body)
  return {
    goTo: (url: string) => tell('url', { url }),
    goBack: () => tell('back'),
    reload: () => tell('refresh'),
    resize: (width: number, height: number) => tell('window/rect', { width, height }),
    /** Runs a script’s lines in the page, and waits for what they promise. */
    run: (script: string, ...args: unknown[]) => tell('execute/sync', { script, args }),
    click: (element: ElementOfPage) => tell(`element/${element[elementKey]}/click`),
    /** Names a file to a field for files. */
    bringFiles: (element: ElementOfPage, files: readonly string[]) =>
      tell(`element/${element[elementKey]}/value`, { text: files.join('\n') }),
    /** Presses keys, each let go before the next, with others held all the while. */
    press: (keys: readonly string[], held: readonly string[] = []) => {
      const actions = [
        ...held.map((value) => ({ type: 'keyDown', value })),
        ...keys.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
        ...held.map((value) => ({ type: 'keyUp', value })),
      ]
      return tell('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    close: async () => {
      await ask('DELETE', `/session/${sessionId}`)
      end()
      process.off('exit', end)
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}
