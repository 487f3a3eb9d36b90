export { ClaimCalculator } from '../tools/claim/ClaimCalculator.tsx'
