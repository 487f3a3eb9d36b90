import type { StaticProps } from '../descriptor.ts'

/** Every letter that a lender sends and what it starts, for those who read the page without script. */
export const Static = ({ lenderLetters }: StaticProps) => (
  <dl>
    {lenderLetters?.letters.map(({ id, name, means, clock }) => (
      <div key={id}>
        <dt>{name}</dt>
        <dd>
          {means} {clock}
        </dd>
      </div>
    ))}
  </dl>
)
