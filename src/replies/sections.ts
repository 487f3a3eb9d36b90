/** One letter of those that were pasted, and where in the whole it starts. */
export type LetterSection = { text: string; start: number }

const quoted = String.raw`^(?:[ \t]*[>|])*[ \t]*`
const line = (words: string) => new RegExp(quoted + words, 'gimu')

const signOff = line(
  String.raw`(?:yours\s+(?:sincerely|faithfully|truly)|(?:kind|best|warm)(?:est)?\s+(?:regards|wishes)|many thanks|cheers)\b.*$`,
)
const salutation = line(String.raw`(?:(?:dear|annwyl|hi|hello|hey)\b[^\n]{0,60}$|dear\s[^\n]{0,40}[,.!])`)
/** A rule that isn’t a table’s or over a slip to send back, a label that someone put between letters, or how mail programs head what they quote. */
const divider = line(
  String.raw`(?:[-_=*~]{4,}(?!.*(?:\|[ \t]*$|\b(?:tear|cut|detach|slip)\b)).*|[-_=*~>]{3,}[ \t]*(?!.*\b(?:tear|cut|detach|slip)\b)[\p{L}\p{N}].*|\[?letter \d\b.*|(?:(?:subject|date|sent|to|cc):.*\n[ \t>|]*)*from:\s.*(?:\n[ \t>|]*(?:subject|date|sent|to|cc):.*)*|(?:begin )?forwarded message.*|on\s.{3,80}\swrote:.*)$`,
)
/**
 * Marks by which people number and date the letters that they put one after the other, and apps their messages: "2) 29/9/26 “…", "20 Oct 26 - …",
 * "SECOND LETTER", "(2)", "Thursday 10 February 2028", "[Complaints] 9 June 2026, 10:02".
 */
const listed = line(
  String.raw`(?:(?:first|second|third|fourth) letter\b(?!,|.*\.{4})|(?:\d\)\s*)?\d{1,2}[/. ](?:\d{1,2}|[A-Z][a-z]{2,8})[/. ]\d{2,4}\s*(?:[-–—:]\s*["“]?|["“])\p{L}.{20}|(?:\[[^\]\n]{2,40}\] )?\d{1,2} [a-z]{3,9} \d{2,4},? (?:at )?\d{1,2}[:.]\d\d(?: ?[ap]m)?[ \t]*$|\(\d\)[ \t]*$|[a-z]{3,6}day,? \d{1,2} [a-z]{3,9} \d{4}[ \t]*$)`,
)
/** Headings of answers about several agreements in one letter: "Part 2: agreement ending 9083". What stands before the first belongs to it. */
const ofAgreement = line(String.raw`part [1-4][ \t]*[-–—:].{0,20}\bagreement\b.{0,60}$`)
/** Headings of a letter that answers a complaint and a request for records, each under its own: "2. Your records", "Your complaint". */
const subject = line(
  String.raw`(?:\(?[A-D1-4][.)][ \t]+\S|(?<=\n[ \t]*\n)your (?:complaint|data|records|(?:subject )?access)\b).{0,60}$`,
)
const ofRecords =
  /\b(?:subject access|request for (?:your |the |copies of )?(?:\w+ ){0,2}(?:records|data|information|papers|documents)|(?:data|records|information) request|personal data \()/i
const pageBottoms =
  /^(?:[ \t]*page\s+\d+(?:\s+of\s+\d+)?|.*\b(?:authori[sz]ed and regulated by|registered in (?:england|scotland|wales|northern ireland)|registered office|company (?:number|no))\b.*)$/gim

/**
 * The letters in a pasted text, in its order. A new one starts at a line between e-mails or, after one was signed, at the next
 * greeting or heading. Lines that printers put at the foot of a page are blanked out, so that a sentence goes on across them.
 */
export function letterSections(whole: string): LetterSection[] {
  const text = whole.replaceAll(pageBottoms, (line) =>
    /\brd\W?[0o][12l]\b/i.test(line) ? line : ' '.repeat(line.length),
  )
  const lines = dividers(text)
  // Text between a divider and a greeting is the heading of the greeted letter.
  const greeted = afterSigned(text).filter(
    (at) => !lines.some(({ start, end }) => start < at && at - end < longestHeading),
  )
  const all = [...new Set([0, ...greeted, ...lines.map(({ start }) => start)])].toSorted((a, b) => a - b)
  // A letterhead alone belongs to the text after it.
  const cuts = all.filter((at, index) => index === 0 || saysSomething(text.slice(all[index - 1], at))).slice(0, most)
  const parts = cuts.map((start, index) => ({ text: text.slice(start, cuts[index + 1]), start }))
  return parts.filter(
    (part, index) =>
      /[\p{L}\p{N}]{2}/u.test(part.text.replaceAll(divider, '')) &&
      !(index === 0 && parts.length > 1 && isAboveMail(part.text)),
  )
}

/** Check whether a text is only a mailbox’s menu or a subject above a forwarded mail: no full sentence, and no greeting. */
const isAboveMail = (text: string): boolean =>
  !/[\p{L}\p{N})”"'][.!?](?:\s|$)/u.test(text) && text.search(salutation) < 0

/** Check whether a text says something: it has a sentence, or words that could be one. Names, addresses and references have neither. */
const saysSomething = (text: string): boolean =>
  /[.!?](?:\s|$)/.test(text) || /(?<!\p{L})(?:\p{Ll}{2,} ){2}\p{Ll}{2}/u.test(text)

/** More letters than anyone pastes at once; what follows the last stays with it. */
const most = 40

/** The most characters of a heading under a line that divides. */
const longestHeading = 80

const shortestLetter = 20

/** A rule under a heading or sums, which parts no letters. */
const drawnUnder = /^(?:[ \t]{4,}[-_=]+|[-_=]+)\s*$/

const isOfComplaint = (heading: string): boolean => /\bcomplaint\b/i.test(heading)

const dividers = (text: string): { start: number; end: number }[] => {
  const list = [...text.matchAll(listed)]
  const subjects = [...text.matchAll(subject)].filter(
    ({ 0: heading }) => isOfComplaint(heading) || ofRecords.test(heading),
  )
  const [one, other] = subjects.map(({ 0: heading }) => isOfComplaint(heading))
  // One date at the head of a line is the letter’s own.
  return [
    ...[...text.matchAll(divider)].filter(({ 0: rule }) => !drawnUnder.test(rule)),
    ...(list.length > 1 ? list : []),
    ...[...text.matchAll(ofAgreement)].slice(1),
    ...(subjects.length === 2 && one !== other ? subjects.slice(1) : []),
  ].map(({ index, 0: line }) => ({
    start: index,
    end: index + line.length,
  }))
}

/** Find the start of the next letter after each that was signed: behind the blank line that follows the name, or at its greeting. */
function afterSigned(text: string): number[] {
  const greetings = [...text.matchAll(salutation)].map(({ index }) => index)
  const signed = [...text.matchAll(signOff)].map(({ index, 0: line }) => index + line.length)
  const between = signed.flatMap((end) => {
    const next = greetings.find((at) => at >= end)
    if (next === undefined) return []
    const gap = /\n[ \t]*\n/.exec(text.slice(end, next))
    return [gap ? end + gap.index + gap[0].length : next]
  })
  // Two greetings without a signature between are still two letters, if far enough apart.
  const unsigned = greetings.filter((at, index) => {
    const before = greetings[index - 1] ?? at
    return at - before > shortestLetter && !signed.some((end) => end <= at && end > before)
  })
  return [...between, ...unsigned]
}
