import type { ComponentProps, ReactNode } from 'react'
import { Callout, ExampleBlock, ExampleFigure, NextStep } from '../components/ProseBoxes.tsx'
import { FactValue } from '../components/FactValue.tsx'
import { QuestionItem, QuestionList, type QuestionsMode } from '../components/Questions.tsx'
import { TermLink, TextLink } from '../components/TextLink.tsx'
import { oncePer } from '../content/memoize.ts'
import { standingWords } from '../content/prose/context.ts'
import { inlineToReact, type ProseComponents, toReact } from '../content/prose/toReact.tsx'
import type { Site } from '../site/site.ts'
import { figureOf } from './figures/figureOf.tsx'
import { ProseTable } from '../components/DataTable.tsx'

type ProseProps = { site: Site; markdown: string }

/** Editors’ Markdown as blocks. Its questions may stand open several at once, or one at a time. */
export const ProseOf = ({ site, markdown, questions = 'multiple' }: ProseProps & { questions?: QuestionsMode }) => (
  <>{toReact(markdown, site.prose, componentsFor(site)[questions])}</>
)

/** Editors’ Markdown of a line or two. */
export const LineOf = ({ site, markdown }: ProseProps) => (
  <>{inlineToReact(markdown, site.prose, componentsFor(site).multiple)}</>
)

const componentsFor = oncePer((site: Site): Record<QuestionsMode, ProseComponents> => {
  const shared = {
    Fact: FactValue,
    Term: termLinkTo(site.pageParts?.pages.glossary),
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

/** A hard word; its words alone on a site without a glossary. */
const termLinkTo =
  (glossary: string | undefined): ProseComponents['Term'] =>
  ({ id, children }: { id: string; children: ReactNode }) =>
    glossary ? (
      <TermLink id={id} glossary={glossary}>
        {children}
      </TermLink>
    ) : (
      children
    )

/** Words on a topic in the scheme’s present state, without a paragraph around them; nothing on a site without the topic. */
export function StandingOf({ site, topic }: { site: Site; topic: string }) {
  const words = standingWords(site.prose, topic)
  return words ? <LineOf site={site} markdown={words} /> : null
}
