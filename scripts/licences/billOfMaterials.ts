import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { readJsonFile } from '../../src/build/files.ts'
import { projectRoot } from '../../src/build/projectRoot.ts'

export type BomComponent = { name: string; version: string; licence: string; published: boolean }

/** Licences read from the files of packages whose package.json says too little. Read for these versions; another version has to be read again. */
const readByHand: Record<string, string> = { 'duck@0.1.12': 'BSD-2-Clause', 'png-js@2.0.0': 'MIT' }

type Component = {
  'bom-ref': string
  name: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
  properties?: { name: string; value: string }[]
}

type Bill = {
  metadata: { component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/** List every package of the project’s lockfile, and of the one Node may be installed from, as a CycloneDX bill of materials and as a list. */
export function billOfMaterials(): { text: string; parts: BomComponent[] } {
  const [own, runtime] = [billOf(projectRoot), billOf(join(projectRoot, 'scripts/node'))]
  const whole = {
    ...own,
    components: [...own.components, runtime.metadata.component, ...runtime.components],
    dependencies: [...own.dependencies, ...runtime.dependencies],
  }
  const published = publishedIn(own)
  const parts = whole.components
    .filter((one) => one !== runtime.metadata.component)
    .map((one) => partOf(one, published.has(one['bom-ref'])))
  return { text: JSON.stringify(whole, null, 2), parts: parts.sort((a, b) => a.name.localeCompare(b.name)) }
}

function billOf(folder: string): Bill {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(`npm sbom did not work:\n${stderr}`)
  return JSON.parse(stdout) as Bill
}

/** Parts of the published packages, by the names that the bill gives its parts. */
function publishedIn({ components, dependencies }: Bill): ReadonlySet<string> {
  const uses = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const own = components.filter(
    (one) => publishedPackages.includes(one.name) && pathOf(one) === `node_modules/${one.name}`,
  )
  const found = new Set(own.map((one) => one['bom-ref']))
  // The loop also visits what it adds.
  for (const ref of found) for (const used of uses.get(ref) ?? []) found.add(used)
  return found
}

const pathOf = ({ name, properties = [] }: Component): string =>
  properties.find((one) => one.name === 'cdx:npm:package:path')?.value ?? `node_modules/${name}`

function partOf(component: Component, published: boolean): BomComponent {
  const { name, version, licenses = [] } = component
  const said = licenses
    .map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '')
    .filter(Boolean)
    .join(' AND ')
  const licence = readByHand[`${name}@${version}`] ?? (said || installedLicence(pathOf(component)))
  return { name, version, licence, published }
}

/** Read a licence that npm leaves out of the lockfile. A package for another platform is not installed to be read. */
function installedLicence(folder: string): string {
  const own = readJsonFile<{ license?: string }>(join(projectRoot, folder, 'package.json'))
  return own ? (own.license ?? 'none') : 'not installed here'
}

/** Packages some of whose code, style or fonts reaches a visitor’s browser, with all that they bring along. */
export const publishedPackages: readonly string[] = [
  '@fontsource-variable/atkinson-hyperlegible-next',
  '@radix-ui/react-accordion',
  '@radix-ui/react-collapsible',
  '@radix-ui/react-dialog',
  '@radix-ui/react-navigation-menu',
  '@radix-ui/react-popover',
  '@radix-ui/react-scroll-area',
  '@radix-ui/react-toast',
  '@radix-ui/react-tooltip',
  'docx',
  'fflate',
  'pdfjs-dist',
  'postal-mime',
  'react',
  'react-dom',
  'stemmer',
  'tailwindcss',
  'workbox-core',
  'workbox-expiration',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
  'zod',
]

/** Licences that ask for no more than their own text beside the code. What reaches a visitor’s browser has one of these. */
const everywhere = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]

/** Licences that ask something of those who pass the code on. Tools that never leave the machine that builds may have them. */
const inTools = ['MPL-2.0', 'CC-BY-4.0', 'LGPL-3.0-or-later']

/** Decide whether a package with this licence may be used: in what is published, or only in what builds it. Reads SPDX’s AND, OR and brackets. */
export function allowedLicence(licence: string, published: boolean): boolean {
  const known = published ? everywhere : [...everywhere, ...inTools]
  // Brackets anywhere but round the whole make a licence unknown, and so refused.
  return licence
    .replaceAll(/^\((.*)\)$/g, '$1')
    .split(' OR ')
    .some((one) => one.split(' AND ').every((name) => known.includes(name)))
}
