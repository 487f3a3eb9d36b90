export { RedressEligibility } from '../tools/redress-eligibility/Tool.tsx'
