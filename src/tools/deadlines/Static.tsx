import { TableBox } from '../../components/TableBox.tsx'
import { inWords } from '../../letters/inWords.ts'
import type { ClockName } from '../../rules/deadlines/clock.ts'
import { clockWords } from '../../rules/deadlines/clockWords.ts'
import { schemeTimes } from '../../rules/scheme/schemeTimes.ts'
import type { StaticProps } from '../descriptor.ts'

/** From when each clock runs and, by the fact that says so, how long. */
const allClocks: readonly { clock: ClockName; from: string; length: string }[] = [
  {
    clock: 'final-response',
    from: 'The day the lender receives an ordinary complaint',
    length: 'complaints.final-response-limit',
  },
  { clock: 'ombudsman', from: 'The date on the final response or scheme decision', length: 'ombudsman.limit' },
  { clock: 'opt-in', from: 'The day the invitation was sent, that day included', length: 'scheme.opt-in-window' },
  {
    clock: 'sar',
    from: 'The day the firm receives the request, or has proof of who you are if it had good reason to ask',
    length: 'sar.limit',
  },
  { clock: 'cooling-off', from: 'The day you signed', length: 'fees.cooling-off' },
  { clock: 'come-forward', from: 'A fixed day', length: 'scheme.come-forward-by' },
]

const ofScheme: readonly ClockName[] = ['opt-in', 'come-forward']

/** Those that run as the scheme stands: its own days for visitors hold in some states only. */
const clocksOn = ({ facts, today }: Pick<StaticProps, 'facts' | 'today'>) =>
  allClocks.filter(({ clock }) => !ofScheme.includes(clock) || schemeTimes(facts, today).joining === 'holds')

/** Every clock with what starts it, how long it runs and what to do when it has passed. */
export const Static = ({ facts, today }: StaticProps) => (
  <TableBox label="Every time limit">
    <table>
      <caption>Every time limit, and what starts it</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Counted from</th>
          <th scope="col">How long</th>
          <th scope="col">If it passes</th>
        </tr>
      </thead>
      <tbody>
        {clocksOn({ facts, today }).map(({ clock, from, length }) => (
          <tr key={clock}>
            <th scope="row">{clockWords[clock].title}</th>
            <td>{from}</td>
            <td>{inWords(facts, length, today)}</td>
            <td>{clockWords[clock].ifPassed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableBox>
)
