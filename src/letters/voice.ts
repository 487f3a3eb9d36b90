import type { CaseFile } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'

/** Whose finance it was, in the words a letter needs. */
export type Voice = {
  /** True when the writer writes for someone else. */
  forOther: boolean
  /** The customer's name, or "the customer". */
  name: string
  /** "I", "they" */
  i: string
  /** "I had", "Ann Price had" */
  had: string
  /** "I was", "they were" */
  was: string
  /** "I could", "they could" */
  could: string
  /** "my", "their" */
  my: string
  /** "me", "them" */
  me: string
}

/** The words for a case: the writer's own finance, or somebody else's. */
export function voiceOf({ person, acting }: Pick<CaseFile, 'person' | 'acting'>): Voice {
  if (acting.as === 'self') {
    return { forOther: false, name: oneLine(person.fullName), i: 'I', had: 'I had', was: 'I was', could: 'I could', my: 'my', me: 'me' }
  }
  const name = oneLine(acting.forName ?? '') || 'the customer'
  return { forOther: true, name, i: 'they', had: `${name} had`, was: 'they were', could: 'they could', my: 'their', me: 'them' }
}

/** Why the writer may write, for letters on another's behalf. Null when people write for themselves. */
export function authorityOf({ person, acting }: Pick<CaseFile, 'person' | 'acting'>): string | null {
  const name = oneLine(acting.forName ?? '') || 'the customer'
  const attached = acting.proof === 'willAttach'
  switch (acting.as) {
    case 'self': return null
    case 'attorney':
      return `I have power of attorney for ${name}. ${attached ? 'I attach a copy.' : 'I will send a copy. Tell me how to send it safely.'}`
    case 'helper':
      return `I am helping ${name}. ${attached ? 'I attach their signed permission.' : 'I will send their signed permission.'}`
    case 'executor': {
      const who = oneLine(person.fullName)
      const proof = attached
        ? 'I attach proof that I may act.'
        : 'I will send proof that I may act as soon as I have it. Please start now and keep your records.'
      return `I${who ? `, ${who},` : ''} write for the estate of the late ${name}. ${proof}`
    }
  }
}

/** Opens a letter about somebody else's finance: the authority, and who "I" is from there on. Empty for one's own. */
export function behalfOf(caseFile: Pick<CaseFile, 'person' | 'acting'>): string {
  const authority = authorityOf(caseFile)
  return authority === null ? '' : `${authority} "I" and "my" below mean ${voiceOf(caseFile).name}.`
}
