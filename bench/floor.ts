import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deserialize } from 'node:v8'
import { writeIn } from '../src/build/files.ts'
import { htmlFile } from '../src/outputs/hostPolicy.ts'
import type { Entry, Site } from '../src/site/site.ts'

// The least any generator must do: read each page's words, parse their Markdown, render the React, write the page.
const [folder = '', serialized = '', pages = '', out = ''] = process.argv.slice(2)
const site = deserialize(readFileSync(serialized)) as Site
const { bareDocumentOf } = (await import(pages)) as { bareDocumentOf: (site: Site, entry: Entry) => string }
for (const entry of site.entries) {
  writeIn(out, htmlFile(entry.path), bareDocumentOf(site, withWords(entry)))
}

function withWords(entry: Entry): Entry {
  if (!entry.article) return entry
  const { file, bodyOffset } = entry.article
  return { ...entry, article: { ...entry.article, body: readFileSync(join(folder, file), 'utf8').slice(bodyOffset) } }
}
