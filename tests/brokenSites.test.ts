import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { printProblems } from '../src/problems/printProblems.ts'
import { readSite } from '../src/site/readSite.ts'

// Each folder of tests/sites is a whole small site with one fault. This is all that an editor reads about it.
const printed: Record<string, Record<string, string>> = {
  'YAML that cannot be read': {
    'yaml-syntax': `
site.manifest.yaml:5:12  the "[" is never closed
    fix: write "]" where it ends`,
    'duplicate-key': `
site.manifest.yaml:8:3  the key "hours" stands twice in one block
    fix: keep one of them`,
    'tab-indent': `
site.manifest.yaml:7:1  a tab is used for indentation
    fix: use spaces`,
    'wrong-indent': `
site.manifest.yaml:7:4  "email" is not in line with the rest of its block
    fix: give it as many spaces in front as its neighbours have`,
    'empty-manifest': `
site.manifest.yaml:1:1  the file is empty
    fix: write what belongs in it, or bring back its last version`,
    'bad-utf8': `
content/pages/what-is-pcp.md:10:7  the file is not UTF-8 text
    fix: save it as UTF-8`,
    'missing-manifest': `
site.manifest.yaml:1:1  there is no manifest
    fix: a site is a folder with a site.manifest.yaml; name it with --site`,
    'no-front-matter': `
content/pages/what-is-pcp.md:1:1  the file does not start with front matter between two lines of ---
    fix: start it with ---, then title:, description:, summary: and updated:, then ---`,
  },
  'a file of the wrong shape': {
    'unknown-key': `
site.manifest.yaml:17:40  there is no field "contnet" in the 2nd of pages
    fix: did you mean "content"?`,
    'unknown-front-matter-key': `
content/pages/what-is-pcp.md:2:1  there is no field "tittle"
    fix: did you mean "title"?`,
    'wrong-kind': `
site.manifest.yaml:17:13  kind in the 2nd of pages is "gide", which is not one of home, guide, tool, directory, claim, lender, brand, company, legal, sitemap, search, not-found
    fix: did you mean "guide"?`,
    'missing-kind': `
site.manifest.yaml:17:5  "kind" is missing in the 2nd of pages
    fix: add kind: …`,
    'bad-path': `
site.manifest.yaml:17:26  path in the 2nd of pages is "/What-is-PCP/", which is not of the right form
    fix: write the page’s address on this site: lower case, starts with "/", no "/" at the end`,
    'bad-fact': `
content/facts/scheme/ban.yaml:6:11  from in the 1st of values is "28 January 2021", which is not a day such as 2026-11-20
    fix: write a day such as 2026-11-20
content/facts/scheme/ban.yaml:8:61  source.url in the 1st of values is "www.fca.org.uk", which is not a web address that starts with https://
    fix: write a web address that starts with https://`,
    'long-description': `
content/pages/what-is-pcp.md:3:14  description has 171 characters; the most is 160, which leaves out "be cut off."
    fix: shorten it`,
    'five-models': `
content/brands/acme.yaml:7:1  popularModels has 5 items; the least is 6
    fix: add what is missing`,
    'nine-popular-lenders': `
site.manifest.yaml:49:9  menus.lenders.popular has 9 items; it needs exactly 8
    fix: take some out`,
    'facts-out-of-order': `
content/facts/scheme/ban.yaml:9:11  this value starts on 2020-06-01, which is not later than the one above it (2021-01-28)
    fix: put the oldest value first, each day once`,
    'wrong-slug': `
content/brands/acme.yaml:1:7  slug is "acne", but the file is named "acme"
    fix: write slug: acme`,
  },
  addresses: {
    'address-clash': `
site.manifest.yaml:18:26  /what-is-pcp is claimed by a page on line 17 and again by a page
    fix: keep one of the two`,
    'alias-clash': `
site.manifest.yaml:18:73  /what-is-pcp is claimed by a page on line 17 and again by an alias of /balloon
    fix: keep one of the two`,
    'redirect-loop': `
site.manifest.yaml:20:23  the redirects /one → /two → /one go round and reach no page
    fix: give the page they should lead to, or remove them`,
    'redirect-chain': `
site.manifest.yaml:20:23  /one redirects to /two, which is itself a redirect
    fix: write to: /what-is-pcp`,
    'missing-redirect-target': `
site.manifest.yaml:20:23  /one redirects to /what-is-pc, which is not a page
    fix: did you mean "/what-is-pcp"?`,
    'wrong-family': `
site.manifest.yaml:19:26  the brand page is at /brands/acne, but its slug says /brands/acme
    fix: write path: /brands/acme`,
    'menu-to-redirect': `
site.manifest.yaml:22:42  the menu links to /old-balloon, which is a redirect to /balloon
    fix: write /balloon`,
    'footer-to-alias': `
site.manifest.yaml:16:13  the footer links to /pcp, which is an alias of /what-is-pcp
    fix: write /what-is-pcp`,
    'two-featured-guides': `
site.manifest.yaml:22:128  a second guide is featured: "The last payment"
    fix: feature one guide only`,
  },
  'content files': {
    'missing-file': `
site.manifest.yaml:17:49  content/pages/what-is-pcp.md does not exist
    fix: did you mean content/pages/what-is-pcpp.md?`,
    'missing-brand-files': `
site.manifest.yaml:19:47  content/brands/acme.yaml and content/brand-finance/acme.yaml do not exist
    fix: create them, or mend the name here`,
    'unused-content-file': `
content/pages/forgotten.md:1:1  no page uses this file
    fix: add a page for it to site.manifest.yaml, or delete it`,
    'content-used-twice': `
site.manifest.yaml:18:41  content/pages/what-is-pcp.md is already the content of /what-is-pcp
    fix: give /pcp a file of its own, or make it an alias of /what-is-pcp`,
    'same-title': `
content/pages/not-found.md:2:8  the title "What is PCP?" is also that of /what-is-pcp
    fix: give /404 a title of its own`,
  },
  words: {
    'broken-link': `
content/pages/home.md:8:26  the link /what-is-pcb leads to no page
    fix: did you mean "/what-is-pcp"?`,
    'broken-fragment': `
content/pages/home.md:8:26  /what-is-pcp has no part "#who-is-payed"
    fix: did you mean "who-is-paid"?`,
    'link-to-old-address': `
content/pages/home.md:8:26  the link /old is not the page’s own address
    fix: write /what-is-pcp`,
    'unknown-fact': `
content/pages/what-is-pcp.md:10:20  there is no fact "scheme.bann"
    fix: did you mean "scheme.ban"?`,
    'unused-fact': `
content/facts/scheme/ban.yaml:1:1  no page, tool or rule uses the fact "scheme.ban"
    fix: use it, or delete the file`,
    'loose-figure': `
content/pages/what-is-pcp.md:10:16  the amount "£500" is typed into the prose
    fix: write it as {% fact "…" /%} with a file in content/facts, or mark it with {% example %}`,
    'hard-to-read': `
content/pages/what-is-pcp.md:7:1  the reading grade is 41.5; the most for a guide page is 8
    fix: shorten the longest sentences and use plainer words`,
    'banned-words': `
content/pages/what-is-pcp.md:8:12  "eligible" promises a result
    fix: say "the kind the scheme covers"
content/pages/what-is-pcp.md:8:25  "act fast" presses the reader
    fix: give the date and its source instead
content/pages/what-is-pcp.md:10:14  "no win, no fee" stands without the fee
    fix: give the fee in the same paragraph, as a fact or with a link to the page of the fees`,
    'no-plain-summary': `
content/pages/what-is-pcp.md:7:1  this legal page does not start with a plain summary
    fix: start it with {% callout %}…{% /callout %} in plain words`,
    'raw-html': `
content/pages/what-is-pcp.md:10:5  raw HTML <b>
    fix: write it as Markdown, or with one of the tags of content/README.md
content/pages/what-is-pcp.md:10:34  raw HTML <br/>
    fix: write it as Markdown, or with one of the tags of content/README.md`,
    'unclosed-tag': `
content/pages/what-is-pcp.md:10:1  the tag {% callout %} is never closed
    fix: write {% /callout %} where it ends`,
    'unknown-tag': `
content/pages/what-is-pcp.md:10:4  there is no tag "calout"
    fix: did you mean "callout"?`,
  },
  'questions of a tool': {
    'broken-flow': `
content/flows/fee-comparison.yaml:4:5  loops: kind → start → kind
    fix: lead one of them on to a later question or an outcome
content/flows/fee-comparison.yaml:10:49  there is no letter "final-reply"
    fix: add content/lender-letters/final-reply.yaml
content/flows/fee-comparison.yaml:12:7  "kind" has no last step without "when", so some answers lead nowhere
    fix: add - { go: … } at the end
content/flows/fee-comparison.yaml:22:5  "forgotten" can never be reached
    fix: lead to it from a question, or delete it
content/tools/fee-comparison/words.yaml:1:1  content/tools/fee-comparison/words.yaml does not exist, and the tool "fee-comparison" needs it
    fix: bring it back
content/tools/inputs/words.yaml:1:1  content/tools/inputs/words.yaml does not exist, and the tool "fee-comparison" needs it
    fix: bring it back
content/tools/shared/words.yaml:1:1  content/tools/shared/words.yaml does not exist, and the tool "fee-comparison" needs it
    fix: bring it back`,
    'broken-journey': `
content/flows/fee-comparison.journeys.yaml:1:72  the journey ends at "covered", not at "not-covered"
    fix: write ends: covered, or change the flow
content/flows/fee-comparison.journeys.yaml:2:59  "boat" is not an answer to "kind"
    fix: use one of pcp, lease
content/tools/fee-comparison/words.yaml:1:1  content/tools/fee-comparison/words.yaml does not exist, and the tool "fee-comparison" needs it
    fix: bring it back
content/tools/inputs/words.yaml:1:1  content/tools/inputs/words.yaml does not exist, and the tool "fee-comparison" needs it
    fix: bring it back
content/tools/shared/words.yaml:1:1  content/tools/shared/words.yaml does not exist, and the tool "fee-comparison" needs it
    fix: bring it back`,
  },
}

describe.each(Object.entries(printed))('%s', (_, sites) => {
  test.each(Object.entries(sites))('%s', (folder, text) => {
    const { site, problems } = readSite(`tests/sites/${folder}`, '2026-11-20')
    expect(`\n${printProblems(problems)}`).toBe(text)
    expect(site).toBeUndefined()
  })
})

test.each(['good', 'good-with-menus'])('%s has no problem', (folder) => {
  const { site, problems } = readSite(`tests/sites/${folder}`, '2026-11-20')
  expect(problems).toEqual([])
  expect(site?.entries.length).toBeGreaterThan(6)
})

test('every broken site has its text here', () => {
  const folders = readdirSync('tests/sites').filter((folder) => !folder.startsWith('good'))
  expect(
    Object.values(printed)
      .flatMap((sites) => Object.keys(sites))
      .sort(),
  ).toEqual(folders.sort())
})
