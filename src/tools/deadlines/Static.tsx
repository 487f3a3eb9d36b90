import { DataTable } from '../../components/DataTable.tsx'
import { factInWords } from '../../letters/factInWords.ts'
import { toolWords } from '../../letters/toolWords.ts'
import { type ClockName, clockNames } from '../../rules/deadlines/clock.ts'
import { schemeTimes } from '../../rules/scheme/scheme.ts'
import type { StaticProps } from '../descriptor.ts'

/** The facts that say how long each clock runs or on which day it ends. */
const lengths: Record<ClockName, readonly string[]> = {
  'final-response': ['complaints.final-response-limit'],
  ombudsman: ['ombudsman.limit'],
  'opt-in': ['scheme.opt-in-window'],
  sar: ['sar.limit'],
  'cooling-off': ['fees.cooling-off'],
  'come-forward': ['scheme.come-forward-by'],
  'complain-by': ['ombudsman.event-years', 'ombudsman.knowledge-years'],
  court: ['law.limitation-years', 'law.limitation-years-scotland', 'law.limitation-years-northern-ireland'],
  invitation: ['scheme.invitation-by-1', 'scheme.invitation-by-2'],
  determination: [],
}

const ofScheme: readonly ClockName[] = ['opt-in', 'come-forward', 'invitation', 'determination']

/** Those that run as the scheme stands: its own days hold in some states only. */
const clocksOn = ({ facts, today }: Pick<StaticProps, 'facts' | 'today'>) =>
  clockNames.filter((clock) => !ofScheme.includes(clock) || schemeTimes(facts, today).joining === 'holds')

/** Every clock with what starts it, how long it runs and what to do when it has passed. */
export function Static({ facts, today, words }: StaticProps) {
  const { static: says } = toolWords(words, 'deadlines')
  const { clocks } = toolWords(words, 'clocks')
  return (
    <DataTable label={says.title} caption={says.caption} columns={[says.what, says.from, says.length, says.ifPassed]}>
      {clocksOn({ facts, today }).map((clock) => (
        <tr key={clock}>
          <th scope="row">{clocks[clock].title}</th>
          <td>{clocks[clock].from}</td>
          <td>{lengths[clock].map((fact) => factInWords(facts, fact, today)).join(' / ') || '—'}</td>
          <td>{clocks[clock].ifPassed}</td>
        </tr>
      ))}
    </DataTable>
  )
}
