/** An amount as a bar; the end that counts, if it is not all of it, stands out. On one scale from 0; what it says is beside it in words. */
export const AmountBar = ({ size, counted = size, most }: { size: number; counted?: number; most: number }) => {
  const share = (amount: number) => `${Number(((amount / (most || 1)) * 100).toFixed(1))}%`
  return (
    <svg className="amount" aria-hidden="true">
      {counted < size && <rect className="rest" width={share(size - counted)} />}
      {counted > 0 && <rect x={share(size - counted)} width={share(counted)} />}
    </svg>
  )
}
