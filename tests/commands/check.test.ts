import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { someOf } from '../support/nightly.ts'
import { run } from '../support/run.ts'
import { changedSite } from '../support/sites.ts'

const check = (site: string, ...more: string[]) => run('check', ['--site', site, '--today', '2026-11-20', ...more])

describe('check', () => {
  test('says how much it checked, and ends well, when nothing is wrong', async () => {
    const { code, out, err } = await check('tests/sites/good')
    expect(out).toMatch(/^7 pages, 1 facts: no problems \(\d+ ms\)\.\n$/)
    expect([code, err]).toEqual([0, ''])
  })

  test('prints every problem and their number, and ends with 1', async () => {
    const { code, out, err } = await check('tests/sites/raw-html')
    expect(err.replace(/\d+ ms/, '9 ms')).toBe(`content/pages/what-is-pcp.md:10:5  raw HTML <b>
    | The <b>dealer</b>, by the lender.<br/> Go [back to the start](/).
    |     ^
    fix: write it as Markdown, or with one of the tags of content/README.md
content/pages/what-is-pcp.md:10:34  raw HTML <br/>
    | The <b>dealer</b>, by the lender.<br/> Go [back to the start](/).
    |                                  ^
    fix: write it as Markdown, or with one of the tags of content/README.md

2 problems found (9 ms).
`)
    expect([code, out]).toEqual([1, ''])
  })

  test('of very many of a kind prints a few, and how many more there are', async () => {
    const facts = Array.from({ length: 12 }, (_, index) => `It was {% fact "gone-${index}.number" /%}.`)
    const page = { file: 'content/pages/what-is-pcp.md', from: 'The dealer, by', to: `${facts.join('\n')}\n\nBy` }
    const { err } = await check(changedSite('good', [page]))
    expect(err.match(/there is no fact/g)).toHaveLength(3)
    expect(err).toMatch(
      /\n\nNot shown: 9 more like them of the kind unknown-fact\. Mend these first; npm run check -- --json lists all\.\n\n12 problems found \(\d+ ms\)\.\n$/,
    )
  })

  test('gives them as JSON for machines', async () => {
    const { code, out } = await check('tests/sites/broken-link', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toEqual([
      {
        file: 'content/pages/home.md',
        line: 8,
        column: 26,
        rule: 'broken-link',
        message: 'the link /what-is-pcb leads to no page',
        fix: 'did you mean "/what-is-pcp"?',
      },
    ])
  })

  test('gives an empty list as JSON when nothing is wrong', async () => {
    const { code, out } = await check('tests/sites/good', '--json')
    expect([code, JSON.parse(out)]).toEqual([0, []])
  })

  test('says the same of the same site, and the fault of a file as soon as it has one', async () => {
    const site = changedSite('good', [])
    const page = join(site, 'content/pages/what-is-pcp.md')
    const good = readFileSync(page, 'utf8')
    const said = async () => (await check(site, '--json')).out
    const first = await said()
    expect([first, await said()]).toEqual(['[]\n', '[]\n'])
    writeFileSync(page, good.replace('The dealer, by', 'See [it](/gone). The dealer, by'))
    expect(JSON.parse(await said())).toMatchObject([{ rule: 'broken-link' }])
    writeFileSync(page, good)
    expect(await said()).toBe('[]\n')
  })

  test('finds a folder that is no site', async () => {
    const { code, err } = await check('tests/sites')
    expect([code, err.replace(/ \(\d+ ms\)/, '')]).toEqual([
      1,
      'site.manifest.yaml:1:1  there is no manifest\n    fix: a site is a folder with a site.manifest.yaml; name it with --site\n\n1 problem found.\n',
    ])
  })

  test.each([
    ['--sit=good', 'There is no option --sit: did you mean "--site"?'],
    ['--help', 'There is no option --help.'],
    ['--site', "Option '--site <value>' argument missing."],
    ['good', "Unexpected argument 'good'. This command does not take positional arguments."],
  ])('told %s, says what it can be told', async (word, says) => {
    expect(await run('check', [word])).toEqual({
      code: 1,
      out: '',
      err: `${says}\nOptions: --site …, --json, --github, --release, --today …, --state ….\n`,
    })
  })

  test('shows no stack trace, whatever is wrong', async () => {
    const broken = readdirSync('tests/sites').filter((name) => !name.startsWith('good'))
    for (const site of someOf(broken, 16)) {
      const { code, out, err } = await check(`tests/sites/${site}`)
      expect([site, code]).toEqual([site, 1])
      expect(out + err).not.toMatch(/^\s+at .*:\d+:\d+|Error:|node:internal/m)
    }
  })
})

const ownOrigin = { file: 'site.manifest.yaml', from: 'https://fixture.example', to: 'https://www.fixture.co.uk' }

describe('check --release', () => {
  test('passes a firm’s own details and facts that were checked in time', async () => {
    const unsure = { file: 'content/facts/scheme/ban.yaml', from: 'confidence: high', to: 'confidence: medium' }
    const { code, out } = await check(changedSite('good', [ownOrigin, unsure]), '--release')
    expect(code).toBe(0)
    expect(out).toMatch(
      /\n\nBefore it goes live:\nSay where it is published, and try going back once: docs\/hosting\.md\.\n$/,
    )
  })

  test('lists every figure that is not confirmed on pages where people decide about money', async () => {
    const { out } = await run('check', ['--release'])
    expect(out).toMatch(
      /\nBefore it goes live:\n\d+ figures that are not confirmed .*\n(?: {2}[\w.-]+ is (?:medium|low): \/.*\n)+Say where/,
    )
  })

  test('fails on each fact that is overdue for review, which no other check minds', async () => {
    const later = ['--today', '2028-01-01']
    expect((await check('tests/sites/good', ...later)).code).toBe(0)
    const { code, err } = await check('tests/sites/good', '--release', ...later)
    expect(code).toBe(1)
    expect(err).toContain('scheme.ban was due for review on 2027-11-02')
    expect(err).toContain('fix: look at its source again, then write the day here')
  })

  test('fails on an address of the site that is still a sample', async () => {
    const { code, out } = await check('tests/sites/good', '--release', '--json')
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject([
      { line: 2, message: 'origin is still a sample value, https://fixture.example' },
    ])
  })

  test('fails on each detail that is still a sample', async () => {
    const site = changedSite('good', [
      ownOrigin,
      { file: 'site.manifest.yaml', from: 'hello@fixture.co.uk', to: 'hello@example.com' },
      { file: 'site.manifest.yaml', from: '"123456"', to: '"000000"' },
      { file: 'site.manifest.yaml', from: '"01234567"', to: '"00000000"' },
    ])
    const { code, out } = await check(site, '--release', '--json')
    expect(code).toBe(1)
    expect(
      JSON.parse(out).map(({ rule, message }: { rule: string; message: string }) => `${rule}: ${message}`),
    ).toEqual([
      'sample-detail: company.email is still a sample value',
      'sample-detail: company.firmReference is still a sample value',
      'sample-detail: company.companyNumber is still a sample value',
    ])
  })
})
