import Markdoc from '@markdoc/markdoc'
import React, { type ComponentProps, type ComponentType, Fragment, type ReactNode } from 'react'
import { ProseTable } from '../components/DataTable.tsx'
import { FactValue } from '../components/FactValue.tsx'
import { Callout, ExampleBlock, ExampleFigure, NextStep } from '../components/ProseBoxes.tsx'
import { QuestionItem, QuestionList, type QuestionsMode } from '../components/Questions.tsx'
import { TermLink, TextLink } from '../components/TextLink.tsx'
import { oncePer } from '../content/memoize.ts'
import { type ProseContext, standingWords } from '../content/prose/context.ts'
import { dialect, transformInline } from '../content/prose/dialect.ts'
import type { Site } from '../site/site.ts'
import { figureOf } from './figures/figureOf.tsx'

type ProseProps = { site: Site; markdown: string }

/** Editors’ Markdown as blocks. Its questions may stand open several at once, or one at a time. */
export const ProseOf = ({ site, markdown, questions = 'multiple' }: ProseProps & { questions?: QuestionsMode }) => (
  <>{toReact(markdown, site.prose, componentsFor(site)[questions])}</>
)

export const LineOf = ({ site, markdown }: ProseProps) => (
  <>{inlineToReact(markdown, site.prose, componentsFor(site).multiple)}</>
)

const componentsFor = oncePer((site: Site): Record<QuestionsMode, ProseComponents> => {
  const glossary = site.pageParts?.pages.glossary
  const shared = {
    Fact: FactValue,
    // Its words alone on a site without a glossary.
    Term: glossary ? (term: ComponentProps<typeof TermLink>) => <TermLink {...term} glossary={glossary} /> : Fragment,
    ExampleFigure,
    ExampleBlock,
    Callout,
    NextStep,
    Link: TextLink,
    ProseTable,
    Figure: figureOf(site, ({ markdown }) => <LineOf site={site} markdown={markdown} />),
  }
  return {
    single: { ...shared, ...questionsIn('single') },
    multiple: { ...shared, ...questionsIn('multiple') },
  }
})

const questionsIn = (mode: QuestionsMode): Pick<ProseComponents, 'Questions' | 'Question'> => ({
  Questions: (props: Omit<ComponentProps<typeof QuestionList>, 'mode'>) => <QuestionList mode={mode} {...props} />,
  Question: (props: Omit<ComponentProps<typeof QuestionItem>, 'mode'>) => <QuestionItem mode={mode} {...props} />,
})

/** A space and a line of Markdown; nothing where there is none. */
export const Further = ({ site, markdown }: { site: Site; markdown: string | null | undefined }) =>
  markdown ? (
    <>
      {' '}
      <LineOf site={site} markdown={markdown} />
    </>
  ) : null

/** Words on a topic in the scheme’s present state, without a paragraph around them; nothing on a site without the topic. */
export function StandingOf({ site, topic }: { site: Site; topic: string }) {
  const words = standingWords(site.prose, topic)
  return words ? <LineOf site={site} markdown={words} /> : null
}

export type ProseComponents = Record<
  | 'Fact'
  | 'Term'
  | 'ExampleFigure'
  | 'ExampleBlock'
  | 'Callout'
  | 'NextStep'
  | 'Questions'
  | 'Question'
  | 'Figure'
  | 'Link'
  | 'ProseTable',
  // biome-ignore lint/suspicious/noExplicitAny: Markdoc hands each component the attributes its tag declares.
  ComponentType<any>
>

/** A whole document as React elements. Throws, with the fact’s name, when a fact has no value to print. */
export const toReact = (markdown: string, context: ProseContext, components: ProseComponents): ReactNode =>
  Markdoc.renderers.react(Markdoc.transform(Markdoc.parse(markdown), configOf(context)), React, { components })

export const inlineToReact = (markdown: string, context: ProseContext, components: ProseComponents): ReactNode =>
  Markdoc.renderers.react(transformInline(markdown, configOf(context)), React, { components })

const configOf = (context: ProseContext) => ({ ...dialect, variables: { context } })
