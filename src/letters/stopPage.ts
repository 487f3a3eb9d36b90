/** A page that explains why there is no letter, and what to do instead. It is an answer, not an error. */
export type StopPage = { why: StopReason; title: string; explanation: string[]; next: { label: string; tool: string }[] }

export type StopReason = 'represented' | 'complained-before' | 'estate-sar' | 'not-yet' | 'late'

/** Either letters, or a page that says why not. */
export type Written<Content> = { result: 'letters'; letters: Content } | { result: 'stop'; page: StopPage }

export const stop = (page: StopPage): Written<never> => ({ result: 'stop', page })

/** For people who already have a firm or solicitor acting for them. */
export const representedPage = (firm: string): StopPage => ({
  why: 'represented',
  title: 'Speak to the firm that acts for you first',
  explanation: [
    `${firm || 'A firm'} already acts for you. The lender will answer them, not you, so a second letter would slow things down.`,
    'You may end their contract. In the first days you need no reason, and there is nothing to pay unless you asked the firm to start at once. After that, ask what it would cost before you decide.',
    'Once the contract has ended you can complain yourself, free.',
  ],
  next: [{ label: 'Write a letter to cancel the contract', tool: 'cancel' }, { label: 'Ask the firm what it would charge', tool: 'fee-breakdown' }],
})

/** For people who have already complained to every lender they name. */
export const complainedBeforePage: StopPage = {
  why: 'complained-before',
  title: 'You have already complained',
  explanation: [
    'A second complaint about the same agreement does not start anything new. Keep to the first one.',
    'If the lender has not answered in time, send a reminder. If it has answered, see what its letter means.',
  ],
  next: [{ label: 'See the dates that count', tool: 'deadlines' }, { label: 'See what the lender’s letter means', tool: 'reply-decoder' }],
}

/** For access requests about someone who has died. */
export const estateAccessPage: StopPage = {
  why: 'estate-sar',
  title: 'An access request is only for the living',
  explanation: [
    'Data protection law covers living people. It gives no right to the records of someone who has died.',
    'An executor can still ask the lender for what the estate needs. Use the complaint letter: its first part asks for the facts about commission.',
  ],
  next: [{ label: 'Write to the lender for the estate', tool: 'complaint' }],
}
