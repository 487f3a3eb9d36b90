import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isScalar, parseDocument, visit } from 'yaml'
import { readSite } from '../../src/site/readSite.ts'

/** What would run, leave its place, or break what it stands in, if a page showed it as it is. */
const hostile = [
  { text: '"></script><script>window.pwned = true</script><img src=x onerror="window.pwned = true">', instead: false },
  { text: "' onmouseover='window.pwned = true' \"onfocus=\"window.pwned = true", instead: false },
  { text: 'javascript:window.pwned=true', instead: true },
  {
    text: '[click](javascript:window.pwned=true) {{constructor.constructor("window.pwned = true")()}} ${window.pwned = true}',
    instead: false,
  },
  { text: '"; } add_header X-Evil yes; # {$HOME} \\ ]]>', instead: false },
] as const

export type HostileSite = { folder: string; shown: string[]; refused: number }

/**
 * The good site with each hostile text added to each of its fields, wherever the checks let it stand.
 * What they refuse is counted; what they let through is in the site that comes back.
 */
export function hostileSite(today: string): HostileSite {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
  cpSync('tests/sites/good', folder, { recursive: true })
  const shown: string[] = []
  let refused = 0
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name))
  for (const file of files.sort()) {
    for (const field of fieldsIn(readFileSync(file, 'utf8'))) {
      for (const { text, instead } of hostile) {
        const before = readFileSync(file, 'utf8')
        const after = withField(before, field, (value) => (instead ? text : `${value} ${text}`))
        if (after === undefined) continue
        writeFileSync(file, after)
        if (readSite(folder, today).site) {
          shown.push(`${file.slice(folder.length + 1)} ${field.join('.')}`)
        } else {
          refused++
          writeFileSync(file, before)
        }
      }
    }
  }
  return { folder, shown, refused }
}

type Path = readonly (string | number)[]

/** Every text of a YAML file, or of a Markdown file’s front matter; and the words below it, as the path “body”. */
function fieldsIn(text: string): Path[] {
  const { yaml, body } = partsOf(text)
  const document = parseDocument(yaml)
  const paths: Path[] = []
  const collect = (value: unknown, path: Path): void => {
    if (typeof value === 'string') paths.push(path)
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value))
        collect(inner, [...path, Array.isArray(value) ? Number(key) : key])
  }
  collect(document.toJS(), [])
  return body === undefined ? paths : [...paths, ['body']]
}

function withField(text: string, path: Path, write: (value: string) => string): string | undefined {
  const { yaml, body } = partsOf(text)
  if (body !== undefined && path[0] === 'body') return `---\n${yaml}---\n${write(body)}\n`
  const document = parseDocument(yaml)
  const node = document.getIn(path, true)
  if (!isScalar(node)) return undefined
  document.setIn(path, write(String(node.value)))
  visit(document, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'string') scalar.type = 'QUOTE_DOUBLE'
    },
  })
  const fresh = document.toString({ lineWidth: 0 })
  return body === undefined ? fresh : `---\n${fresh}---\n${body}`
}

function partsOf(text: string): { yaml: string; body?: string } {
  const match = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text)
  return match ? { yaml: match[1] ?? '', body: match[2] ?? '' } : { yaml: text }
}
