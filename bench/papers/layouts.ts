import type { Layout } from './layout.ts'
import { otherLayouts } from './otherLayouts.ts'
import { tableLayouts } from './tableLayouts.ts'

/** Every way in which an agreement is laid out. */
export const layouts: readonly Layout[] = [...tableLayouts, ...otherLayouts]
