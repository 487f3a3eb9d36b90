import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { builtSite, expect, htmlFiles, test } from './site.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  elements: ['html5'],
  rules: {
    'no-missing-references': 'error',
    // The name of a fact has dots, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // No native element is a list that narrows as one types.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // On a narrow screen tables stand as blocks, and their roles keep them tables.
    'no-redundant-role': 'off',
    // React writes charSet and dateTime as it spells them; HTML reads either.
    'attr-case': 'off',
    // React writes void elements as <br/>, which HTML allows.
    'void-style': 'off',
    // The pages are minified: style is the renderer’s.
    'no-trailing-whitespace': 'off',
    // A title of up to 60 characters has the site’s name after it.
    'long-title': 'off',
    // React writes boolean attributes as disabled="".
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // Numbers that a person rings are links where we give them, and plain in lenders’ own words.
    'tel-non-breaking': 'off',
  },
})

test('every page is valid HTML', async () => {
  const files = htmlFiles()
  expect(files.length).toBeGreaterThan(140)
  const faults: string[] = []
  for (const file of files) {
    const report = await validator.validateFile(file)
    for (const { messages } of report.results)
      faults.push(
        ...messages.map(
          ({ ruleId, message, line, column }) =>
            `${file.slice(builtSite.length)}:${line}:${column} ${ruleId}: ${message}`,
        ),
      )
  }
  expect(faults).toEqual([])
})

test('every page says its language, its title and what it is about', () => {
  const titles = new Map<string, string>()
  for (const file of htmlFiles()) {
    const html = readFileSync(file, 'utf8')
    const redirect = html.includes('http-equiv="refresh"')
    expect.soft(html, file).toMatch(/<html[^>]* lang="en-GB"/)
    if (redirect) continue
    expect.soft(html, file).toMatch(/<meta name="description" content="[^"]{50,}"/)
    const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? file
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    expect.soft(titles.get(title) ?? canonical, `${file} has the title “${title}” of another page`).toBe(canonical)
    titles.set(title, canonical)
  }
})

test('every page has a mail ready by which a mistake on it is reported, with its title, address and days', () => {
  for (const file of htmlFiles()) {
    const html = readFileSync(file, 'utf8')
    if (html.includes('http-equiv="refresh"')) continue
    const [, href = ''] = /<p class="report page"><a href="(mailto:[^"]+)">/.exec(html) ?? []
    const { pathname, searchParams } = new URL(decoded(href))
    const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? ''
    const body = searchParams.get('body') ?? ''
    expect.soft(pathname, file).toMatch(/^[^@\s]+@[^@\s]+$/)
    // The page for lost visitors has no address of its own.
    expect.soft(body, file).toContain(canonical === '' ? '/404\r\n' : `Page: ${canonical}\r\n`)
    expect.soft(body, file).toMatch(/Last checked: \d+ \w+ \d{4}\r\nSite as it was on: \d+ \w+ \d{4}/)
    expect.soft(searchParams.get('subject'), file).toContain('A mistake on “')
  }
})

const decoded = (html: string) => html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

test('no control of any page can send anything to a server by itself', () => {
  let forms = 0
  for (const file of htmlFiles()) {
    const html = readFileSync(file, 'utf8')
    const found = html.match(/<form[^>]*>/g) ?? []
    forms += found.length
    // Outside a dialog, the method "dialog" does nothing at all.
    expect
      .soft(
        found.filter((form) => !form.includes(' method="dialog"')),
        file,
      )
      .toEqual([])
    expect
      .soft(html, file)
      .not.toMatch(/ (?:formaction|formmethod|action|ping)=|<input[^>]*type="(?:submit|image)"|contenteditable/i)
  }
  expect(forms).toBeGreaterThan(10)
})
