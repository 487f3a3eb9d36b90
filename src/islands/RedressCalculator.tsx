export { RedressCalculator } from '../tools/redress-calculator/Tool.tsx'
