import { existsSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { runStep } from './runStep.ts'

/** Chromium without its windows takes a third of the time of the whole one to open and close a page. */
const light = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A browser for the tests: the one named by CHROMIUM_PATH, Playwright’s own, the system’s, or one installed now.
 * Debian’s light one is installed beside a whole one too, where that can be done. Undefined when none can be had.
 */
export async function findBrowser(): Promise<string | undefined> {
  const known = process.env.CHROMIUM_PATH ?? playwrightsOwn() ?? onTheSystem(light)
  if (known !== undefined) return known
  const atHand = onTheSystem(...whole)
  if (atHand === undefined || canInstallLight()) await install()
  return playwrightsOwn() ?? onTheSystem(light, ...whole)
}

/** Where Playwright keeps the browser it installed; undefined where it has not. */
export function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return path !== '' && existsSync(path) ? path : undefined
}

function onTheSystem(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

async function install(): Promise<void> {
  for (const [command, ...args] of waysToInstall()) {
    console.log(`  Installing a browser for the tests: ${[command, ...args].join(' ')}`)
    if ((await runStep(command, args)).code !== 0) return
  }
}

function waysToInstall(): [string, ...string[]][] {
  if (canInstallLight())
    return [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-y', '-q', '--no-install-recommends', light],
    ]
  return [['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']]
}

const canInstallLight = (): boolean => isRoot() && isDebian()
const isRoot = (): boolean => process.getuid?.() === 0

/** Debian has a Chromium of its own; Ubuntu’s is a snap, which does not run in a container, so there Playwright’s is used. */
const isDebian = (): boolean =>
  platform() === 'linux' &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
