import { createRequire } from 'node:module'

type Socket = {
  send(data: unknown, ...rest: unknown[]): void
  listeners(event: 'message'): ((...given: unknown[]) => void)[]
}

/** Has Playwright do without what a Firefox with long-term support does not know yet: dark colours and the like cannot be asked of it. */
export function supportOlderFirefox(): void {
  const { resolve } = createRequire(import.meta.url)
  const { ws } = createRequire(resolve('@playwright/test'))('playwright-core/lib/utilsBundle') as {
    ws: { prototype: Socket }
  }
  const send = ws.prototype.send
  ws.prototype.send = function (data, ...rest) {
    const asked = /^\{"id":(\d+),"method":"emulation\.setMediaFeaturesOverride"/.exec(String(data))
    if (!asked) return send.call(this, data, ...rest)
    const answer = Buffer.from(`{"type":"success","id":${asked[1]},"result":{}}`)
    queueMicrotask(() => {
      for (const hear of this.listeners('message')) hear(answer, false)
    })
  }
}
