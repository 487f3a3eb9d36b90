import { type ComponentType, useMemo, useSyncExternalStore } from 'react'
import { dataClient } from '../../browser/dataClient.ts'
import { type LenderData, noLenders } from '../../lenders/lenderData.ts'
import { restoreCase } from '../../tools/case/caseStore.ts'
import type { CaseContext, CaseToolProps } from '../../tools/case/caseTool.ts'
import { clockQuery } from './clockQuery.ts'
import { dayInLondon, dayInUse } from './dayInUse.ts'
import { lendersQuery } from './lendersQuery.ts'

/** What every tool of the case waits for: the lenders, without which names can still be typed; the server’s clock, if the device’s could be ahead; and what was saved on this device. */
export async function prepareCase({ today: built }: CaseToolProps): Promise<void> {
  const mayBeAhead = dayInLondon(Date.now()) > built && navigator.onLine
  await Promise.all([dataClient.prefetchQuery(lendersQuery), mayBeAhead && dataClient.prefetchQuery(clockQuery)])
  restoreCase()
}

/** A tool as an island: with the lenders, and with the day on which it is used, because letters and dates depend on that. */
export const caseIsland = (Tool: ComponentType<{ context: CaseContext }>) => function CaseIsland({ facts, today: built, letterParagraph, templates, words }: CaseToolProps) {
  const day = () => dayInUse(built, Date.now(), dataClient.getQueryData<number>(clockQuery.queryKey))
  const today = useSyncExternalStore(never, () => day().today, () => built)
  const doubt = useSyncExternalStore(never, () => day().doubt, () => '')
  const lenders = dataClient.getQueryData<LenderData>(lendersQuery.queryKey) ?? noLenders
  const context = useMemo(() => ({ today, letterParagraph, templates, words, lenders, facts: new Map(facts.map((fact) => [fact.id, fact])) }), [today, letterParagraph, templates, words, lenders, facts])
  return (
    <>
      {doubt && <p className="doubt" data-screen-only="">{doubt}</p>}
      <Tool context={context} />
    </>
  )
}

const never = () => () => undefined
