import { ArrowHead, Drawing } from '../../components/Drawing.tsx'

const says =
  'Three parties. The dealer gives you the car, and you give the dealer a deposit. The lender pays the dealer the rest of the price. You pay the lender each month, with interest. Out of that interest the lender also pays the dealer commission, and often nobody told you.'

/** You, the dealer and the lender, and what passed between them. */
export const WhoPaidWhom = () => (
  <Drawing title="Who paid whom" says={says} size={[380, 330]}>
    <defs>
      <ArrowHead id="arrow-paid" />
    </defs>
    <g className="party">
      <rect x="115" y="10" width="130" height="48" rx="6" />
      <text x="180" y="40">
        Dealer
      </text>
      <rect x="10" y="262" width="110" height="48" rx="6" />
      <text x="65" y="292">
        You
      </text>
      <rect x="240" y="262" width="110" height="48" rx="6" />
      <text x="295" y="292">
        Lender
      </text>
    </g>
    <g className="paid">
      <path d="M48 258 128 64" markerEnd="url(#arrow-paid)" />
      <path d="M160 62 84 256" markerEnd="url(#arrow-paid)" />
      <path d="M280 258 204 64" markerEnd="url(#arrow-paid)" />
      <path d="M124 286H234" markerEnd="url(#arrow-paid)" />
      <path className="secret" d="M318 258 236 64" markerEnd="url(#arrow-paid)" />
    </g>
    <g className="says">
      <text x="8" y="150">
        deposit
      </text>
      <text x="134" y="176">
        the car
      </text>
      <text x="196" y="208">
        the price
      </text>
      <text x="130" y="276">
        payments
      </text>
      <text x="130" y="304">
        with interest
      </text>
      <text className="loud" x="278" y="136">
        commission
      </text>
      <text x="286" y="154">
        often hidden
      </text>
    </g>
  </Drawing>
)
