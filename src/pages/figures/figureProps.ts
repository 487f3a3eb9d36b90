import type { ComponentType } from 'react'
import type { FigureWords } from '../../content/figures/schema.ts'
import type { Site } from '../../site/site.ts'

/**
 * Props of every figure but charts: the site, and the words of all of them. `Line` shows editors’ Markdown of a line or two: prose holds
 * figures, so that they are handed it.
 */
export type FigureProps = { site: Site; words: FigureWords; Line: ComponentType<{ markdown: string }> }
