import type { ReactNode } from 'react'
import { DataTable, dataRow } from '../../components/DataTable.tsx'
import { Filled } from '../../components/Filled.tsx'
import { toolWords } from '../../letters/toolWords.ts'
import { inPageOrder } from '../../replies/letterAnchors.ts'
import type { LenderLetterKind, Sign } from '../../replies/schema.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import type { StaticProps } from '../descriptor.ts'
import { answerKind } from './decoderSteps.ts'

/** List what lenders’ letters are called and say, and what each means, starts and asks for: the same data by which the tool reads them. */
export function Static({ lenderLetters, words: given }: StaticProps) {
  const words = toolWords(given, 'reply-decoder')
  const { static: table } = words
  const { letters = [], signs = [] } = lenderLetters ?? {}
  const points = signs.flatMap(({ says, means, ...sign }) => (says && means ? [{ ...sign, says, means }] : []))
  return (
    <>
      <DataTable
        label={table.letters}
        caption={table.letters}
        columns={[table.letter, table.means, table.starts, table.send]}
      >
        {inPageOrder(letters).map(({ id, name, code, means, whileSuspended, clock, sendBack }) => {
          const letter = (
            <>
              <a href={`${table.lettersPath}#${id}`}>{name}</a>
              {code && ` (${code})`}
            </>
          )
          return dataRow(id, [letter, withMore(means, whileSuspended), clock, toSend(sendBack, words)])
        })}
      </DataTable>
      <DataTable label={table.points} caption={table.points} columns={[table.says, table.means, table.send]}>
        {points.map(({ id, says, means, whileSuspended, next = null }) =>
          dataRow(id, [says, withMore(means, whileSuspended), toSend(next, words)]),
        )}
      </DataTable>
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
