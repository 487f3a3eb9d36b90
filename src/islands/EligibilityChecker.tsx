export { EligibilityChecker } from '../tools/eligibility/EligibilityChecker.tsx'
