export { ClaimCalculator } from '../tools/claim-calculator/Tool.tsx'
