import type { StaticProps } from '../descriptor.ts'

/** The signs of a false message, to weigh without script. */
export const Static = ({ words }: StaticProps) => (
  <>
    <p>A yes to any of these is a reason to check first. A yes to the first means: treat it as a scam.</p>
    <ol>
      {words['genuine-check']?.questions.map(({ id, question, why }) => (
        <li key={id}>
          <strong>{question}</strong> {why}
        </li>
      ))}
    </ol>
  </>
)
