import { describe, expect, test } from 'vitest'
import { changedSite, problemsIn } from '../../../support/sites.ts'

describe('charts', () => {
  const page = { file: 'content/pages/what-is-pcp.md', from: '## ', to: '{% figure "statistics-market" /%}\n\n## ' }
  const charts = (fact: string) => ({
    file: 'content/charts.yaml',
    to: `statistics-market:\n  - title: Cars on finance\n    says: Most cars are bought on finance.\n    bars:\n      - { label: New, fact: ${fact} }\n`,
  })

  test('must be there for a page that names their figure', () =>
    expect(
      problemsIn(
        changedSite('good', [
          page,
          { ...charts('scheme.ban'), to: charts('scheme.ban').to.replace('market', 'scheme') },
        ]),
      ),
    ).toMatch(
      /^content\/pages\/what-is-pcp\.md:\d+:\d+ {2}the figure "statistics-market" has no charts\n {4}fix: put them under statistics-market in content\/charts\.yaml$/,
    ))

  test('are drawn from facts that exist', () =>
    expect(problemsIn(changedSite('good', [page, charts('scheme.non')]))).toMatch(
      /^content\/charts\.yaml:5:29 {2}there is no fact "scheme\.non"/,
    ))

  test('have words that are checked as those of pages', () =>
    expect(
      problemsIn(
        changedSite('good', [page, { ...charts('scheme.ban'), to: charts('scheme.ban').to.replace('Most', '90%') }]),
      ),
    ).toMatch(/^content\/charts\.yaml:3:11 {2}/))
})
