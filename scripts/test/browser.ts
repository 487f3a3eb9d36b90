import { existsSync, globSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { type Browser, chromium, firefox, webkit } from '@playwright/test'
import type { Site } from '../../src/site/site.ts'
import { serveSite } from '../serve/serveSite.ts'
import { runStep } from './runStep.ts'

/** Chromium without its windows takes a third of the time of the whole one to open and close a page. */
const light = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Find a browser: CHROMIUM_PATH, Playwright’s own, the system’s, or one installed now (on Debian both the light and the whole one). */
export async function findBrowser(): Promise<string | undefined> {
  const known = process.env.CHROMIUM_PATH ?? playwrightsOwn()
  if (known !== undefined) return known
  const [lightOne, wholeOne] = [onTheSystem(light), onTheSystem(...whole)]
  const isMissing = canInstallLight() ? !lightOne || !wholeOne : !lightOne && !wholeOne
  if (isMissing)
    await runInTurn(
      canInstallLight()
        ? debian(light, 'chromium')
        : [['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']],
    )
  return playwrightsOwn() ?? onTheSystem(light, ...whole)
}

/** A whole Chromium, for what the light one does not do: keep a page frozen to go back to. Undefined where there is none. */
export const wholeBrowser = (): string | undefined => playwrightsOwn() ?? onTheSystem(...whole)

/** Find Firefox and WebKit, as playwright.config.ts is told of them: Playwright’s own, or Debian’s, installed where that can be done. */
export const findOtherEngines = (): Promise<Record<string, string>> =>
  otherEngines({
    isPlaywrights: (name) => existsSync({ firefox, webkit }[name].executablePath()),
    onSystem: { firefox: () => onTheSystem(esr), webkit: webKitGtk },
    install: async (packages) => {
      if (canInstallLight()) await runInTurn(debian(...packages))
    },
  })

const esr = 'firefox-esr'
const engines = [
  { name: 'firefox', called: 'Firefox', packages: [esr], debians: 'TEST_FIREFOX' },
  { name: 'webkit', called: 'WebKit', packages: ['webkit2gtk-driver', 'xvfb'], debians: 'TEST_WEBKITGTK' },
] as const
type EngineName = (typeof engines)[number]['name']

export async function otherEngines(system: {
  isPlaywrights: (name: EngineName) => boolean
  onSystem: Readonly<Record<EngineName, () => string | undefined>>
  install: (packages: readonly string[]) => Promise<void>
}): Promise<Record<string, string>> {
  const own = engines.filter(({ name }) => system.isPlaywrights(name))
  const others = engines.filter((engine) => !own.includes(engine))
  const missing = others.filter(({ name }) => system.onSystem[name]() === undefined)
  if (missing.length > 0) await system.install(missing.flatMap(({ packages }) => packages))
  const found = Object.fromEntries(own.map(({ name }) => [`TEST_${name.toUpperCase()}`, '']))
  for (const { name, called, packages, debians } of others) {
    const path = system.onSystem[name]()
    if (path !== undefined) found[debians] = path
    else
      console.log(
        `  Left out: the tests in ${called}. Neither Playwright’s (“npx playwright install --with-deps ${name}”) nor Debian’s (${packages.join(', ')}) could be had.`,
      )
  }
  return found
}

/** Debian’s small browser with WebKit, where all is there that drives it: WebDriver, and a screen that nobody sees. */
const webKitGtk = (): string | undefined =>
  onTheSystem('WebKitWebDriver') && onTheSystem('Xvfb') && globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser').at(-1)

export function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return path !== '' && existsSync(path) ? path : undefined
}

function onTheSystem(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

/** Runs commands one after another, as long as they work. */
async function runInTurn(ways: readonly (readonly [string, ...string[]])[]): Promise<void> {
  for (const [command, ...args] of ways) {
    console.log(`  Installing a browser for the tests: ${[command, ...args].join(' ')}`)
    if ((await runStep(command, args)).code !== 0) return
  }
}

/** Commands by which Debian installs packages. Without a network they give up soon. */
const debian = (...packages: string[]): [string, ...string[]][] => [
  ['apt-get', 'update', '-q', '-o', 'Acquire::http::Timeout=15'],
  ['apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages],
]

const canInstallLight = (): boolean => isRoot() && isDebian()
const isRoot = (): boolean => process.getuid?.() === 0

/** Debian has a Chromium of its own; Ubuntu’s is a snap, which does not run in a container, so there Playwright’s is used. */
const isDebian = (): boolean =>
  platform() === 'linux' &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** Serve a built site and open a browser for some work on it; both end with the work. */
export async function onSite(
  out: string,
  work: (browser: Browser, url: string) => Promise<void>,
  args: readonly string[] = [],
): Promise<void> {
  const executablePath = await findBrowser()
  const { server, url } = await serveSite(resolve(out), 0)
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', ...args],
  })
  try {
    await work(browser, url)
  } finally {
    await browser.close()
    server.close()
  }
}

export const pageOfEachKind = ({ entries }: Site): Map<string, string> =>
  new Map(
    entries
      .filter(({ page }) => page.kind !== 'not-found')
      .map(({ page, path }) => [page.kind as string, path] as const)
      .toReversed(),
  )
