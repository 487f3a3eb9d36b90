import { existsSync, readFileSync } from 'node:fs'
import { platform } from 'node:os'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { runStep } from './runStep.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A browser for Playwright: the one named by CHROMIUM_PATH, its own, the system’s, or one installed now. Undefined when none can be had. */
export async function findBrowser(): Promise<string | undefined> {
  const known = process.env.CHROMIUM_PATH ?? playwrightsOwn() ?? onTheSystem()
  if (known !== undefined) return known
  for (const [command, ...args] of waysToInstall()) {
    console.log(`  Installing a browser for the tests: ${[command, ...args].join(' ')}`)
    if ((await runStep(command, args)).code !== 0) return undefined
  }
  return playwrightsOwn() ?? onTheSystem()
}

function onTheSystem(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path))
}

function playwrightsOwn(): string | undefined {
  const path = chromium.executablePath()
  return path !== '' && existsSync(path) ? path : undefined
}

function waysToInstall(): [string, ...string[]][] {
  const isRoot = process.getuid?.() === 0
  if (isRoot && isDebian())
    return [
      ['apt-get', 'update', '-q'],
      ['apt-get', 'install', '-y', '-q', '--no-install-recommends', 'chromium'],
    ]
  return [['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']]
}

/** Debian has a Chromium of its own; Ubuntu’s is a snap, which does not run in a container, so there Playwright’s is used. */
const isDebian = (): boolean =>
  platform() === 'linux' &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
