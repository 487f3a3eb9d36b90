import type { ComponentType } from 'react'
import type { PapersProps } from '../toolkit/papers/papersData.ts'

let Panel: ComponentType<PapersProps> | undefined

/**
 * Papers that are read on the device, beside a tool that can take answers from them. The panel is fetched from here and not by name:
 * what every page is sent would else list all that it needs.
 */
export const Papers = Object.assign((props: PapersProps) => Panel && <Panel {...props} />, {
  prepare: async (): Promise<void> => {
    const { PapersPanel, preparePapers } = await import('../toolkit/papers/PapersPanel.tsx')
    await preparePapers()
    Panel = PapersPanel
  },
})
