import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ProseContext } from '../../src/content/prose/context.ts'
import { inlineToReact, type ProseComponents, toReact } from '../../src/pages/ProseOf.tsx'
import { factWith, testDay } from './sites.ts'

/** What prose draws on in the tests: one fact, one term, one topic, and a scheme that is suspended in part. */
export const proseContext: ProseContext = {
  today: testDay,
  facts: new Map([['test.fact', factWith({ '2020-01-01': 829 }, { unit: 'GBP' })]]),
  schemeState: 'part-suspended',
  standing: {
    topics: {
      payments: {
        live: 'Payments run.',
        'part-suspended': 'Payments *wait*, {% fact "test.fact" /%} on average.',
        'upheld-under-appeal': '',
        'quashed-to-be-remade': '',
        upheld: '',
        quashed: '',
        remade: '',
      },
    },
  },
  glossary: new Map([
    ['dca', { id: 'dca', term: 'Discretionary commission', plain: 'Extra that the dealer could add.' }],
  ]),
}

type Given = { children?: ReactNode; [name: string]: unknown }

/** Components that show what they are given, in square brackets. */
const components = Object.fromEntries(
  ['Term', 'ExampleFigure', 'ExampleBlock', 'Callout', 'NextStep', 'Questions', 'Question', 'Figure', 'ProseTable'].map(
    (name) => [
      name,
      ({ children, ...given }: Given) => (
        <div
          data-is={name}
          data-given={Object.values(given)
            .filter((value) => typeof value === 'string')
            .join(' ')}
        >
          {children}
        </div>
      ),
    ],
  ),
) as unknown as ProseComponents

const shown: ProseComponents = {
  ...components,
  Fact: ({ fact }) => <data value={fact.value}>{fact.text}</data>,
  Link: ({ href, children }) => <a href={href}>{children}</a>,
}

export const htmlOf = (markdown: string): string => renderToStaticMarkup(toReact(markdown, proseContext, shown))
export const inlineHtmlOf = (markdown: string): string =>
  renderToStaticMarkup(inlineToReact(markdown, proseContext, shown))
