import type { ReactNode } from 'react'
import { Filled } from '../../components/Filled.tsx'
import { TableBox } from '../../components/TableBox.tsx'
import { toolWords } from '../../letters/toolWords.ts'
import { inPageOrder } from '../../replies/letterAnchors.ts'
import type { LenderLetterKind, Sign } from '../../replies/schema.ts'
import type { StaticProps } from '../descriptor.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { answerKind } from './answerKind.ts'

/** List what lenders’ letters are called and say, and what each means, starts and asks for: the same data by which the tool reads them. */
export function Static({ lenderLetters, words: given }: StaticProps) {
  const words = toolWords(given, 'reply-decoder')
  const { static: table } = words
  const { letters = [], signs = [] } = lenderLetters ?? {}
  const points = signs.flatMap(({ says, means, ...sign }) => (says && means ? [{ ...sign, says, means }] : []))
  return (
    <>
      <TableBox label={table.letters}>
        <table>
          <caption>{table.letters}</caption>
          <thead>
            <tr>
              <th scope="col">{table.letter}</th>
              <th scope="col">{table.means}</th>
              <th scope="col">{table.starts}</th>
              <th scope="col">{table.send}</th>
            </tr>
          </thead>
          <tbody>
            {inPageOrder(letters).map(({ id, name, code, means, whileSuspended, clock, sendBack }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`${table.lettersPath}#${id}`}>{name}</a>
                  {code && ` (${code})`}
                </th>
                <td>{withMore(means, whileSuspended)}</td>
                <td>{clock}</td>
                <td>{toSend(sendBack, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <TableBox label={table.points}>
        <table>
          <caption>{table.points}</caption>
          <thead>
            <tr>
              <th scope="col">{table.says}</th>
              <th scope="col">{table.means}</th>
              <th scope="col">{table.send}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, says, means, whileSuspended, next = null }) => (
              <tr key={id}>
                <th scope="row">{says}</th>
                <td>{withMore(means, whileSuspended)}</td>
                <td>{toSend(next, words)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
    </>
  )
}

const withMore = (means: string, more: Sign['whileSuspended']): string => [means, more].filter(Boolean).join(' ')

/** The answer that the tool writes, or where another is made. */
function toSend(sendBack: LenderLetterKind['sendBack'], words: ToolWords['reply-decoder']): ReactNode {
  if (sendBack === null) return '—'
  if (sendBack === 'ombudsman-pack') return <Filled words={words.static.pack} />
  const kind = answerKind(sendBack)
  return kind ? words.answers[kind] : <Filled words={words.static.data} />
}
