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

/** Path of the browser Playwright installed; undefined where it has not. */
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
      ['apt-get', 'install', '-y', '-q', '--no-install-recommends', light, 'chromium'],
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
