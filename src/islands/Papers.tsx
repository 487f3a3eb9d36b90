import { type PapersProps, PapersPanel, preparePapers } from '../tools/papers/PapersPanel.tsx'

/** Papers that are read on the device, above a tool that can take answers from them. Its code comes when a visitor reaches for it. */
export const Papers = Object.assign((props: PapersProps) => <PapersPanel {...props} />, { prepare: preparePapers })
