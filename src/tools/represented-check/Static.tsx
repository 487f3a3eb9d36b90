import type { StaticProps } from '../descriptor.ts'

/** The signs that a firm acts already, to weigh without script. */
export const Static = ({ words }: StaticProps) => (
  <>
    <p>If any of these is a yes, a firm may act for you. Find it, and read what you signed, before you complain.</p>
    <ol>
      {words['represented-check']?.questions.map(({ id, question }) => (
        <li key={id}>{question}</li>
      ))}
    </ol>
  </>
)
