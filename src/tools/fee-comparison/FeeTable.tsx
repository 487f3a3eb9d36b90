import { LinkButton } from '../../components/Button.tsx'
import { type Column, DataTable } from '../../components/DataTable.tsx'
import type { Fee } from '../../rules/fee/feeFor.ts'
import { pounds } from '../../rules/money/pence.ts'
import type { ToolWords } from '../../toolkit/wordsFiles.ts'

/** Sums side by side: the free way first, then the firm’s fee, its VAT and what is left. */
export function FeeTable({
  words,
  label,
  fees,
  onChange,
  onRemove,
}: {
  words: ToolWords['fee-comparison']
  label: string
  fees: readonly { index: number; fee: Fee }[]
  onChange?: ((index: number) => void) | undefined
  onRemove?: ((index: number) => void) | undefined
}) {
  const columns: Column[] = [words.paid, words.keepAlone, words.fee, words.vat, words.keepFirm]
  if (onChange) columns.push({ unseen: 'Change or remove', onScreen: true })
  return (
    <DataTable label={label} caption={words.caption} columns={columns}>
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
    </DataTable>
  )
}
