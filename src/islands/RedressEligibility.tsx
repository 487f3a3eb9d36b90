export { RedressEligibility } from '../tools/eligibility/RedressEligibility.tsx'
