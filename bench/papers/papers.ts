import { type Deal, dealOf, seeded } from './deals.ts'
import type { Layout } from './layout.ts'
import { layouts } from './layouts.ts'
import { otherPapers, truthOf } from './otherPapers.ts'
import { poundsText } from './print.ts'
import type { Truth } from './score.ts'
import type { Sheet } from './sheet.ts'

/** A made-up bundle: what is drawn, and what can be read of each agreement in it. */
export type MadePaper = {
  name: string
  sheet: Sheet
  truths: readonly Truth[]
  glyphs?: boolean
  plainFont?: boolean
  turned?: boolean
}

const made = (layout: Layout, deal: Deal, seed: number): MadePaper => ({
  name: `${layout.name} ${seed}`,
  plainFont: seed % 2 === 1,
  sheet: layout.draw(deal, seed),
  truths: [truthOf(deal, layout)],
})

/** Every paper of the benchmark: each layout with several deals, the other papers, bundles, and papers with something odd about them. */
export function madePapers(first = 0): MadePaper[] {
  const agreements = layouts.flatMap((layout, index) =>
    [0, 1, 2, 3, 4].map((each) => made(layout, dealOf(first + index * 7 + each), each + index)),
  )
  const others = otherPapers.flatMap((layout, index) =>
    [0, 1, 2].map((each) => made(layout, dealOf(first + 90 + index * 3 + each), each)),
  )
  return [...agreements, ...others, ...bundles(first), ...odd(first)]
}

/** A bundle as an access request brings it: what came before the agreement, the agreement, and what came after, of one deal or of two. */
function bundles(first: number): MadePaper[] {
  return [0, 1, 2, 3, 4, 5].map((each) => {
    const deals = [dealOf(first + 200 + each * 2), dealOf(first + 203 + each * 2)].slice(0, each % 3 === 2 ? 1 : 2)
    const parts = deals.flatMap((deal, index) => {
      const layout = layouts[(each + index * 3) % 5 === 3 ? 0 : (each + index * 3) % 5] as Layout
      const statement = otherPapers[0] as Layout
      const commission = otherPapers[2] as Layout
      return [
        { deal, index, layout, sheet: layout.draw(deal, each) },
        { deal, index, layout: statement, sheet: statement.draw(deal, each) },
        ...(each % 2 ? [{ deal, index, layout: commission, sheet: commission.draw(deal, each) }] : []),
      ]
    })
    return {
      name: `bundle ${each} of ${deals.length} agreement${deals.length > 1 ? 's' : ''}`,
      sheet: parts.flatMap(({ sheet }) => sheet),
      truths: deals.map((_, index) =>
        Object.assign(
          {},
          ...parts.filter((part) => part.index === index).map((part) => truthOf(part.deal, part.layout)),
        ),
      ),
    }
  })
}

/** The same papers, each spoilt in a way that real ones are. */
function odd(first: number): MadePaper[] {
  const at = (layout: number, deal: number) => made(layouts[layout] as Layout, dealOf(first + 300 + deal), deal)
  const changed = (paper: MadePaper, name: string, words: (text: string) => string): MadePaper => ({
    ...paper,
    name: `${paper.name}, ${name}`,
    sheet: paper.sheet.map((page) => page.map((one) => ({ ...one, text: words(one.text) }))),
  })
  const wrongSum = (layout: number, deal: number): MadePaper => {
    const right = dealOf(first + 300 + deal)
    const wrong = { ...right, amountOfCredit: right.amountOfCredit + 20_000 }
    return { ...made(layouts[layout] as Layout, wrong, deal), name: `a wrong sum ${deal}` }
  }
  const random = seeded(first + 5)
  return [
    { ...at(0, 1), name: 'letter by letter', glyphs: true },
    { ...at(1, 2), name: 'letter by letter, with dots', glyphs: true },
    changed(at(0, 3), 'with soft hyphens', (text) => text.replace(/([a-z]{4})([a-z]{3})/g, '$1\u00AD$2')),
    changed(at(2, 4), 'with right-to-left marks', (text) => `\u200E${text}\u200F`),
    changed(at(4, 5), 'with non-breaking spaces', (text) => text.replaceAll(' ', '\u00A0')),
    changed(at(3, 6), 'in capitals', (text) => text.toUpperCase()),
    changed(at(7, 7), 'with figures without commas', (text) => text.replace(/(\d),(\d{3})/g, '$1$2')),
    turned(at(0, 8)),
    turned(at(2, 9)),
    {
      ...at(0, 10),
      name: 'drawn in another order',
      sheet: at(0, 10).sheet.map((page) => page.toSorted(() => random() - 0.5)),
    },
    {
      ...at(1, 11),
      name: 'bold by drawing twice',
      sheet: at(1, 11).sheet.map((page) => page.flatMap((one) => [one, { ...one, x: one.x + 0.3 }])),
    },
    withExample(at(0, 12)),
    ...[13, 14, 15, 16].map((deal) => wrongSum(deal % 2 ? 0 : 2, deal)),
  ]
}

const turned = (paper: MadePaper): MadePaper => ({
  ...paper,
  name: `${paper.name}, turned`,
  turned: true,
  sheet: paper.sheet.map((page) => page.map((one) => ({ ...one, x: 570 - one.y * 0.7, y: 40 + one.x, turn: 90 }))),
})

const withExample = (paper: MadePaper): MadePaper => ({
  ...paper,
  name: 'with a representative example before it',
  sheet: [
    [
      { text: 'Representative example', x: 50, y: 60, size: 14 },
      {
        text: `Representative APR 9.9%. Example: amount of credit ${poundsText(1_000_000)}, 48 monthly payments of ${poundsText(25_120)}, total amount payable ${poundsText(1_205_760)}.`,
        x: 50,
        y: 90,
        size: 8,
      },
    ],
    ...paper.sheet,
  ],
})
