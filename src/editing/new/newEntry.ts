import { modeline } from '../../content/modeline.ts'
import { glossaryFile } from '../../content/prose/context.ts'
import { slugFault, titleFrom, yamlText } from '../../content/skeleton.ts'
import { factFile } from '../../facts/fact.ts'
import { units } from '../../facts/schema.ts'
import { nearest } from '../../problems/nearest.ts'
import type { YamlSource } from '../../problems/yamlSource.ts'
import { addedToFlowList, addRedirects, type Splice, splice } from '../yamlSplices.ts'
import type { Edit, NewEntry } from './newOptions.ts'
import { newPages } from './newPage.ts'
import { newTool } from './newTool.ts'

/** A term of the glossary, in order of its id. */
const newTerm: NewEntry = ({ draft: { site, sources } }, { slug, title = titleFrom(slug) }) => {
  const refused = slugFault(slug)
  if (refused) return refused
  const glossary = sources.get(glossaryFile)
  if (!glossary) return { refused: `there is no ${glossaryFile}` }
  const ids = [...site.prose.glossary.keys()]
  if (ids.includes(slug)) return { refused: `the term "${slug}" is already there` }
  const after = ids.findIndex((id) => id > slug)
  const start = after === -1 ? glossary.text.length : glossary.text.lastIndexOf('\n', glossary.offsetAt([after])) + 1
  const text = `- id: ${slug}\n  term: ${yamlText(title)}\n  plain: Say here, in a sentence or two of plain words, what the term means to someone with a car loan.\n`
  return changeOf(
    glossary,
    [{ start, end: start, text }],
    `The term is there: say what it means in ${glossaryFile}.`,
    `Pages name it as {% term "${slug}" %}words{% /term %}.`,
  )
}

const newRedirect: NewEntry = ({ draft: { manifest } }, { slug, to }) => {
  const { value, source } = manifest
  if (to === undefined) return { refused: 'say where it leads: npm run new -- redirect /old-address --to /a-page' }
  const from = asPath(slug)
  const added = addRedirects(source, value.redirects ?? [], [{ from, to: asPath(to) }])
  return changeOf(source, added, `${from} now leads to ${asPath(to)}.`)
}

const changeOf = (source: YamlSource, splices: readonly Splice[], ...done: string[]): Edit => ({
  changes: new Map([[source.file, splice(source.text, splices)]]),
  done,
})

const newAlias: NewEntry = ({ draft: { manifest } }, { slug, to }) => {
  const { value, source } = manifest
  if (to === undefined) return { refused: 'say which page it shows: npm run new -- alias /other-address --to /a-page' }
  const index = value.pages.findIndex(({ path }) => path === asPath(to))
  if (index === -1) return { refused: `there is no page at ${asPath(to)}` }
  const added = addedToFlowList(source, ['pages', index], 'aliases', asPath(slug))
  return changeOf(source, [added], `${asPath(slug)} now shows ${asPath(to)}.`)
}

const asPath = (written: string): string => (written.startsWith('/') ? written : `/${written}`)

const needed = ['unit', 'value', 'source', 'url', 'page'] as const

/** A fact with its first value, printed at the end of a page, because a fact that nothing prints is a fault. */
const newFact: NewEntry = ({ draft: { site, contentFiles }, textOf }, asked) => {
  const id = asked.slug.replaceAll('/', '.')
  const file = factFile(id)
  const missing = needed.filter((name) => asked[name] === undefined)
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(id))
    return { refused: `"${id}" cannot be the name of a fact: write folder.name, such as scheme.apr-cut` }
  if (missing.length > 0)
    return {
      refused: `a fact is not made up: give ${missing.map((name) => `--${name}`).join(', ')}.\nFor example: npm run new -- fact ${id} --unit days --value 56 --source "FCA Handbook, DISP 1.6.2R" --url https://… --page /a-page`,
    }
  const {
    unit = '',
    value = '',
    source = '',
    url = '',
    page = '',
    today,
    title = titleFrom(id.slice(id.lastIndexOf('.') + 1)),
  } = asked
  if (!units.includes(unit as never))
    return {
      refused: `--unit ${unit} is not one of ${units.join(', ')}${nearest(unit, units) ? `; did you mean ${nearest(unit, units)}?` : ''}`,
    }
  if (contentFiles.includes(file)) return { refused: `${file} is already there` }
  const article = site.byPath.get(page)?.article
  if (!article) return { refused: `--page ${page} has no Markdown file to print it on` }
  const text = textOf(article.file)
  return {
    changes: new Map([
      [
        file,
        `${modeline(file)}describes: ${yamlText(`Say here what ${title} is, in one plain sentence. Readers see it beside the figure.`)}
unit: ${unit}
nations: [england, wales, scotland, northern-ireland]
confidence: medium # high once the source’s own page or two sites say it; anything else is printed with the mark °
values:
  - from: ${today} # the first day the value holds
    value: ${unit === 'text' ? JSON.stringify(value) : value}
    source: { title: ${JSON.stringify(source)}, url: ${JSON.stringify(url)} }
checked: { on: ${today}, by: Kerbside editors }
reviewEvery: 90
`,
      ],
      [article.file, `${text.trimEnd()}\n\n${title}: {% fact "${id}" /%}.\n`],
    ]),
    done: [
      `The fact is there: say what it is in ${file}, and from which day it holds.`,
      `${article.file} prints it in its last line; move the line where it belongs.`,
    ],
  }
}

export const newEntries: Record<string, NewEntry> = {
  ...Object.fromEntries(newPages),
  tool: newTool,
  redirect: newRedirect,
  alias: newAlias,
  fact: newFact,
  term: newTerm,
}
