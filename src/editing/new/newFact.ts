import { factFile } from '../../facts/fact.ts'
import { units } from '../../facts/schema.ts'
import { modeline } from '../../content/modeline.ts'
import { nearest } from '../../problems/nearest.ts'
import type { NewEntry } from './newOptions.ts'
import { titleFrom, yamlText } from '../../content/skeleton.ts'

const needed = ['unit', 'value', 'source', 'url', 'page'] as const

/** A fact with its first value, printed at the end of a page, because a fact that nothing prints is a fault. */
export const newFact: NewEntry = ({ draft: { site, contentFiles }, textOf }, asked) => {
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
