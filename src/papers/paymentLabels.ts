import { expression } from '../text/expression.ts'
import type { Labelled, LabelledId } from './fields.ts'
import { thenSum } from './sumLabels.ts'

/** The rates, and how the credit is paid back. */
export const paymentLabels = {
  apr: {
    kind: 'percent',
    labels: {
      3: [/\bannual percentage rate(?: of charge)?\b/i, /\bA\.?P\.?R\.?C?(?![a-z])/, /\bapr\b|\bA P ?R\b|\bAP R\b/i],
      2: [/\brepresentative (?:apr|annual percentage rate)\b/i],
    },
    notAfter: [/\b(?:representative|typical|example|average)\s*$/i],
    // An offer of the next agreement.
    notBefore: [/^ representative (?:until|on|when|if|for)\b|^,? (?:19|20)\d\d\b/i],
  },
  interestRate: {
    kind: 'percent',
    labels: {
      3: [
        /\b(?:annual |yearly |fixed |borrowing |nominal )*rates? of interest\b/i,
        /\b(?:annual |yearly |fixed |nominal )*interest rates?\b/i,
        /\bborrowing rate\b/i,
      ],
      2: [
        /\brate (?:is )?fixed at\b|\binterest (?:is )?(?:charged )?at a (?:fixed )?rate of\b/i,
        /\b(?:fixed|annual|yearly)(?: (?:fixed|annual|yearly))? rate of(?= \d)/i,
        /^interest:? \(?fixed\b(?: at)?/i,
        /^interest (?:on [A-Z] |on the credit |charged |payable )?(?:at\b|@)|\binterest at(?= \d{1,2}\.\d+ ?%)/i,
        /^customer rate\b|^rate (?:to |charged to )?(?:the )?customer\b/i,
        /^(?:annual|yearly|nominal) rate(?: ?\(?%\)?)?(?=\s*:?\s*(?:$|\d))/i,
        /\b(?:yearly|annual) interest\b/i,
      ],
      1: [
        /\bfixed rate\b/i,
        /^rate(?=\s*:?\s*(?:$|\d[\d.]* ?%))/i,
        /^interest(?: \(?(?:fixed|per annum|p\.?a\.?)\)?)?(?=\s*:?\s*$)/i,
      ],
      0.6: [
        // If there is no other.
        /\bflat rate(?: of interest)?(?: of)?\b/i,
      ],
    },
    notAfter: [/\bflat\s*$|default\s*$/i],
    notBefore: [
      /^\s*(?:on|after|for) (?:arrears|default|late|overdue)/i,
      /^ ?[\d.]+ ?%(?: a year| per annum)? (?:on|for) (?:any|payments|sums|amounts|arrears)\b/i,
      /^\s*[\d.]+ ?(?:%|per ?cent) (?:a year |per annum )?simple/i,
    ],
  },
  paymentCount: {
    kind: 'count',
    labels: {
      3: [
        /\b(?:number|no\.?|total number) (?:of )?(?:monthly |regular |equal )*(?:payments?|repayments?|instalments?|rentals?)\b/i,
      ],
      2: [
        /\b(?:monthly )?(?:payments?|repayments?|instalments?) (?:number|count|\(number\))/i,
        /\bhow many (?:monthly )?(?:payments|instalments|repayments)\b/i,
        /\bpaid \d{1,2} of (?:the|your)(?= \d{2} (?:monthly )?payments)/i,
        /\bagreement runs (?:to|for)(?= \d{2,3} (?:monthly )?(?:payments|instalments|repayments)\b)/i,
      ],
      1.5: [/^you (?:will|must|have to) make(?=\s*$| \d{2})/i],
    },
    notBefore: [
      /^\s*(?:made|received|remaining|missed|outstanding|left|to date|paid|overdue|late|still|to go|date)\b/i,
    ],
  },
  payment: {
    kind: 'money',
    labels: {
      3: [
        /\b(?:amount|size|value) of (?:each|every|the)? ?(?:subsequent |equal |regular )?(?:monthly )?(?:payments?|repayments?|instalments?)\b/i,
        /\bmonthly (?:payments?|repayments?|instalments?|rentals?|amount)\b(?! (?:number|date|due|day)|(?<=s):? ?\d{2,3}$|(?<=\d monthly [a-z]+):$)/i,
        /\b(?:payments of|paying)(?= £[\d,.]+ (?:a|per|each|every) month)/i,
        /\byou (?:will )?(?:re)?pay (?:us )?(?:each|every|a|per) month\b|\binstalments of,? (?:each|every) month\b/i,
        /\byou (?:(?:will|have to|had to|agreed to) )?(?:re)?(?:pay|paid)(?: us)?(?= £[\d,.]+ (?:a|each|every|per) month)/i,
        /\brepaid\b[^£]{0,60} at(?= £[\d,.]+ (?:a|each|every|per) month)/i,
      ],
      2: [
        /\b(?:(?:regular|subsequent|further|equal|standard|each) (?:monthly )?(?:payments?|repayments?|instalments?)|(?:fixed|your|contractual) (?:payment|repayment|instalment))(?: of| is)?\b/i,
        /\b(?:payment|repayment|instalment|rental) amount\b/i,
        /\bnext (?:payment|instalment)\b|^inst(?:alment)?s? \d{1,2} ?(?:-|to) ?\d{2}(?=$| )/i,
        expression.i`^(?:payment|repayment|instalment|rental)s? ?[-:,(] ?(?:regular|standard|usual|normal|others?)\)?${thenSum}`,
      ],
      1.5: [
        expression.i`^(?:you pay|monthly|(?:reg(?:ular)? )?(?:inst?|instalment|repayment|rental)|(?:each|every|per) month)${thenSum}`,
      ],
    },
    notAfter: [/\b(?:first|final|last|missed|late|number of|no\. of|amount of first|optional|total|day in)\s*$/i],
    notBefore: [
      /^\s*(?:dates?|method|day|holiday|not yet|protection|number|history|schedule|missed|received|due (?:date|on)|still to fall due)\b/i,
    ],
  },
  finalPayment: {
    kind: 'money',
    labels: {
      3: [
        /\boptional (?:(?:final|purchase|last|balloon) )?(?:payment|price|repayment|instalment)\b/i,
        /\b(?:guaranteed|guarenteed) (?:minimum )?future value\b/i,
        /\bballoon(?: payment)?\b/i,
        /\bfinal \(optional\) (?:payment|repayment|instalment|rental)\b/i,
      ],
      2: [
        /\bg\.?m?\.?f\.?v\.?(?![a-z])/i,
        /\bfinal (?:larger |optional |balloon |lump sum )*(?:payment|rental|repayment|instalment)\b/i,
        /\b(?:larger|lump sum) (?:final |last )?(?:payment|repayment)\b/i,
        /\bat the end you (?:may|can|could) pay\b|^to (?:own|keep) (?:it|(?:the|your) \p{L}+)\b/iu,
      ],
      1: [/\blast (?:larger )?(?:payment|instalment)\b/i, /\bresidual value\b/i],
    },

    notBefore: [
      /^\s*(?:date|(?:is )?due(?! (?:on )?\d)|is optional)\b/i,
      // The last of equal payments, with what is due beside it.
      /^ (?:with|plus|including|and) (?:the |an? )?(?:option(?: to purchase)?|purchase|completion) fee\b/i,
    ],
  },
  term: {
    kind: 'count',
    labels: {
      3: [
        /\b(?:duration|term|length|period) of (?:the |this |your )?(?:agreement|credit|loan|finance|contract)(?: agreement)?\b/i,
        /\b(?:agreement|finance|loan|contract|repayment|credit) (?:duration|term|period)\b|^length(?=\s*:?\s*(?:$|\d))/i,
        /\bover \p{L}+ years \((?=\d{1,3} months\))/iu,
        /\bperiod of hire\b/i,
      ],
      2: [
        /\bminimum duration\b|\b(?:term|period) of(?= \d{1,3} months)/i,
        /\bagreement (?:for|over|lasts(?: for)?|runs for|(?:is|was) for)(?= \d{1,3} months)|\bagreement\b[^.;£]{0,80} (?:\d{4} for|and runs for)(?= \d{2,3} months)|\d{4} and runs for(?= \d{2,3} months)|\bover(?= \d{1,3} months(?:,| at\b))|\b(?:each|every|a) month for(?= \d{1,3} months)|£[\d,.]+ for(?= \d{2,3} months at\b)/i,
        /\bhow long (?:this|the|your) agreement lasts\b|^how long it lasts(?=\s*:?\s*$)|^for how long\b|^lasts\b|^(?:over|runs for)(?=\s*:?\s*(?:\d|$))/i,
        /^(?:(?:original )?term|duration|period(?! (?:covered|of this statement|for which)))\b|\b(?:it (?:runs|lasts)|to run) for(?= \d{1,3} months)/i,
      ],
    },
    // The terminal of a screen: "TERM: WOL2".
    notBefore: [/^:? ?[A-Z]{2,}\d/, /^:? ?\d{1,2}(?:[/.-]\d| (?!months?\b|to\b)\p{L}{3,9} \d{4})/u],
  },
} satisfies Partial<Record<LabelledId, Labelled>>
