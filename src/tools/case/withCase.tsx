import { type ComponentType, useMemo, useSyncExternalStore } from 'react'
import { dataClient } from '../../browser/dataClient.ts'
import type { PlainDate } from '../../dates/plainDate.ts'
import { type LenderData, noLenders } from '../../lenders/lenderData.ts'
import type { CaseContext, CaseToolProps } from './caseTool.ts'
import { restoreCase } from './keeping.ts'

/** Every lender, its names, and who lent for each brand, as the build wrote it. */
const lendersQuery = { queryKey: ['/lenders.json'] }

/** What every tool of the case waits for: the lenders, without which names can still be typed, and what was saved on this device. */
async function prepare(): Promise<void> {
  await dataClient.prefetchQuery(lendersQuery)
  restoreCase()
}

/** A tool of the case, with the lenders, and with the day on which it is used, because letters and dates depend on that. */
export const withCase = (Tool: ComponentType<{ context: CaseContext }>) => Object.assign(function WithCase({ facts, today: built, letterParagraph }: CaseToolProps) {
  const today = useSyncExternalStore(never, () => laterOf(built, todayInLondon()), () => built)
  const lenders = dataClient.getQueryData<LenderData>(lendersQuery.queryKey) ?? noLenders
  const context = useMemo(() => ({ today, letterParagraph, lenders, facts: new Map(facts.map((fact) => [fact.id, fact])) }), [today, letterParagraph, lenders, facts])
  return <Tool context={context} />
}, { prepare })

const never = () => () => undefined

/** A device whose clock is behind the build has the wrong day. */
const laterOf = (one: PlainDate, other: PlainDate): PlainDate => (other > one ? other : one)

/** "2026-11-21": the day in the United Kingdom, wherever the visitor is. */
const todayInLondon = (): PlainDate => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date())
