export { EligibilityChecker } from '../tools/eligibility-checker/Tool.tsx'
