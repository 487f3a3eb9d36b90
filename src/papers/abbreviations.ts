/** What account systems shorten the words of their labels to, and the words. */
const abbreviations: Readonly<Record<string, string>> = {
  acc: 'account',
  acct: 'account',
  accpt: 'acceptance',
  adv: 'advance',
  agmt: 'agreement',
  agr: 'agreement',
  agreemt: 'agreement',
  amt: 'amount',
  aoc: 'amount of credit',
  ann: 'annual',
  bal: 'balance',
  cr: 'credit',
  cred: 'credit',
  chg: 'charge',
  chgs: 'charges',
  comm: 'commission',
  cust: 'customer',
  dep: 'deposit',
  desc: 'description',
  dlr: 'dealer',
  dt: 'date',
  fin: 'finance',
  inst: 'instalment',
  instal: 'instalment',
  instals: 'instalments',
  insts: 'instalments',
  int: 'interest',
  intro: 'introducer',
  mnthly: 'monthly',
  mthly: 'monthly',
  no: 'number',
  num: 'number',
  nbr: 'number',
  opt: 'optional',
  payt: 'payment',
  pr: 'price',
  prod: 'product',
  pmt: 'payment',
  pmts: 'payments',
  pmnt: 'payment',
  purch: 'purchase',
  pymt: 'payment',
  pymts: 'payments',
  regn: 'registration',
  rgstn: 'registration',
  tap: 'total amount payable',
  tcc: 'total charge for credit',
  tot: 'total',
  veh: 'vehicle',
}

/** A label is short: in longer words "int" and "no" mean other things. */
const longestLabel = 44

/** Whether the label of a text is in capitals, as account systems print theirs. */
export const isInCapitals = (text: string): boolean => !/\p{Ll}/u.test(text.split(/[£\d:]/, 1)[0] ?? '')

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
    .replace(/\bA(?:MOUN|M)T\.? FIN(?:ANCED?)?\b\.?/i, 'amount financed')
    .replace(/\bP(?:AR)?T\.? ?EXC?H?\b\.?|\bP\/?EX\b/i, 'part exchange')
    .replace(/\bA(?:MOUN|M)T\.? (?=(?:CR|CRED|CREDIT)\b)/i, 'amount of ')
    .replace(/\p{L}{2,8}\.?/gu, (word) => abbreviations[word.replace('.', '').toLowerCase()] ?? word)
  return whole === label ? text : whole + text.slice(label.length)
}
