import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../build/projectRoot.ts'

export type Part = { name: string; version: string; licence: string; published: boolean }

/** What the licence file of a package says, where its package.json says too little. Read for these versions; another version has to be read again. */
const readByHand: Record<string, string> = { 'duck@0.1.12': 'BSD-2-Clause', 'png-js@2.0.0': 'MIT' }

type Component = {
  name: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
  properties?: { name: string; value: string }[]
}

type Bill = { metadata: { component: Component }; components: Component[]; dependencies: unknown[] }

/** Every package of the project’s lockfile, and of the one that Node itself may be installed from, as one CycloneDX bill of materials and as a list. */
export function billOfMaterials(): { text: string; parts: Part[] } {
  const [own, runtime] = [billOf(projectRoot), billOf(join(projectRoot, 'runtime'))]
  const whole = { ...own, components: [...own.components, runtime.metadata.component, ...runtime.components], dependencies: [...own.dependencies, ...runtime.dependencies] }
  const parts = [...own.components.map(partOf), ...runtime.components.map(partOf).map((part) => ({ ...part, published: false }))]
  return { text: JSON.stringify(whole, null, 2), parts: parts.sort((a, b) => a.name.localeCompare(b.name)) }
}

function billOf(folder: string): Bill {
  const { status, stdout, stderr } = spawnSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error(`npm sbom did not work:\n${stderr}`)
  return JSON.parse(stdout) as Bill
}

function partOf({ name, version, licenses = [], properties = [] }: Component): Part {
  const property = (wanted: string) => properties.find((one) => one.name === wanted)?.value
  const said = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression ?? '').filter(Boolean).join(' AND ')
  const licence = readByHand[`${name}@${version}`] ?? (said || installedLicence(property('cdx:npm:package:path') ?? `node_modules/${name}`))
  return { name, version, licence, published: property('cdx:npm:package:development') !== 'true' }
}

/** npm leaves some licences out of the lockfile. A package for another kind of machine is not installed, and says nothing. */
function installedLicence(folder: string): string {
  const file = join(projectRoot, folder, 'package.json')
  if (!existsSync(file)) return 'not installed here'
  return (JSON.parse(readFileSync(file, 'utf8')) as { license?: string }).license ?? 'none'
}
