import { Drawing } from '../../components/Drawing.tsx'

/** Where each thing usually stands on the front of an agreement: words, and place on the drawing. */
const places = [
  {
    what: 'The kind of agreement',
    hint: 'the heading, such as “Hire purchase agreement regulated by the Consumer Credit Act”',
    y: 34,
  },
  { what: 'The lender', hint: 'a company name in full, not the dealer’s', y: 66 },
  { what: 'The agreement number', hint: 'near the top, and on every statement', y: 92 },
  { what: 'The dealer or broker', hint: 'called the supplier or credit intermediary', y: 118 },
  { what: 'The amount of credit', hint: 'what you borrowed', y: 152 },
  { what: 'The APR', hint: 'a yearly percentage; the flat rate is a different figure', y: 180 },
  { what: 'The payments', hint: 'how many, how much, and the last one if it is larger', y: 208 },
  { what: 'The total charge for credit', hint: 'all interest and fees together', y: 236 },
  { what: 'Commission', hint: 'if it is there at all, in the small print', y: 270 },
  { what: 'The date and signatures', hint: 'the day it started', y: 310 },
] as const

const says = `The front of a car finance agreement, with ten places marked from top to bottom: ${places.map(({ what }) => what.toLowerCase()).join(', ')}. The list says what each is.`

/** Where to find each number on an agreement. */
export const AgreementMap = () => (
  <Drawing
    title="Where to look on your agreement"
    says={says}
    size={[300, 350]}
    legend={
      <ol className="legend">
        {places.map(({ what, hint }) => (
          <li key={what}>
            <strong>{what}</strong>: {hint}
          </li>
        ))}
      </ol>
    }
  >
    <path className="sheet-of-paper" d="M40 6H272L292 26V344H40zM272 6V26H292" />
    <g className="written">
      {places.map(({ what, y }, index) => (
        <path key={what} d={`M64 ${y}h${[150, 110, 80, 120, 90, 60, 140, 90, 200, 90][index]}`} />
      ))}
      <path className="faint" d="M64 286h200M64 254h200" />
      <path d="M176 312c8-14 14-14 16 0s10-18 16-2 12-8 20-2" />
    </g>
    <g className="numbers">
      {places.map(({ what, y }, index) => (
        <g key={what}>
          <circle cx="22" cy={y} r="12" />
          <text x="22" y={y + 5}>
            {index + 1}
          </text>
        </g>
      ))}
    </g>
  </Drawing>
)
