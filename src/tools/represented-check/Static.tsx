import type { StaticProps } from '../descriptor.ts'

/** The signs that a firm acts already, to weigh without script. */
export const Static = ({ words }: StaticProps) => (
  <>
    <p>{words['represented-check']?.static}</p>
    <ol>
      {words['represented-check']?.questions.map(({ id, question }) => (
        <li key={id}>{question}</li>
      ))}
    </ol>
  </>
)
