import type { StaticProps } from '../descriptor.ts'

/** The signs of a false message, to weigh without script. */
export const Static = ({ words }: StaticProps) => (
  <>
    <p>{words['genuine-check']?.static}</p>
    <ol>
      {words['genuine-check']?.questions.map(({ id, question, why }) => (
        <li key={id}>
          <strong>{question}</strong> {why}
        </li>
      ))}
    </ol>
  </>
)
