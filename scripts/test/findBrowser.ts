import { existsSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium, firefox, webkit } from '@playwright/test'
import { runStep } from './runStep.ts'

/** Chromium without its windows takes a third of the time of the whole one to open and close a page. */
const light = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A browser for the tests: the one named by CHROMIUM_PATH, Playwright’s own, the system’s, or one installed now.
 * On Debian the light one and the whole one are both installed, where that can be done. Undefined when none can be had.
 */
export async function findBrowser(): Promise<string | undefined> {
  const known = process.env.CHROMIUM_PATH ?? playwrightsOwn()
  if (known !== undefined) return known
  const [lightOne, wholeOne] = [onTheSystem(light), onTheSystem(...whole)]
  const isMissing = canInstallLight() ? !lightOne || !wholeOne : !lightOne && !wholeOne
  if (isMissing) await install()
  return playwrightsOwn() ?? onTheSystem(light, ...whole)
}

/** A whole Chromium, for what the light one does not do: keep a page frozen to go back to. Undefined where there is none. */
export const wholeBrowser = (): string | undefined => playwrightsOwn() ?? onTheSystem(...whole)

/**
 * Firefox and WebKit for the tests that run in them, as playwright.config.ts is told of them: Playwright’s own, or Debian’s Firefox,
 * installed where that can be done. Where there is none, says that its tests are left out.
 */
export async function findOtherEngines(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const esr = 'firefox-esr'
  if (existsSync(firefox.executablePath())) found.TEST_FIREFOX = ''
  else {
    if (!onTheSystem(esr) && canInstallLight()) await runInTurn(debian(esr))
    const path = onTheSystem(esr)
    if (path === undefined)
      console.log('  Left out: the tests in Firefox. Neither Playwright’s nor Debian’s could be had.')
    else found.TEST_FIREFOX = path
  }
  if (existsSync(webkit.executablePath())) found.TEST_WEBKIT = ''
  else console.log('  Left out: the tests in WebKit. “npx playwright install --with-deps webkit” brings it.')
  return found
}

/** Path of the browser Playwright installed; undefined where it has not. */
export function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return path !== '' && existsSync(path) ? path : undefined
}

function onTheSystem(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

const install = (): Promise<void> =>
  runInTurn(
    canInstallLight()
      ? debian(light, 'chromium')
      : [['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']],
  )

/** Runs commands one after another, as long as they work. */
async function runInTurn(ways: readonly (readonly [string, ...string[]])[]): Promise<void> {
  for (const [command, ...args] of ways) {
    console.log(`  Installing a browser for the tests: ${[command, ...args].join(' ')}`)
    if ((await runStep(command, args)).code !== 0) return
  }
}

/** How Debian installs packages. Without a network it gives up soon. */
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
