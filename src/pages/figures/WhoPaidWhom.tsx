import { ArrowHead, Drawing, PartyBox } from '../../components/Drawing.tsx'
import type { Site } from '../../site/site.ts'

/** You, the dealer and the lender, and what passed between them. */
export function WhoPaidWhom({ site }: { site: Site }) {
  const words = site.figureWords?.['who-paid-whom']
  if (!words) return null
  return (
    <Drawing title={words.title} says={words.says} size={[380, 330]}>
      <defs>
        <ArrowHead id="arrow-paid" />
      </defs>
      <g className="party">
        <PartyBox x={115} y={10} width={130}>
          {words.dealer}
        </PartyBox>
        <PartyBox x={10} y={262} width={110}>
          {words.you}
        </PartyBox>
        <PartyBox x={240} y={262} width={110}>
          {words.lender}
        </PartyBox>
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
          {words.deposit}
        </text>
        <text x="134" y="176">
          {words.car}
        </text>
        <text x="196" y="208">
          {words.price}
        </text>
        <text x="130" y="276">
          {words.payments}
        </text>
        <text x="130" y="304">
          {words.interest}
        </text>
        <text className="loud" x="278" y="136">
          {words.commission}
        </text>
        <text x="286" y="154">
          {words.hidden}
        </text>
      </g>
    </Drawing>
  )
}
