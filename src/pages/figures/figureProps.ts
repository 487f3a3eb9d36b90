import type { ComponentType } from 'react'
import type { FigureWords } from '../../content/figures/schema.ts'
import type { Site } from '../../site/site.ts'

/** Props of every figure but charts. `Line` shows a line of Markdown: prose holds figures, so it is handed to them. */
export type FigureProps = { site: Site; words: FigureWords; Line: ComponentType<{ markdown: string }> }
