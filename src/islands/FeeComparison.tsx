export { FeeComparison } from '../tools/fee/FeeComparison.tsx'
