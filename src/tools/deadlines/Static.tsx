import { DataTable, dataRow } from '../../components/DataTable.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { factInWords } from '../../letters/factInWords.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { type ClockName, clockNames } from '../../rules/deadlines/clock.ts'
import { schemeTimes } from '../../rules/scheme/scheme.ts'
import type { StaticProps } from '../descriptor.ts'

/** The facts that say how long each clock runs or on which day it ends, by the blanks of the words that name several. */
const lengths: Record<ClockName, Readonly<Record<string, string>>> = {
  'final-response': { length: 'complaints.final-response-limit' },
  ombudsman: { length: 'ombudsman.limit' },
  'opt-in': { length: 'scheme.opt-in-window' },
  sar: { length: 'sar.limit' },
  'cooling-off': { length: 'fees.cooling-off' },
  'come-forward': { length: 'scheme.come-forward-by' },
  'complain-by': { event: 'ombudsman.event-years', knowledge: 'ombudsman.knowledge-years' },
  court: {
    england: 'law.limitation-years',
    scotland: 'law.limitation-years-scotland',
    northernIreland: 'law.limitation-years-northern-ireland',
  },
  invitation: { second: 'scheme.invitation-by-2', first: 'scheme.invitation-by-1' },
  determination: {},
}

const ofScheme: readonly ClockName[] = ['opt-in', 'come-forward', 'invitation', 'determination']

/** Those that run as the scheme stands: its own days hold in some states only. */
const clocksOn = ({ facts, today }: Pick<StaticProps, 'facts' | 'today'>) =>
  clockNames.filter((clock) => !ofScheme.includes(clock) || schemeTimes(facts, today).joining === 'holds')

/** Every clock with what starts it, how long it runs and what to do when it has passed. */
export function Static({ facts, today, words }: StaticProps) {
  const { static: says } = toolWords(words, 'deadlines')
  const { clocks } = toolWords(words, 'clocks')
  const several: Partial<Record<ClockName, string>> = says.several
  const lengthOf = (clock: ClockName): string => {
    const named = Object.entries(lengths[clock]).map(([blank, fact]) => [blank, factInWords(facts, fact, today)])
    return named.length === 0 ? '—' : fillIn(several[clock] ?? '{length}', Object.fromEntries(named))
  }
  return (
    <DataTable label={says.title} caption={says.caption} columns={[says.what, says.from, says.length, says.ifPassed]}>
      {clocksOn({ facts, today }).map((clock) => {
        const { title, from, ifPassed } = clocks[clock]
        return dataRow(clock, [title, from, lengthOf(clock), ifPassed])
      })}
    </DataTable>
  )
}
