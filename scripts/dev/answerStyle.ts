import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { projectRoot } from '../../src/build/projectRoot.ts'
import type { SiteOnDisk } from './siteOnDisk.ts'

/** Address of the page that shows every component. A page of the site with this address would not be shown in development. */
export const stylePath = '/style'

/** Every component in every state, and every figure, in both themes. Rendered by Vite, because Node reads no components. */
export function answerStyle(server: ViteDevServer, disk: SiteOnDisk): void {
  server.middlewares.use(async (request, response, next) => {
    const [path = '', theme] = (request.url ?? '').split('?')
    if (path !== stylePath) return next()
    try {
      const { bothThemes, samplesPage, themes, tokensIn } = (await server.ssrLoadModule(
        join(projectRoot, 'scripts/dev/stylePage.tsx'),
      )) as typeof import('./stylePage.tsx')
      const one = themes.find((known) => known === theme)
      const tokens = tokensIn(readFileSync(join(projectRoot, 'src/styles/tokens.css'), 'utf8'))
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      const shown = one
        ? samplesPage(tokens, await styles(server), one, disk.site)
        : bothThemes((each) => `${stylePath}?${each}`)
      response.end(shown)
    } catch (error) {
      next(error)
    }
  })
}

/** The style sheet of the site as text, as it is on disk now. */
const styles = async (server: ViteDevServer): Promise<string> =>
  (await server.transformRequest('/src/styles/site.css?direct'))?.code ?? ''
