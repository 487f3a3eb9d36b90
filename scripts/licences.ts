import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { projectRoot } from '../src/build/projectRoot.ts'
import { allowedLicence, billOfMaterials } from './licences/billOfMaterials.ts'

const file = join(projectRoot, 'dist/sbom.cdx.json')
const { text, parts } = billOfMaterials()
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, text)

for (const [licence, of] of Map.groupBy(parts, ({ licence }) => licence)) {
  const published = of.filter((part) => part.published)
  console.log(
    `${licence}: ${of.length}${published.length > 0 ? `, of which ${published.length} reach the browser: ${published.map(({ name }) => name).join(', ')}` : ''}`,
  )
}

const refused = parts.filter(
  ({ licence, published }) => licence !== 'not installed here' && !allowedLicence(licence, published),
)
for (const { name, version, licence, published } of refused)
  console.error(
    `${name} ${version} has the licence ${licence}, which is not allowed ${published ? 'in what is published' : 'here'}`,
  )
console.log(`\n${parts.length} packages. The bill of materials is in ${file}.`)
process.exitCode = refused.length > 0 ? 1 : 0
