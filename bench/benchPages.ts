import { type AddressInfo, createServer } from 'node:net'
import type { Browser } from '@playwright/test'
import lighthouse from 'lighthouse'
import { loadSite } from '../scripts/loadSite.ts'
import { onSite, pageOfEachKind } from '../scripts/test/browser.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse on a phone, for one page of every kind of the built site, with what each page weighs. */
export async function benchPages(out: string): Promise<void> {
  const site = loadSite('.')
  const port = await freePort()
  console.log(`${'kind'.padEnd(12)}  perf  a11y  best   seo  FCP ms  LCP ms  TBT ms    CLS   bytes  requests  page`)
  const measureAll = async (_: Browser, url: string) => {
    for (const [kind, path] of pageOfEachKind(site)) {
      const result = await lighthouse(url + path, { port, onlyCategories: [...categories], logLevel: 'error' })
      if (!result) throw new Error(`Lighthouse said nothing of ${path}`)
      console.log([kind.padEnd(12), ...columnsOf(result.lhr), path].join('  '))
      for (const fault of faultsOf(result.lhr)) console.log(`    ${fault}`)
    }
  }
  await onSite(out, measureAll, [`--remote-debugging-port=${port}`])
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

type Lhr = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']

function columnsOf({ categories: scores, audits }: Lhr): string[] {
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests =
    (audits['network-requests']?.details as { items?: { transferSize?: number }[] } | undefined)?.items ?? []
  return [
    ...categories.map((name) => String(Math.round((scores[name]?.score ?? 0) * 100)).padStart(4)),
    ...['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'].map((name) =>
      String(Math.round(number(name))).padStart(6),
    ),
    number('cumulative-layout-shift').toFixed(3).padStart(5),
    String(requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)).padStart(6),
    String(requests.length).padStart(8),
  ]
}

/** Audits that kept a page from full marks, speed apart, which the figures show. */
const faultsOf = ({ categories: scores, audits }: Lhr): string[] =>
  categories
    .filter((name) => name !== 'performance')
    .flatMap((name) =>
      (scores[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = audits[id]
        return weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1
          ? [`${name}: ${audit.title}`]
          : []
      }),
    )
