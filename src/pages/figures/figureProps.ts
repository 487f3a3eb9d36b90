import type { ComponentType } from 'react'
import type { Site } from '../../site/site.ts'

/** Props of every figure. `Line` shows editors’ Markdown of a line or two: prose holds figures, so that they are handed it. */
export type FigureProps = { site: Site; Line: ComponentType<{ site: Site; markdown: string }> }
