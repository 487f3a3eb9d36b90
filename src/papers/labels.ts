import type { LabelledId, Labelled } from './fields.ts'
import { nameLabels } from './labels/nameLabels.ts'
import { paymentLabels } from './labels/paymentLabels.ts'
import { sumLabels } from './labels/sumLabels.ts'

/**
 * The words under which each field stands. The law fixes many of them: for agreements the Consumer Credit (Agreements) Regulations 2010 (SI
 * 2010/1014) and before them those of 1983 (SI 1983/1553), both in Schedule 1; for what comes before an agreement the Consumer Credit
 * (Disclosure of Information) Regulations 2010 (SI 2010/1013), Schedule 1. An advance payment is the deposit and the part exchange
 * (SI 2010/1013, regulation 1(2)). Lenders have names of their own for others.
 */
export const labelled: Record<LabelledId, Labelled> = { ...sumLabels, ...paymentLabels, ...nameLabels }

export const labelledIds = Object.keys(labelled) as LabelledId[]
