export { RedressCalculator } from '../tools/redress/RedressCalculator.tsx'
