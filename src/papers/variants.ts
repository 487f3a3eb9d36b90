import { expression } from '../text/expression.ts'
import { unbroken, unscanned } from '../text/plainWords.ts'

/**
 * A text as printed, without its number in a list, without breaks inside its words ("agree-ment"), as it was before it was scanned, spelt as
 * it was meant, with its numbers in figures, and with its words in full; each that differs.
 */
export const variantsOf = (text: string): string[] => [
  ...new Set([
    text,
    text.replace(numbering, ''),
    unbroken(text),
    unscanned(text),
    respelt(text),
    inFigures(text),
    unabbreviated(text),
  ]),
]

/** The number of a clause or a row before its words; without a point before words in capitals: "3 DEALER". */
export const numbering =
  /^\(? ?(?:(?:\d{1,2}|[a-zA-Z]|[ivxIVX]{1,5}) ?[.)]|\d{1,2}(?:\.\d{1,2}){1,2}[.)]?) +(?=\p{L})|^\d{1,2} +(?=\p{Lu}{2})/u

/** Words of labels that are misspelt most. */
const labelWords =
  'agreement amount balance cash charge charges commission consumer conditional credit creditor customer dated dealer deposit description duration exchange finance hirer instalment instalments interest lender monthly number option optional owner payable payment payments personal price product purchase registration regulated repayment repayments retailer seller signature signed supplier total vehicle'.split(
    ' ',
  )

/** Each word by its misspellings with a letter left out or two swapped. */
const slips = new Map(
  labelWords.flatMap((word) =>
    [...word].flatMap((_, at): [slip: string, word: string][] =>
      at === 0
        ? []
        : [
            ...(at < word.length - 1 ? [[word.slice(0, at) + word.slice(at + 1), word] as [string, string]] : []),
            [word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2), word],
          ],
    ),
  ),
)
for (const word of labelWords) slips.delete(word)

/**
 * Correct the spelling of label words with a letter missing or two swapped: "Ammount of Credt". It
 * also spoils correct words, so try it second, never first.
 */
export const respelt = (text: string): string =>
  text.replace(/\p{L}{4,16}/gu, (word) => slips.get(word.toLowerCase()) ?? word)

/** Words of labels, each with what account systems shorten it to. */
const abbreviations = new Map(
  [
    'account: acc acct, acceptance: accpt, advance: adv, agreement: agmt agr agrmt agreemt, amount: amt, amount of credit: aoc',
    'annual: ann, payable: pyble pybl, balance: bal, credit: cr cred, charge: chg, charges: chgs, commission: comm cmn, customer: cust, deposit: dep',
    'description: desc, dealer: dlr rtlr, date: dt dte, finance: fin, instalment: inst instal, instalments: instals insts',
    'interest: int, introducer: intro introd introducr, monthly: mnthly mthly, number: no num nbr, optional: opt, payment: payt pmt pmnt pymt',
    'price: pr prc, product: prod, payments: pmts pymts, purchase: purch, registration: regn regd rgstn, total amount payable: tap',
    'total charge for credit: tcc, total: tot, vehicle: veh',
  ]
    .join(', ')
    .split(', ')
    .flatMap((entry) => {
      const [word = '', short = ''] = entry.split(': ')
      return short.split(' ').map((one): [short: string, word: string] => [one, word])
    }),
)

/** Longest label; in longer texts "int" and "no" mean other things. */
const longestLabel = 44

/**
 * A label in whole words where an account system shortened them: "DLR COMM" as "dealer commission". What follows it keeps its length, for
 * only the words before the first figure are changed.
 */
export function unabbreviated(text: string): string {
  const at = text.search(/[£\d]/)
  const label = at < 0 ? text : text.slice(0, at)
  if (label.length > longestLabel) return text
  const whole = label
    .replace(/\bOPT(?:ION)?\.? FEE\b|\bO\.?T\.?P\.? FEE\b|\bO\/FEE\b/i, 'option to purchase fee')
    .replace(/\bOPT(?:IONAL)?\.? (?:FIN|FINAL|FNL)\b\.?(?! pay)/i, 'optional final payment')
    .replace(/\bcash px\b/i, 'cash price')
    .replace(/\bP(?:AR)?T\.? ?EXC?H?\b\.?|\bP\/?EX\b/i, 'part exchange')
    .replace(/\bA(?:MOUN|M)T\.? (?=(?:CR|CRED|CREDIT)\b)/i, 'amount of ')
    .replace(/\p{L}{2,9}\.?/gu, (word) => abbreviations.get(word.replace('.', '').toLowerCase()) ?? word)
  return whole === label ? text : whole + text.slice(label.length)
}

/** Numbers that papers write in words, as figures. */
const counted = (words: string, first: number, times = 1): Readonly<Record<string, number>> =>
  Object.fromEntries(words.split(' ').map((word, index) => [word, (first + index) * times]))
const units = counted(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  0,
)
const tens = counted('twenty thirty forty fifty sixty seventy eighty ninety', 2, 10)
const ordinals: Readonly<Record<string, number>> = {
  ...counted(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth',
    1,
  ),
  thirtieth: 30,
}

const one = `(?:${[...Object.keys(units), ...Object.keys(tens), 'hundred', 'thousand'].join('|')})`
const several = `${one}(?:(?:[ -]| and |, )${one}){0,12}`
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'

const money = expression.gi`\b(${several}) pounds?(?:(?: and|,)? (${several}) (?:pence|penny|p\b))?(?: only)?`
const rank = expression.gi`\b(?:(twenty|thirty)-)?(${Object.keys(ordinals).join('|')})(?= (?:day )?of (?:${months}))`
const year = expression.gi`(?<=\b(?:${months}),? )${several}\b`
const count = expression.gi`\b${several}(?=(?: \(\d+\))? (?:(?:equal|consecutive|calendar|regular|further|subsequent) )*(?:monthly|months?|payments|instalments|repayments|rentals|per ?cent)\b)`

const anyNumber = expression.i`${one}|${Object.keys(ordinals).join('|')}`

/** The same text with its numbers in figures: "nine hundred pounds" as "£900.00", "forty-eight monthly" as "48 monthly". */
export const inFigures = (text: string): string =>
  anyNumber.test(text)
    ? text
        .replace(money, (whole, pounds: string, pence: string | undefined) => {
          const [sum, rest] = [numberOf(pounds), pence === undefined ? 0 : numberOf(pence)]
          return sum === undefined || rest === undefined
            ? whole
            : `£${sum.toLocaleString('en-GB')}.${String(rest).padStart(2, '0')}`
        })
        .replace(rank, (_, ten: string | undefined, word: string) =>
          String((tens[ten?.toLowerCase() ?? ''] ?? 0) + (ordinals[word.toLowerCase()] ?? 0)),
        )
        .replace(year, (words) => String(numberOf(words) ?? words))
        .replace(count, (words) => String(numberOf(words) ?? words))
    : text

/** Read a number in words; undefined where they are no one number. */
function numberOf(words: string): number | undefined {
  let [total, part, last] = [0, 0, Number.POSITIVE_INFINITY]
  for (const word of words.toLowerCase().split(/[ ,-]+/)) {
    if (word === 'and') continue
    if (word === 'thousand' || word === 'hundred') {
      const times = word === 'thousand' ? 1_000 : 100
      last = times
      if (word === 'thousand') [total, part] = [total + part * times, 0]
      else part *= times
      continue
    }
    const value = units[word] ?? tens[word]
    // "Twenty fourteen" and "one two" are two numbers.
    if (value === undefined || value >= last || last < 20 || (last < 100 && value > 9)) return undefined
    part += value
    last = value
  }
  return total + part
}
