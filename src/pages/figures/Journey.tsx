import type { ReactNode } from 'react'
import type { Site } from '../../site/site.ts'
import { TextLinkTo } from '../TextLinkTo.tsx'

type Step = { title: string; path: string; link: string; says: ReactNode }

const steps: readonly Step[] = [
  {
    title: 'Find who lent',
    path: '/guides/lender-finder',
    link: 'Find my lender',
    says: 'The lender answers for your finance, not the dealer. Old papers, bank statements or the car’s brand lead to its name.',
  },
  {
    title: 'Write to the lender',
    path: '/guides/complaint-letter-generator',
    link: 'Write my letter',
    says: 'Ask whether commission was paid, how much, and what you were told. One letter is enough.',
  },
  {
    title: 'Wait, and keep the dates',
    path: '/pcp-complaint-timelines-deadlines',
    link: 'Work out the dates',
    says: 'The lender must say that it has your complaint, and must answer in the end. The scheme’s state decides when.',
  },
  {
    title: 'Read the answer',
    path: '/guides/reply-decoder',
    link: 'What does it mean?',
    says: 'An answer may offer money, refuse, or say that you must wait. Check any sum before you accept it.',
  },
  {
    title: 'Go to the ombudsman',
    path: '/escalate-to-fos',
    link: 'How to go on',
    says: 'If you do not agree, the ombudsman looks at it afresh. It is free, and there is a time limit.',
  },
]

/** The way of a complaint, step by step. */
export const Journey = ({ site }: { site: Site }) => (
  <ol className="journey">
    {steps.map(({ title, path, link, says }) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>
          {says}{' '}
          {site.byPath.has(path) && (
            <TextLinkTo site={site} path={path}>
              {link}
            </TextLinkTo>
          )}
        </p>
      </li>
    ))}
  </ol>
)
