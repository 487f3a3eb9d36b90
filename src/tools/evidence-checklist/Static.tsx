import type { StaticProps } from '../descriptor.ts'

export const Static = ({ words: { 'evidence-checklist': words } }: StaticProps) =>
  words && (
    <>
      <p>
        <strong>{words.first}</strong>
      </p>
      <ul className="boxes">
        {words.items.map(({ id, label, why, whereToFind, ifMissing }) => (
          <li key={id}>
            <strong>{label}.</strong> {why} {words.static.where} {whereToFind.join('; ')}. {words.item.missing}{' '}
            {ifMissing.tip}
          </li>
        ))}
      </ul>
    </>
  )
