import Markdoc from '@markdoc/markdoc'
import React, { type ComponentType, Fragment, type ReactNode } from 'react'
import type { ProseContext } from './context.ts'
import { dialect, transformInline } from './dialect.ts'

/** Components that show the dialect’s tags. */
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
export function toReact(markdown: string, context: ProseContext, components: ProseComponents): ReactNode {
  const config = { ...dialect, variables: { context } }
  const tree = Markdoc.transform(Markdoc.parse(markdown), config)
  return <Fragment>{Markdoc.renderers.react(tree, React, { components })}</Fragment>
}

/** A line or two of prose, without a paragraph around it. */
export function inlineToReact(markdown: string, context: ProseContext, components: ProseComponents): ReactNode {
  const tree = transformInline(markdown, { ...dialect, variables: { context } })
  return <Fragment>{Markdoc.renderers.react(tree, React, { components })}</Fragment>
}
