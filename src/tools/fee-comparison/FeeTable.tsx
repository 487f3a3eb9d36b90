import { TableBox } from '../../components/TableBox.tsx'
import type { Fee } from '../../rules/fee/feeFor.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'
import { pounds } from '../../toolkit/controls/money.ts'
import { LinkButton } from '../../components/Button.tsx'

/** Sums side by side: the free way first, then the firm’s fee, its VAT and what is left. */
export function FeeTable({
  words,
  label,
  fees,
  onChange,
  onRemove,
}: {
  words: ToolWords['fee-comparison']
  /** Tells this table from others on the page. */
  label: string
  fees: readonly { index: number; fee: Fee }[]
  onChange?: ((index: number) => void) | undefined
  onRemove?: ((index: number) => void) | undefined
}) {
  return (
    <TableBox label={label}>
      <table>
        <caption>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.paid}</th>
            <th scope="col">{words.keepAlone}</th>
            <th scope="col">{words.fee}</th>
            <th scope="col">{words.vat}</th>
            <th scope="col">{words.keepFirm}</th>
            {onChange && (
              <th scope="col" data-screen-only="">
                <span className="visually-hidden">Change or remove</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {fees.map(({ index, fee: { redress, fee, vat, keep } }) => (
            <tr key={index}>
              <th scope="row">{pounds(redress)}</th>
              <td>
                <strong>{pounds(redress)}</strong>
              </td>
              <td>{pounds(fee)}</td>
              <td>{pounds(vat)}</td>
              <td>
                <strong>{pounds(keep)}</strong>
              </td>
              {onChange && (
                <td data-screen-only="">
                  <LinkButton onClick={() => onChange(index)}>
                    Change<span className="visually-hidden"> {pounds(redress)}</span>
                  </LinkButton>
                  {onRemove && (
                    <>
                      {' '}
                      <LinkButton onClick={() => onRemove(index)}>
                        Remove<span className="visually-hidden"> {pounds(redress)}</span>
                      </LinkButton>
                    </>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableBox>
  )
}
