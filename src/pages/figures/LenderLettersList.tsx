import { TableBox } from '../../components/TableBox.tsx'
import type { LenderLetter } from '../../replies/schema.ts'
import type { Site } from '../../site/site.ts'

/** Every letter that a lender sends: who gets it, what it starts and what to do; then what each must say. */
export function LenderLettersList({ site }: { site: Site }) {
  // Those of the scheme first, as its annexes have them.
  const letters = (site.lenderLetters?.letters ?? []).toSorted((a, b) => (a.annex ?? last) - (b.annex ?? last))
  return (
    <>
      <TableBox label="The letters that lenders send">
        <table>
          <thead>
            <tr>
              <th scope="col">The letter</th>
              <th scope="col">Who gets it</th>
              <th scope="col">What it starts</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {letters.map(({ id, name, code, who, clock, act }) => (
              <tr key={id}>
                <th scope="row">
                  {name}
                  {code && ` (${code})`}
                </th>
                <td>{who}</td>
                <td>{clock}</td>
                <td>{act}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {letters.flatMap((letter) => (letter.contains ? [<MustSay key={letter.id} {...letter} />] : []))}
    </>
  )
}

const last = Number.MAX_SAFE_INTEGER

/** What one letter must say, and where that was read. */
const MustSay = ({ name, annex, status, source, contains = [] }: LenderLetter) => (
  <details>
    <summary>
      {name}: what it must say{annex && ` (annex ${annex})`}
    </summary>
    <ul>
      {contains.map(({ says, status: own = status }) => (
        <li key={says}>
          {says}
          {own !== 'seen' && ' (not confirmed)'}
        </li>
      ))}
    </ul>
    {source && (
      <p>
        <a href={source.url}>{source.title}</a>
      </p>
    )}
  </details>
)
