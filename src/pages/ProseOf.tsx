import { Callout } from '../components/Callout.tsx'
import { ExampleBlock, ExampleFigure } from '../components/Example.tsx'
import { FactValue } from '../components/FactValue.tsx'
import { Question, Questions } from '../components/Questions.tsx'
import { ScrollingTable } from '../components/ScrollingTable.tsx'
import { TermLink } from '../components/TermLink.tsx'
import { TextLink } from '../components/TextLink.tsx'
import { inlineToReact, type ProseComponents, toReact } from '../markdown/toReact.tsx'
import type { Site } from '../site/site.ts'
import { figureOf } from './figures/figureOf.tsx'

type ProseProps = { site: Site; markdown: string }

/** Editors’ Markdown as blocks. */
export const ProseOf = ({ site, markdown }: ProseProps) => <>{toReact(markdown, site.prose, componentsFor(site))}</>

/** Editors’ Markdown of a line or two. */
export const LineOf = ({ site, markdown }: ProseProps) => <>{inlineToReact(markdown, site.prose, componentsFor(site))}</>

const made = new WeakMap<Site, ProseComponents>()

function componentsFor(site: Site): ProseComponents {
  const known = made.get(site)
  if (known) return known
  const components: ProseComponents = {
    Fact: FactValue, Term: TermLink, ExampleFigure, ExampleBlock, Callout, Questions, Question, Link: TextLink, ScrollingTable,
    Figure: figureOf(site),
  }
  made.set(site, components)
  return components
}
