export { FeeComparison } from '../tools/fee-comparison/Tool.tsx'
