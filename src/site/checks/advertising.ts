import { faultsFound, type ProseFault, type Wrong } from '../../content/prose/prose.ts'
import type { Problem } from '../../problems/problem.ts'
import type { Draft } from '../draft.ts'
import { faultsByFile } from '../keptFindings.ts'
import { onlyWords } from '../phrasesIn.ts'

/** The words of every page keep to the rules on claims firms’ advertising. */
export function checkAdvertising(draft: Draft): Problem[] {
  const fees = draft.site.pageParts?.pages.fees
  return faultsByFile(draft, 'advertising', fees, draft.prose, (raw) => advertisingIn(raw, fees))
}

const avoided: readonly Wrong[] = [
  { words: /\b(?:in)?eligible\b/gi, why: 'promises a result', fix: 'say "the kind the scheme covers"' },
  { words: /\bentitled to\b/gi, why: 'promises a result', fix: 'say "may be able to get"' },
  {
    words: /\bowed (?:thousands|money|compensation)\b/gi,
    why: 'promises a result',
    fix: 'say what might be due, and that it may be nothing',
  },
  {
    words:
      /\b(?:claim now|act (?:fast|now)|last chance|don[’']t miss (?:out|it)|hurry|limited time|before it[’']s too late|running out of time)\b/gi,
    why: 'presses the reader',
    fix: 'give the date and its source instead',
  },
  {
    words: /\bguarantee(?:d|s)?\b(?! (?:minimum )?future value| asset protection)/gi,
    why: 'promises a result',
    fix: 'say what is likely and what is not known',
  },
  { words: /\bqueue\b/gi, why: 'suggests that signing up early gains a place', fix: 'say what happens and when' },
  { words: /\bsuccess rates?\b/gi, why: 'needs data that we do not have', fix: 'leave it out' },
  { words: /\bofficial(?:ly)?\b/gi, why: 'suggests a body behind us', fix: 'name the body that said it' },
  {
    words: /\b100\s?% free\b|\bcompletely free\b|\btotally free\b/gi,
    why: 'blurs the free route and the paid one',
    fix: 'say who charges nothing, and what we charge',
  },
  { words: /\bfree (?:claim )?check\b/gi, why: 'has been used to sign people up', fix: 'name the tool' },
  {
    words: /\b(?:award|claim) of up to £|\bup to £[\d,]+ (?:compensation|back|payout)/gi,
    why: 'holds out a sum',
    fix: 'show how a sum is worked out',
  },
  { words: /\b(?:sorry|oops)\b/gi, why: 'is not how this site speaks', fix: 'say what happened and what to do' },
  { words: /\b(?:five|5)[- ]star\b|★/gi, why: 'is a rating without a source', fix: 'leave it out' },
].map(({ words, why, fix }) => ({ find: words, what: (found) => `"${found}" ${why}`, fix }))

/** Quick test for any of them; few texts have one. */
const anyAvoided = new RegExp(avoided.map(({ find }) => find.source).join('|'), 'i')

/** Facts that hold a sum someone might get: the words beside them must say it may be nothing, or that fees come off. */
const sums = /\{%\s*fact\s+\\?"(?:scheme\.average|scheme\.consultation-[a-z-]*average|fees\.keep-on-average)\\?"/g
const tempered =
  /before (?:any )?fees?|nothing|not a promise|£0|no(?:t)? one’s|may be (?:less|more)|average over|replaced|superseded|consultation|proposed|earlier figure|the fee|keep/i

const noWinNoFee = /\bno[- ]win[,-]? no[- ]fee\b/gi
const feeFact = /\{%\s*fact\s+\\?"fees\./

const paidCall =
  /\b(?:apply (?:to|on|through) (?:us|our)|have us do it|let us (?:do|handle)|use our service|instruct us|sign up with us)\b/gi
const priced = /\bfees?\b|\bcosts?\b|\bcharges?\b/i
const nearby = 200

/** Find breaches of the rules on claims firms’ advertising in raw prose. `fees` is the address of the page of the fees. */
export function advertisingIn(raw: string, fees?: string): ProseFault[] {
  const text = onlyWords(raw)
  const bareSum: Wrong = {
    find: sums,
    unless: (_, offset) => tempered.test(paragraphAt(raw, offset)),
    what: 'a sum someone might get stands without saying that it may be nothing',
    fix: 'add "before fees", or that it could be nothing, in the same paragraph',
  }
  const unpricedOffer: Wrong = {
    find: noWinNoFee,
    unless: (_, offset) => feeFact.test(paragraphAt(raw, offset)) || leadsTo(paragraphAt(raw, offset), fees),
    what: (offer) => `"${offer}" stands without the fee`,
    fix: 'give the fee in the same paragraph, as a fact or with a link to the page of the fees',
  }
  const unpricedCall: Wrong = {
    find: paidCall,
    unless: (call, offset) => {
      const around = raw.slice(Math.max(0, offset - nearby), offset + call.length + nearby)
      return !/\bfree\b/i.test(around) || priced.test(around) || leadsTo(around, fees)
    },
    what: (call) => `"${call}" stands near "free" without the fee`,
    fix: 'give the fee beside it, with a link to the page of the fees',
  }
  return [
    ...(anyAvoided.test(text) ? faultsFound(text, 'advertising', avoided) : []),
    ...faultsFound(raw, 'bare-sum', [bareSum]),
    ...faultsFound(raw, 'unpriced-offer', [unpricedOffer]),
    ...faultsFound(raw, 'unpriced-call', [unpricedCall]),
  ]
}

const leadsTo = (words: string, path: string | undefined): boolean =>
  path !== undefined && (words.includes(`](${path}`) || words.includes(`href="${path}`))

function paragraphAt(raw: string, offset: number): string {
  const start = raw.lastIndexOf('\n\n', offset)
  const end = raw.indexOf('\n\n', offset)
  return raw.slice(start + 1, end === -1 ? raw.length : end)
}
