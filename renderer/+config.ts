import type { Config } from 'vike/types'

// Pages are HTML without a client-side Page: only renderer/+client.ts reaches the browser, and islands as they are needed.
export const config: Config = {
  clientRouting: false,
  passToClient: [],
  trailingSlash: false,
  meta: {
    Page: { env: { server: true, client: false } },
    data: { env: { server: true, client: false } },
  },
}
