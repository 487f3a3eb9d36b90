import type { CaseFile } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'

/** How the firm should answer, and what it should make easier. */
export function contactParagraph({ person }: CaseFile): string {
  const needs = oneLine(person.supportNeeds ?? '')
  return [howToAnswer(person), needs ? `Please make this easier for me: ${ended(needs)}` : ''].filter(Boolean).join(' ')
}

function howToAnswer({ contactBy, email, phone }: CaseFile['person']): string {
  if (contactBy === 'email' && oneLine(email ?? '')) return 'Please answer by e-mail to the address above.'
  if (contactBy === 'phone' && oneLine(phone ?? '')) return 'Please ring me on the number above, and then confirm in writing.'
  return 'Please answer by post to the address above.'
}

const ended = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`)
