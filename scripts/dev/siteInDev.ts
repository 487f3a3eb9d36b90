import { extname, join, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { printProblems } from '../../src/problems/printProblems.ts'
import { manifestFile } from '../../src/site/draft.ts'
import { answerAt } from '../../src/site/site.ts'
import { clientEntry } from '../build/bundle.ts'
import { UsageError } from '../build/faults.ts'
import { answerStyle } from './answerStyle.ts'
import { faultPage, overlay } from './overlay.ts'
import { type Asked, SiteOnDisk } from './siteOnDisk.ts'
import { switchLink, switchPage, switchPath } from './switchPage.ts'

const types: Record<string, string> = {
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
}

// Editors write a file in steps, and one command may write many.
const settleMs = 25

/** Serves the site as it is on disk: reads it again when the manifest or any content file is saved, and shows its faults over the page. */
export function siteInDev(root: string, asked: Asked): Plugin {
  const disk = new SiteOnDisk(root, asked)
  return {
    name: 'site-in-dev',
    enforce: 'pre',
    configureServer(server) {
      disk.read()
      if (disk.problems.length > 0) console.error(printProblems(disk.problems))
      readWhenSaved(server, disk)
      answerSwitch(server, disk)
      answerStyle(server, disk)
      answer(server, disk)
    },
    transform: (code, id) => (id.endsWith(`/${clientEntry}`) ? code + switchLink : undefined),
  }
}

function readWhenSaved(server: ViteDevServer, disk: SiteOnDisk): void {
  const content = join(disk.root, 'content')
  const manifest = join(disk.root, manifestFile)
  server.watcher.add([content, manifest])
  let settling: NodeJS.Timeout | undefined
  for (const event of ['add', 'change', 'unlink'] as const) {
    server.watcher.on(event, (file) => {
      if (file !== manifest && !file.startsWith(content + sep)) return
      clearTimeout(settling)
      settling = setTimeout(() => {
        readAgain(server, disk)
      }, settleMs)
    })
  }
  // A page that is opened or reloaded while there are faults shows them too.
  server.ws.on('connection', () => {
    if (disk.problems.length > 0) server.ws.send(overlay(disk.problems, disk.files, disk.root))
  })
}

function readAgain(server: ViteDevServer, disk: SiteOnDisk): void {
  disk.read()
  if (disk.problems.length === 0) {
    server.ws.send({ type: 'full-reload' })
    return
  }
  console.error(`\n${printProblems(disk.problems)}\n`)
  server.ws.send(overlay(disk.problems, disk.files, disk.root))
}

/** The page that switches the day and the scheme’s state, for every page that is opened after it. */
function answerSwitch(server: ViteDevServer, disk: SiteOnDisk): void {
  server.middlewares.use((request, response, next) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://site')
    if (pathname !== switchPath) return next()
    let fault: string | undefined
    if (searchParams.size > 0) {
      try {
        // A field that is left empty stands for what the clock and the facts say.
        disk.suppose({ today: searchParams.get('today') || undefined, state: searchParams.get('state') || undefined })
        response.writeHead(302, { Location: '/' })
        response.end()
        return
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        fault = error.message
      }
    }
    response.writeHead(fault ? 400 : 200, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(switchPage(disk.supposed, fault))
  })
}

function answer(server: ViteDevServer, disk: SiteOnDisk): void {
  server.middlewares.use((request, response, next) => {
    const path = new URL(request.url ?? '/', 'http://site').pathname
    if (!disk.site) {
      // The page of faults needs Vite’s own scripts.
      if (!request.headers.accept?.includes('text/html')) return next()
      response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(faultPage(disk.problems))
      return
    }
    const found = answerAt(disk.site, path)
    if (found.found === 'moved') {
      response.writeHead(302, { Location: found.to })
      response.end()
      return
    }
    const text = disk.output(path.slice(1))
    if (text === undefined) {
      // An address that only a visitor would ask for, and that has no page, shows the not-found page. Vike goes by the original address.
      if (found.found === 'nothing' && request.headers.accept?.includes('text/html'))
        Object.assign(request, { url: '/404', originalUrl: '/404' })
      return next()
    }
    response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'text/plain' })
    response.end(text)
  })
}
