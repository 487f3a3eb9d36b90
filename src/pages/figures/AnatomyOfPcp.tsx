import { Drawing } from '../../components/Drawing.tsx'
import type { Site } from '../../site/site.ts'

const months = Array.from({ length: 24 }, (_, month) => month)

/** Drawing of what is paid on a PCP and when: deposit, months, balloon. */
export function AnatomyOfPcp({ site }: { site: Site }) {
  const words = site.figureWords?.['anatomy-of-pcp']
  if (!words) return null
  return (
    <Drawing title={words.title} says={words.says} size={[360, 270]}>
      <g className="blocks">
        <rect x="10" y="92" width="34" height="98" />
        {months.map((month) => (
          <rect key={month} x={56 + month * 9.5} y="158" width="6" height="32" />
        ))}
        <rect className="last" x="298" y="30" width="52" height="160" />
        <path d="M4 190H356" />
      </g>
      <g className="says">
        <text className="loud" x="10" y="82">
          {words.deposit}
        </text>
        <text className="loud" x="56" y="130">
          {words.monthly}
        </text>
        <text x="56" y="148">
          {words.monthlyFor}
        </text>
        <text className="loud" x="292" y="22" textAnchor="end">
          {words.balloon}
        </text>
        <text x="292" y="40" textAnchor="end">
          {words.balloonIs}
        </text>
        <text x="10" y="212">
          {words.start}
        </text>
        <text x="350" y="212" textAnchor="end">
          {words.end}
        </text>
        <text x="350" y="238" textAnchor="end">
          {words.keep}
        </text>
        <text x="350" y="256" textAnchor="end">
          {words.orReturn}
        </text>
      </g>
    </Drawing>
  )
}
