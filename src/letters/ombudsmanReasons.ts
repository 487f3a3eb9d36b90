/** A part of the lender's answer that someone disagrees with. `short` completes "I disagree because". */
export type OmbudsmanReason = { id: string; label: string; short: string; reasons: readonly string[] }

export const ombudsmanReasons = [
  {
    id: 'no-record', label: 'They say they have no record', short: 'the lender says that it has no record of me',
    reasons: ['The lender should search by every name, address and number plate that I gave it.', 'It should say which records it searched, and which firm may hold the record now.', 'Missing records are not a reason to decide against me.'],
  },
  {
    id: 'time-bar', label: 'They say I was too late', short: 'the lender says that I was too late',
    reasons: ['The lender has not shown when I knew, or should have known, that I had reason to complain.', 'I was not told about the commission, so I had no reason to ask.', 'Please decide from which day the time ran.'],
  },
  {
    id: 'no-arrangement', label: 'They say there was no relevant arrangement', short: 'the lender says that there was no relevant arrangement',
    reasons: ['Please ask for the terms between the lender and the dealer or broker.', 'Please check if the dealer could change my rate, how large the commission was, and if there was a tie.', 'Please check the commission against the loan and the cost of credit in my papers.'],
  },
  {
    id: 'captive', label: 'They rely on the link with the car maker', short: 'the lender relies on its link with the car maker',
    reasons: ['I was not clearly shown that link before I signed.', 'The exception is only about a tie. It does not answer a rate that the dealer could change, or a high commission.'],
  },
  {
    id: 'amount', label: 'The sum is wrong', short: 'I do not think that the sum is right',
    reasons: ['The lender has not shown each step, or the steps do not match my papers.', 'Please check the loan, the APR, the cost of credit, the commission and any limit that was applied.'],
  },
  {
    id: 'interest', label: 'The interest is wrong', short: 'I do not think that the interest is right',
    reasons: ['Please check the rates, and the first and last day that interest was counted for.'],
  },
  {
    id: 'set-off', label: 'They kept money back', short: 'the lender kept money back that I do not agree I owe',
    reasons: ['I dispute the arrears that were taken off. The lender has not shown how each one came about.'],
  },
  {
    id: 'delay', label: 'They took too long', short: 'the lender did not answer in time',
    reasons: ['The time for a final response is over, and I have not had one.', 'The lender did not keep me informed while I waited.'],
  },
  {
    id: 'needs', label: 'They ignored what I need', short: 'the lender ignored what I had told it I need',
    reasons: ['I told the lender what would make this easier for me. It did not make the change, or tell me why not.'],
  },
  { id: 'other', label: 'Something else', short: 'there is something else that the lender did not deal with', reasons: [] },
] as const satisfies readonly OmbudsmanReason[]

export type OmbudsmanReasonId = (typeof ombudsmanReasons)[number]['id']
