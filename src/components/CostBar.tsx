const width = 100
const height = 10

/** A cost as a bar whose end stands out: the part that counts. All three on one scale from 0; what it says is beside it in words. */
export const CostBar = ({ whole, counted, most }: { whole: number; counted: number; most: number }) => {
  const at = (size: number) => ((size / (most || 1)) * width).toFixed(1)
  return (
    <svg className="cost-bar" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
      <rect width={at(whole - counted)} height={height} />
      <rect className="counted" x={at(whole - counted)} width={at(counted)} height={height} />
    </svg>
  )
}
