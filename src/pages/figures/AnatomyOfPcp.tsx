import { Drawing } from '../../components/Drawing.tsx'

const says =
  'A PCP from left to right. First a deposit. Then many equal monthly payments, which cover the fall in the car’s value and the interest on the whole loan. At the end one large payment, the balloon. Instead of paying it you may hand the car back or use it towards another.'

const months = Array.from({ length: 24 }, (_, month) => month)

/** What is paid on a PCP and when: deposit, months, balloon. */
export const AnatomyOfPcp = () => (
  <Drawing title="What you pay on a PCP, and when" says={says} size={[360, 270]}>
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
        Deposit
      </text>
      <text className="loud" x="56" y="130">
        Monthly payments
      </text>
      <text x="56" y="148">
        fall in value, and all the interest
      </text>
      <text className="loud" x="292" y="22" textAnchor="end">
        Balloon
      </text>
      <text x="292" y="40" textAnchor="end">
        the large last payment
      </text>
      <text x="10" y="212">
        start
      </text>
      <text x="350" y="212" textAnchor="end">
        end
      </text>
      <text x="350" y="238" textAnchor="end">
        pay it and keep the car,
      </text>
      <text x="350" y="256" textAnchor="end">
        hand the car back, or part-exchange
      </text>
    </g>
  </Drawing>
)
