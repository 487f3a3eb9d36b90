import { writeIn } from '../src/build/files.ts'
import { projectRoot } from '../src/build/projectRoot.ts'
import { allowedLicence, billOfMaterials } from './licences/billOfMaterials.ts'

const { text, parts } = billOfMaterials()
const file = writeIn(projectRoot, 'dist/sbom.cdx.json', text)

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
