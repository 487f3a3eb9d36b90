import type { ReactNode } from 'react'
import { TableBox } from '../../components/TableBox.tsx'
import { inPageOrder } from '../../replies/letterAnchors.ts'
import type { LenderLetter, Sign } from '../../replies/schema.ts'
import type { StaticProps } from '../descriptor.ts'
import { answerKind, answerNames } from './answerNames.ts'

/** What lenders’ letters are called and say, and what each means, starts and asks for: the same data by which the tool reads them. */
export function Static({ lenderLetters }: StaticProps) {
  const { letters = [], signs = [] } = lenderLetters ?? {}
  const points = signs.flatMap(({ says, means, ...sign }) => (says && means ? [{ ...sign, says, means }] : []))
  return (
    <>
      <TableBox label="Letters and their codes">
        <table>
          <caption>Letters and their codes</caption>
          <thead>
            <tr>
              <th scope="col">The letter</th>
              <th scope="col">What it means</th>
              <th scope="col">What it starts</th>
              <th scope="col">What to send</th>
            </tr>
          </thead>
          <tbody>
            {inPageOrder(letters).map(({ id, name, code, means, whileSuspended, clock, sendBack }) => (
              <tr key={id}>
                <th scope="row">
                  <a href={`/guides/lender-letters#${id}`}>{name}</a>
                  {code && ` (${code})`}
                </th>
                <td>{withMore(means, whileSuspended)}</td>
                <td>{clock}</td>
                <td>{toSend(sendBack)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      <TableBox label="What a letter may say">
        <table>
          <caption>What a letter may say</caption>
          <thead>
            <tr>
              <th scope="col">It says</th>
              <th scope="col">What it means</th>
              <th scope="col">What to send</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ id, says, means, whileSuspended, next = null }) => (
              <tr key={id}>
                <th scope="row">{says}</th>
                <td>{withMore(means, whileSuspended)}</td>
                <td>{toSend(next)}</td>
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
function toSend(sendBack: LenderLetter['sendBack']): ReactNode {
  if (sendBack === null) return '—'
  if (sendBack === 'ombudsman-pack') return <a href="/guides/fos-escalation-pack">The ombudsman pack</a>
  const kind = answerKind(sendBack)
  return kind ? answerNames[kind] : <a href="/guides/sar-request-generator">Answer about your data</a>
}
