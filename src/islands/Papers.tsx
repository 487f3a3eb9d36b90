import type { ComponentType } from 'react'
import type { PapersProps } from '../toolkit/papers/papersData.ts'

let Panel: ComponentType<PapersProps> | undefined

/** Papers read on the device. Fetched from here, because every page would otherwise be sent a list of all it needs. */
export const Papers = Object.assign((props: PapersProps) => Panel && <Panel {...props} />, {
  prepare: async (): Promise<void> => {
    const { PapersPanel, preparePapers } = await import('../toolkit/papers/PapersPanel.tsx')
    await preparePapers()
    Panel = PapersPanel
  },
})
