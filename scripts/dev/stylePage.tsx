import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { BarTable } from '../../src/components/BarTable.tsx'
import { Breadcrumbs } from '../../src/components/Breadcrumbs.tsx'
import { CopyButton, LinkButton, MainButton, QuietButton } from '../../src/components/Button.tsx'
import { DataTable, dataRow } from '../../src/components/DataTable.tsx'
import { FactValue } from '../../src/components/FactValue.tsx'
import { Fold, FoldedPart } from '../../src/components/Fold.tsx'
import { OnThisPage } from '../../src/components/OnThisPage.tsx'
import { TermLink, TextLink } from '../../src/components/TextLink.tsx'
import { figureNames } from '../../src/content/prose/figureNames.ts'
import type { PrintedFact } from '../../src/facts/print.ts'
import { WaysOn } from '../../src/pages/FirmLine.tsx'
import { ProseOf } from '../../src/pages/ProseOf.tsx'
import { Mark } from '../../src/pages/SiteHeader.tsx'
import type { Site } from '../../src/site/site.ts'
import { Checkboxes } from '../../src/toolkit/controls/Checkboxes.tsx'
import { DateBoxes } from '../../src/toolkit/controls/DateBoxes.tsx'
import { ErrorSummary } from '../../src/toolkit/controls/ErrorSummary.tsx'
import { Plate } from '../../src/toolkit/controls/Plate.tsx'
import { Radios } from '../../src/toolkit/controls/Radios.tsx'
import { SummaryList } from '../../src/toolkit/controls/SummaryList.tsx'
import { TaskList } from '../../src/toolkit/controls/TaskList.tsx'
import { TextArea } from '../../src/toolkit/controls/TextArea.tsx'
import { TextInput } from '../../src/toolkit/controls/TextInput.tsx'
import { WordsGiven } from '../../src/toolkit/controls/useWords.ts'

/** Every token of a kind, as tokens.css has them: "--color-paper" and so on. */
type Tokens = { colours: readonly string[]; sizes: readonly string[]; spaces: readonly string[] }

const nothing = () => {}
const fact = { id: 'fees.highest-share-with-vat', text: '36%', confirmed: true } as PrintedFact
const choices = [
  { value: 'pcp', label: 'PCP', hint: 'You could keep the car at the end.' },
  { value: 'hp', label: 'Hire purchase' },
]
const task = { status: 'Completed', onOpen: nothing } as const
const kind = { legend: 'What kind of finance was it?', options: choices, onChange: nothing }
const box = { id: 'box', label: 'How much was lent?', prefix: '£', width: 6, onChange: nothing } as const

/** One of each part in each of its states, by the name of the group. Point at what can be pressed, or go through it by Tab, for the others. */
type Group = readonly [name: string, shown: ReactNode]

/** What editors write, by its tags. */
const prose = `### A smaller part

- One point
- Another

> Words of another.

{% callout kind="note" %}A note.{% /callout %}

{% callout kind="warning" %}A warning.{% /callout %}

{% callout kind="free" %}What is free.{% /callout %}

{% example %}
Say you borrowed £10,000.
{% /example %}

{% next %}Write, and [see what comes next](#next).{% /next %}

{% questions %}
{% question "Why does it matter?" %}
Because it cost money.
{% /question %}
{% /questions %}`

const partsOfPages = (site: Site): Group[] => [
  ['Mark', <Mark key="mark" />],
  [
    'Text',
    <>
      <h1>A page’s heading</h1>
      <p className="summary">What the page is about, in one sentence or two.</p>
      <p className="checked">Last checked 21 November 2026</p>
      <h2 className="kerb">A part of it</h2>
      <p>
        Text with <strong>weight</strong>, <a href="#here">a link to a part</a>,{' '}
        <TextLink href="https://example.org/">a link to another site</TextLink>,{' '}
        <TermLink id="balloon" glossary="">
          a hard word
        </TermLink>{' '}
        and figures: <FactValue fact={fact} />, <FactValue fact={{ ...fact, confirmed: false }} />.
      </p>
      <ProseOf site={site} markdown={prose} />
      <p className="overdue">A figure on this page is due to be checked again.</p>
    </>,
  ],
  [
    'Buttons',
    <p key="buttons" className="row">
      <MainButton>Do it</MainButton>
      <QuietButton>Do less</QuietButton>
      <LinkButton>Like a link</LinkButton>
      <button type="button" className="close">
        Close
      </button>
      <CopyButton what="Address" text="1 High Street" />
    </p>,
  ],
  ['Ways on', site.entries.slice(0, 1).map((entry) => <WaysOn key="ways" site={site} entry={entry} />)],
]

const partsOfTools = (): Group[] => [
  [
    'Answers',
    <>
      <Plate heading="It could come to" answer="£350 to £850, or £0">
        <p>Before any fee.</p>
      </Plate>
      <Plate heading="The scheme may cover your agreement" />
    </>,
  ],
  [
    'Fields',
    <>
      <ErrorSummary faults={[{ message: 'Write an amount in pounds', box: 'wrong' }]} />
      <TextInput {...box} value="" hint="As it stands on the agreement." />
      <TextInput {...box} id="filled" value="10,000" />
      <TextInput {...box} id="wrong" value="ten" error="Write an amount in pounds" />
      <DateBoxes
        id="day"
        legend="When did it start?"
        values={{ day: '15', month: '6', year: '2016' }}
        onChange={nothing}
      />
      <TextArea id="words" label="What did the lender write?" value="" onChange={nothing} most={2000} />
      <Radios {...kind} id="kind" value="pcp" />
      <Radios {...kind} id="kind-wrong" value="" error="Choose one" />
      <Checkboxes id="some" legend="Which do you have?" options={choices} values={['hp']} onChange={nothing} />
    </>,
  ],
  [
    'Lists',
    <>
      <SummaryList rows={[{ key: 'lender', label: 'Lender', value: 'Some Old Bank', onChange: nothing }]} />
      <TaskList
        tasks={[
          { ...task, key: 'write', name: 'Write to the lender', hint: 'Eight weeks to answer' },
          { ...task, key: 'ask', name: 'Go to the ombudsman', status: 'Not started' },
        ]}
      />
      <DataTable label="Fees" columns={['If you got', 'Fee at most']}>
        {dataRow('fee', ['£1,000', '£360'])}
      </DataTable>
      <BarTable
        title="Complaints"
        says="by year"
        rows={[1000, 400].map((size) => ({ key: `${size}`, label: 'In a year', value: size, size }))}
      />
    </>,
  ],
  [
    'Ways about',
    <>
      <FoldedPart id="method" title="How it is worked out">
        <p>Step by step.</p>
      </FoldedPart>
      <Fold id="a-to-c" heading="h3" title="A to C" count={3}>
        <p>Three lenders.</p>
      </Fold>
      <Breadcrumbs crumbs={['Home', 'Guides'].map((label) => ({ label, href: `/${label}` }))} />
      <div>
        <OnThisPage parts={['One', 'Two', 'Three'].map((text) => ({ id: text, text }))} onlyBeside={false} />
      </div>
    </>,
  ],
]

const picturesOf = (site: Site): Group[] =>
  figureNames.map((name) => [
    `Figure: ${name}`,
    <ProseOf key={name} site={site} markdown={`{% figure "${name}" /%}`} />,
  ])

const swatch = { border: '1px solid', display: 'inline-block', height: '1.5em', width: '4em' }

/** One of each component, and every token, for looking at. Those that open over a page (menus, sheets, messages) are looked at on the pages. */
const Samples = ({ tokens: { colours, sizes, spaces }, site }: { tokens: Tokens; site: Site }) => (
  <WordsGiven value={site.words}>
    <main className="page">
      <header className="page-top">
        <h1>Every part of a page</h1>
      </header>
      {[...partsOfPages(site), ...partsOfTools(), ...picturesOf(site)].map(([name, shown]) => (
        <section key={name} aria-label={name} className="tool">
          <div className="prose tool-body">
            <h2>{name}</h2>
            {shown}
          </div>
        </section>
      ))}
      <section aria-label="Tokens">
        <h2>Tokens</h2>
        <ul>
          {colours.map((token) => (
            <li key={token}>
              <span style={{ ...swatch, background: `var(${token})` }} /> {token}
            </li>
          ))}
          {sizes.map((token) => (
            <li key={token} style={{ fontSize: `var(${token})` }}>
              {token}
            </li>
          ))}
          {spaces.map((token) => (
            <li key={token} style={{ borderInlineStart: '1px solid', paddingInlineStart: `var(${token})` }}>
              {token}
            </li>
          ))}
        </ul>
      </section>
    </main>
  </WordsGiven>
)

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

export function tokensIn(css: string): Tokens {
  const named = (kind: string) => [...new Set(css.match(new RegExp(`--${kind}-[a-z0-9-]+(?=:)`, 'g')))]
  return { colours: named('color'), sizes: named('text'), spaces: named('space') }
}

/** Render every component and figure in one theme, whatever the system’s is. `css` is the style sheet as Vite serves it. */
export const samplesPage = (tokens: Tokens, css: string, theme: Theme, site: Site): string =>
  page(
    `<meta name="color-scheme" content="${theme}"><style>${css.replaceAll(/\(prefers-color-scheme:\s*dark\)/g, theme === 'dark' ? 'all' : 'not all')}</style></head><body data-script>${renderToStaticMarkup(<Samples tokens={tokens} site={site} />)}</body></html>`,
  )

export const bothThemes = (addressOf: (theme: Theme) => string): string =>
  page(
    `<style>body{display:flex;margin:0}iframe{border:0;block-size:100vh;flex:1;min-inline-size:0}</style></head><body>${themes
      .map((theme) => `<iframe title="${theme}" src="${addressOf(theme)}"></iframe>`)
      .join('')}</body></html>`,
  )

const page = (rest: string): string =>
  `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Every part of a page</title>${rest}\n`
