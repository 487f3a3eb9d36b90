import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import type { ErrorPayload, Plugin, ViteDevServer } from 'vite'
import { clientEntry } from '../../src/build/bundle.ts'
import { Cache } from '../../src/build/cache.ts'
import { codeKey } from '../../src/build/codeKey.ts'
import { UsageError } from '../../src/build/faults.ts'
import { keepTexts, keptTexts } from '../../src/build/keptTexts.ts'
import { projectRoot } from '../../src/build/projectRoot.ts'
import { filesSupposing, type Supposed, supposedFrom } from '../../src/build/scenario.ts'
import type { Files } from '../../src/content/reading/files.ts'
import type { TextCache } from '../../src/content/reading/textCache.ts'
import { schemeStates } from '../../src/facts/schema.ts'
import { escapeXml } from '../../src/outputs/escapeXml.ts'
import { fileTypes } from '../../src/outputs/hostPolicy.ts'
import { outputReader } from '../../src/outputs/outputFiles.ts'
import { causesOf, printCause, printProblems } from '../../src/problems/printProblems.ts'
import type { Problem } from '../../src/problems/problem.ts'
import { setCurrentSite } from '../../src/site/currentSite.ts'
import { manifestFile } from '../../src/site/draft.ts'
import { readSite } from '../../src/site/readSite.ts'
import { answerAt, type Site } from '../../src/site/site.ts'
import { excerptIn } from '../check/report.ts'
import { refreshSchemas } from '../schemas/jsonSchemas.ts'
import { askedFor } from '../serve/serveSite.ts'

// Editors write a file in steps, and one command may write many. The watcher drops a file’s next change within 50 ms of its last: what is read sooner may be half
// a file, with no word of the rest.
const settleMs = 60

const html = { 'Content-Type': 'text/html; charset=utf-8' }

/** Day and state of the scheme that were asked for, where they are not those of today. */
type ScenarioOptions = Parameters<typeof supposedFrom>[0]

/** The site in a folder while it is being edited: the last one without a fault, and the faults since. */
class SiteOnDisk {
  readonly root: string
  files: Files
  site: Site | undefined
  problems: readonly Problem[] = []
  #asked: ScenarioOptions
  readonly #code = codeKey()
  readonly #textCache: TextCache
  #outputOf: ((name: string) => string | undefined) | undefined

  constructor(root: string, asked: ScenarioOptions) {
    this.root = root
    this.#asked = asked
    this.files = filesSupposing(root, this.supposed)
    this.#textCache = keptTexts(new Cache(), root, this.#code)
  }

  get supposed(): Supposed {
    return supposedFrom(this.#asked)
  }

  /** Shows the site for another day or state from now on. Throws a UsageError when there is no such day or state. */
  suppose(asked: ScenarioOptions): void {
    supposedFrom(asked)
    this.#asked = asked
    this.read()
  }

  keep(): void {
    keepTexts(new Cache(), this.root, this.#code, this.#textCache)
  }

  /** Reads what has changed. While there are faults, the last good site stays. */
  read(): void {
    this.files = filesSupposing(this.root, this.supposed)
    const { draft, site, problems } = readSite(this.files, this.supposed.today, this.#textCache)
    this.problems = problems
    if (!draft || !site) return
    this.site = site
    this.#outputOf = undefined
    setCurrentSite(site)
    // New pages and lenders are offered by the editor’s completion at once.
    refreshSchemas(this.root, draft)
  }

  output(name: string): string | undefined {
    if (!this.site) return undefined
    this.#outputOf ??= outputReader(this.site, this.#textCache)
    return this.#outputOf(name)
  }
}

/** Serves the site as it is on disk: reads it again when the manifest or any content file is saved, and shows its faults over the page. */
export function siteInDev(root: string, asked: ScenarioOptions): Plugin {
  const disk = new SiteOnDisk(root, asked)
  return {
    name: 'site-in-dev',
    enforce: 'pre',
    configureServer(server) {
      disk.read()
      disk.keep()
      if (disk.problems.length > 0) console.error(printProblems(disk.problems))
      readWhenSaved(server, disk)
      server.middlewares.use(ownPagesOnly)
      answerSwitch(server, disk)
      answerStyle(server, disk)
      answer(server, disk)
      return () => showNotFound(server, disk)
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
      settling = setTimeout(readAgain, settleMs, server, disk)
    })
  }
  // A page that is opened or reloaded while there are faults shows them too.
  server.ws.on('connection', () => {
    if (disk.problems.length > 0) server.ws.send(overlay(disk))
  })
}

function readAgain(server: ViteDevServer, disk: SiteOnDisk): void {
  disk.read()
  const isGood = disk.problems.length === 0
  if (!isGood) console.error(`\n${printProblems(disk.problems)}\n`)
  server.ws.send(isGood ? { type: 'full-reload' } : overlay(disk))
}

/** Answers the page that switches the day and the scheme’s state, for every page that is opened after it. */
function answerSwitch(server: ViteDevServer, disk: SiteOnDisk): void {
  server.middlewares.use(switchPath, async (request, response, next) => {
    const page = (status: number, fault?: string) =>
      void response.writeHead(status, html).end(switchPage(disk.supposed, fault))
    // An address alone changes nothing: any site can link to it.
    if (request.method !== 'POST') return page(200)
    try {
      const form = new URLSearchParams(await textOf(request))
      // An empty field means what the clock and the facts say.
      disk.suppose({ today: form.get('today') || undefined, state: form.get('state') || undefined })
      response.writeHead(303, { Location: '/' }).end()
    } catch (error) {
      if (error instanceof UsageError) page(400, error.message)
      else next(error)
    }
  })
}

/** Show the not-found page for addresses that neither the site nor Vite can answer. Vike goes by the original address. */
function showNotFound(server: ViteDevServer, disk: SiteOnDisk): void {
  server.middlewares.use((request, _, next) => {
    if (disk.site && answerAt(disk.site, askedFor(request.originalUrl).pathname).found === 'nothing')
      Object.assign(request, { url: '/404', originalUrl: '/404' })
    next()
  })
}

function answer(server: ViteDevServer, disk: SiteOnDisk): void {
  server.middlewares.use((request, response, next) => {
    const path = askedFor(request.url).pathname
    if (!disk.site) {
      // The page of faults needs Vite’s own scripts.
      if (!request.headers.accept?.includes('text/html')) return next()
      return void response.writeHead(500, html).end(faultPage(disk.problems))
    }
    const found = answerAt(disk.site, path)
    if (found.found === 'moved') return void response.writeHead(302, { Location: found.to }).end()
    const text = disk.output(path.slice(1))
    if (text === undefined) return next()
    response.writeHead(200, { 'Content-Type': fileTypes[extname(path).slice(1)] ?? 'text/plain' }).end(text)
  })
}

/** Build the overlay over the page: every cause with its place and remedy. A click on the place opens the first one’s file. */
function overlay({ problems, files, root }: SiteOnDisk): ErrorPayload {
  const causes = causesOf(problems)
  const [first] = causes
  return {
    type: 'error',
    err: {
      message: causes.map((cause) => printCause(cause, excerptIn(files, cause))).join('\n\n'),
      stack: '',
      plugin: `${causes.length} to mend`,
      ...(first ? { loc: { file: join(root, first.file), line: first.line, column: first.column } } : {}),
    },
  }
}

/** Shown while there has been no good site yet. Vite’s client reloads it once there is one. */
const faultPage = (problems: readonly Problem[]): string =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><title>Faults in the site</title><script type="module" src="/@vite/client"></script></head><body><h1>${causesOf(problems).length} to mend</h1><pre>${escapeXml(printProblems(problems))}</pre></body></html>\n`

const refusal =
  'Refused: this server answers its own pages alone, and another site asked. Type the address, or follow a link of the site itself.\n'

/** Address at which Vite opens a file in the editor of whoever runs the server. */
const editorPath = '/__open-in-editor'

/** Refuses requests from pages of other sites. Vite checks the host that is asked for, not the page that asks. */
function ownPagesOnly(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  const { pathname, search, tidy } = askedFor(request.url)
  if (isFromElsewhere(request, tidy)) {
    response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' }).end(refusal)
  } else if (pathname !== tidy) {
    response.writeHead(301, { Location: tidy + search }).end()
  } else next()
}

/** Browsers say where a request comes from; a program that says nothing of it is let through, but not to the editor. */
function isFromElsewhere({ headers }: IncomingMessage, path: string): boolean {
  const from = headers['sec-fetch-site']
  if (headers.origin !== undefined && headers.origin !== `http://${headers.host}`) return true
  if (path.startsWith(editorPath)) return from !== 'same-origin'
  return from !== undefined && from !== 'same-origin' && from !== 'none'
}

/** Address of the page that shows every component. A page of the site with this address would not be shown in development. */
export const stylePath = '/style'

/** Every component in every state, and every figure, in both themes. Rendered by Vite, because Node reads no components. */
function answerStyle(server: ViteDevServer, disk: SiteOnDisk): void {
  server.middlewares.use(async (request, response, next) => {
    const [path = '', theme] = (request.url ?? '').split('?')
    if (path !== stylePath || !disk.site) return next()
    try {
      const { bothThemes, samplesPage, themes, tokensIn } = (await server.ssrLoadModule(
        join(projectRoot, 'scripts/dev/stylePage.tsx'),
      )) as typeof import('./stylePage.tsx')
      const one = themes.find((known) => known === theme)
      const tokens = tokensIn(readFileSync(join(projectRoot, 'src/styles/tokens.css'), 'utf8'))
      const styles = async () => (await server.transformRequest('/src/styles/site.css?direct'))?.code ?? ''
      const shown = one
        ? samplesPage(tokens, await styles(), one, disk.site)
        : bothThemes((each) => `${stylePath}?${each}`)
      response.writeHead(200, html).end(shown)
    } catch (error) {
      next(error)
    }
  })
}

/** Address of the page. No page of a site has such an address. */
export const switchPath = '/@suppose'

const switchPage = ({ today, state }: Supposed, fault?: string): string => `<!DOCTYPE html>
<html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Another day</title>
<style>body{font:1.125rem/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}label{display:block;margin:1rem 0 .25rem}select,input,button{font:inherit;padding:.5rem;min-width:16rem}button{margin-top:1.5rem}</style></head>
<body><h1>Look at another day</h1>
${fault ? `<p role="alert"><strong>${escapeXml(fault)}</strong></p>` : ''}
<form method="post"><label for="state">The scheme is</label><select id="state" name="state"><option value="">as the facts say</option>${schemeStates
  .map((one) => `<option${one === state ? ' selected' : ''}>${one}</option>`)
  .join('')}</select>
<label for="today">The day is</label><input id="today" name="today" type="date" value="${today}">
<p><button>Show the site</button></p></form>
<p>It holds for every page until the server ends. Nothing is written. What would change in words: <code>npm run whatif -- --state ${state ?? 'quashed'} --today ${today}</code></p></body></html>
`

/** Added to the script of every page in development: a link at its foot that leads to the switch. */
const switchLink = `
const link = document.createElement('a')
link.href = '${switchPath}'
link.textContent = 'Another day or state'
link.style.cssText = 'position:fixed;inset:auto auto 0 0;z-index:99;padding:.25rem .5rem;background:#000;color:#fff'
document.body.append(link)
`
