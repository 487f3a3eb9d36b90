import type { LabelledId, Labelled } from './fields.ts'

/** Words around a label that make a sum of money another one: a part of it, or one of another time. */
const partOfSum =
  /(?:half|third|quarter|part of|proportion of|percentage of|% of|instead of)(?: of)?(?: the)?(?: total)?\s*$|(?:not|excluding|without|before|minus|less than|reduce)(?: the)?\s*$/i
const otherSum =
  /^\s*(?:(?:paid )?so far|paid by|outstanding|remaining|to date|missed|late|returned|overdue|date|due date|holiday)\b/i

/**
 * The words under which each field stands. The law fixes many of them: for agreements the Consumer Credit (Agreements) Regulations 2010 (SI
 * 2010/1014) and before them those of 1983 (SI 1983/1553), both in Schedule 1; for what comes before an agreement the Consumer Credit
 * (Disclosure of Information) Regulations 2010 (SI 2010/1013), Schedule 1. An advance payment is the deposit and the part exchange
 * (SI 2010/1013, regulation 1(2)). Lenders have names of their own for others.
 */
export const labelled: Record<LabelledId, Labelled> = {
  cashPrice: {
    kind: 'money',
    labels: [
      [/\btotal (?:cash )?price\b/i, 3],
      [/\b(?:total )?cash price\b/i, 3],
      [/\b(?:purchase|selling|sale|vehicle|retail) price\b/i, 2],
      [/\bprice of (?:the )?(?:vehicle|goods|car)\b/i, 2],
      [/\bon[- ]the[- ]road price\b/i, 2],
      [/\bcost of (?:the )?(?:vehicle|goods)\b/i, 2],
      [/\b(?:total )?price payable for (?:the )?(?:vehicle|goods|car)\b/i, 3],
      [/\bvehicle (?:total|value)\b/i, 1],
    ],
    notAfter: [/\b(?:hire[- ]purchase|credit|h\.?p\.?|less than the)\s*$/i, partOfSum],
    notBefore: [otherSum],
  },
  deposit: {
    kind: 'money',
    labels: [
      [/\btotal deposit\b/i, 3],
      [/\b(?:cash |customer |initial |your )deposit\b/i, 3],
      [/\bdeposit(?! (?:contribution|allowance))\b/i, 3],
      [/\b(?:total )?advance payments?\b/i, 2],
      [/\b(?:initial|up[- ]?front) payment\b/i, 1],
      [/\bdown ?payment\b/i, 2],
    ],
    notAfter: [/\b(?:before|after|security|dealer|manufacturer|finance|contribution to)(?: the)?\s*$/i, partOfSum],
    notBefore: [/^\s*(?:account|contribution)/i, otherSum],
  },
  partExchange: {
    kind: 'money',
    labels: [
      [/\b(?:net )?part[- ]ex(?:change)?(?: (?:allowance|value|vehicle|deposit|price))*\b/i, 3],
      [/\btrade[- ]in (?:value|allowance|price)\b/i, 2],
      [/\bp\/?x (?:value|allowance)\b/i, 2],
    ],
    notAfter: [partOfSum],
    notBefore: [/^\s*(?:nil|none|n\/a)\b/i, otherSum],
  },
  amountOfCredit: {
    kind: 'money',
    labels: [
      [/\b(?:total )?amount of (?:the )?(?:credit|loan)\b/i, 3],
      [/\bamount (?:financed|borrowed|you borrow|you are borrowing|we are lending|to finance|to be financed)\b/i, 3],
      [/\b(?:total )?credit amount\b/i, 2],
      [/\bloan amount\b/i, 2],
      [/\b(?:balance|amount) (?:to be )?(?:financed|to finance|on finance)\b/i, 2],
      [/\b(?:sum|capital|principal)(?: amount)? (?:financed|lent|advanced|borrowed)\b/i, 2],
      [/\bcredit (?:provided|advanced|extended)\b/i, 2],
      [/\b(?:finance balance|(?:balance|amount) due from (?:the )?(?:finance|lender))\b/i, 2],
      [/^(?:net )?advance$|^credit(?= ?:)/i, 1],
    ],
    notAfter: [partOfSum],
    notBefore: [otherSum],
  },
  totalCharge: {
    kind: 'money',
    labels: [
      [/\b(?:total )?charge for (?:the )?credit\b/i, 3],
      [/\btotal (?:cost|charges?) (?:of|for) (?:the |your )?(?:credit|borrowing|finance|loan)\b/i, 3],
      [/\b(?:credit|finance|interest|hire purchase|h\.?p\.?) charges?\b(?! (?:rate|are|will|may))/i, 1],
      [/\btotal (?:credit|finance|interest) (?:charges?|payable)\b/i, 2],
      [/\bcost of (?:the )?(?:credit|borrowing)\b/i, 2],
      [/\btotal interest\b/i, 1],
      [/\bcharges for (?:the )?credit\b/i, 2],
      [/\b(?:what|how much) (?:the |your )?(?:credit|finance|borrowing) (?:will )?costs?(?: you)?\b/i, 2],
      [/^charges$/i, 1],
    ],
    notAfter: [partOfSum],
    notBefore: [otherSum],
  },
  apr: {
    kind: 'percent',
    labels: [
      [/\bannual percentage rate(?: of charge)?\b/i, 3],
      [/\bA\.?P\.?R\.?C?(?![a-z])/, 3],
      [/\bapr\b/i, 3],
      [/\brepresentative (?:apr|annual percentage rate)\b/i, 1.5],
    ],
    notAfter: [/\b(?:representative|typical|example|average)\s*$/i],
    notBefore: [],
  },
  interestRate: {
    kind: 'percent',
    labels: [
      [/\b(?:annual |yearly |fixed |borrowing |nominal )*rates? of interest\b/i, 3],
      [/\b(?:annual |yearly |fixed |nominal )*interest rates?\b/i, 3],
      [/\bborrowing rate\b/i, 3],
      [/\bfixed rate\b/i, 1],
      [/^interest(?: \(?(?:fixed|per annum|p\.?a\.?)\)?)?(?=\s*:?\s*$)/i, 1],
    ],
    notAfter: [/\bflat\s*$|default\s*$/i],
    notBefore: [/^\s*(?:on|after|for) (?:arrears|default|late|overdue)/i],
  },
  paymentCount: {
    kind: 'count',
    labels: [
      [
        /\b(?:number|no\.?|total number) of (?:monthly |regular |equal )*(?:payments?|repayments?|instalments?|rentals?)\b/i,
        3,
      ],
      [/\b(?:monthly )?(?:payments?|repayments?|instalments?) (?:number|count|\(number\))/i, 2],
      [/\bhow many (?:monthly )?(?:payments|instalments|repayments)\b/i, 2],
    ],
    notAfter: [],
    notBefore: [],
  },
  payment: {
    kind: 'money',
    labels: [
      [
        /\b(?:amount|size|value) of (?:each|every|the)? ?(?:subsequent |equal |regular )?(?:monthly )?(?:payments?|repayments?|instalments?)\b/i,
        3,
      ],
      [
        /\b(?:regular|subsequent|equal|standard|fixed|your|each) (?:monthly )?(?:payments?|repayments?|instalments?)(?: of)?\b/i,
        2,
      ],
      [/\bmonthly (?:payments?|repayments?|instalments?|rentals?|amount)\b(?! (?:number|date|due|day))/i, 3],
      [/\b(?:payment|repayment|instalment|rental) amount\b/i, 2],
    ],
    notAfter: [/\b(?:first|final|last|missed|late|number of|no\. of|amount of first|optional|total)\s*$/i, partOfSum],
    notBefore: [
      /^\s*(?:dates?|method|day|holiday|protection|number|history|schedule|missed|received|due (?:date|on))\b/i,
      otherSum,
    ],
  },
  finalPayment: {
    kind: 'money',
    labels: [
      [/\boptional (?:final|purchase) (?:payment|price|repayment|instalment)\b/i, 3],
      [/\b(?:guaranteed|guarenteed) (?:minimum )?future value\b/i, 3],
      [/\bg\.?m?\.?f\.?v\.?(?![a-z])/i, 2],
      [/\bballoon(?: payment)?\b/i, 3],
      [/\bfinal (?:larger |optional |balloon |lump sum )*(?:payment|rental|repayment|instalment)\b/i, 2],
      [/\b(?:larger|lump sum) (?:final |last )?(?:payment|repayment)\b/i, 2],
      [/\blast (?:larger )?(?:payment|instalment)\b/i, 1],
      [/\bresidual value\b/i, 1],
    ],
    notAfter: [partOfSum],
    notBefore: [/^\s*(?:date|due|is due|is optional)\b/i, otherSum],
  },
  term: {
    kind: 'count',
    labels: [
      [
        /\b(?:duration|term|length|period) of (?:the |this |your )?(?:agreement|credit|loan|finance|contract)(?: agreement)?\b/i,
        3,
      ],
      [/\b(?:agreement|finance|loan|contract|repayment|credit) (?:duration|term|period)\b/i, 3],
      [/\bminimum duration\b/i, 2],
      [/^(?:term|duration|period)\b/i, 2],
    ],
    notAfter: [],
    notBefore: [],
  },
  acceptanceFee: {
    kind: 'money',
    labels: [
      [
        /\b(?:acceptance|arrangement|documentation|document|administration|admin|set[- ]?up|credit facility|facility|lender'?s?) (?:arrangement )?(?:fee|charge)\b/i,
        3,
      ],
    ],
    notAfter: [partOfSum],
    notBefore: [otherSum],
  },
  optionFee: {
    kind: 'money',
    labels: [
      [
        /\b(?:option(?: to purchase)?|purchase|completion|title transfer|ownership|transfer of title) (?:activation )?(?:fee|charge)\b/i,
        3,
      ],
      [/\bfee (?:to|for) (?:the )?(?:option|purchase|buy|transfer)\b/i, 2],
      [/\boption to purchase\b(?! price)/i, 1],
    ],
    notAfter: [partOfSum],
    notBefore: [/^\s*(?:price|date)/i, otherSum],
  },
  totalPayable: {
    kind: 'money',
    labels: [
      [/\btotal amount (?:re)?payable\b/i, 3],
      [/\btotal (?:re)?payable\b/i, 3],
      [/\btotal (?:amount )?(?:you (?:will |have to |must )*(?:re)?pay|to (?:re)?pay|to be (?:re)?paid)\b/i, 3],
      [/\bbalance payable\b/i, 1],
      [/\btotal (?:hire[- ]purchase|h\.?p\.?|credit) price\b/i, 2],
      [/\btotal (?:of all )?(?:re)?payments\b/i, 1],
      [/\btotal you (?:will )?have (?:re)?paid\b/i, 2],
    ],
    notAfter: [partOfSum],
    notBefore: [otherSum],
  },
  agreementNumber: {
    kind: 'number',
    labels: [
      [
        /\b(?:finance |credit |your |our |hire purchase |h\.?p\.? )*agreement (?:number|num|no\b\.?|ref(?:erence)?\b\.?(?: (?:number|no\.?))?|id\b|#)/i,
        3,
      ],
      [/\b(?:account|contract|loan|finance|proposal) (?:number|no\b\.?|ref(?:erence)?\b\.?)/i, 2],
      [/\b(?:our|your) ref(?:erence)?\b\.?/i, 2],
      [/^ref(?:erence)?(?: (?:number|no\.?))?\b/i, 1],
      [/^(?:(?:hire[- ]purchase|conditional sale|credit|finance|loan) )?agreement(?=\s*:?\s*$)/i, 1.5],
    ],
    notAfter: [/\b(?:bank|sort code and|your bank|company|fca|vat|new|previous|this|our|direct debit|phone)\s*$/i],
    notBefore: [/^\s*of\b/i],
  },
  signedOn: {
    kind: 'date',
    labels: [
      [/\bdate of (?:this |the |your )?(?:agreement|contract|signing|signature|execution)\b/i, 3],
      [/\b(?:agreement|contract|execution|signature|signing) date\b/i, 3],
      [/\bdate (?:of )?(?:signed|signature|agreement made|executed)\b/i, 3],
      [/\b(?:agreement )?(?:dated|made on|signed on|executed on|entered into on|taken out on)(?: the)?\b/i, 2],
      [/\bstart date(?: of (?:the |your )?agreement)?\b/i, 1],
      [/\b(?:agreement|account|finance) (?:start(?:ed|s)?|opened|commenced|began|commencement)(?: (?:date|on))?\b/i, 2],
      [/\byou took out (?:a|an|your|this) [a-z -]{3,40}? on\b/i, 2],
      [/^date\b/i, 0.5],
      [/\bsigned\b/i, 1],
      [/\bsignature\b/i, 1],
    ],
    notAfter: [/\b(?:not|must be|be|is not|when|if|once|electronically|digital|before|for and on behalf of)\s*$/i],
    notBefore: [
      /^\s*(?:of (?:birth|first|next|last|final|registration|invoice)|\/ ?tax|due|received|printed|electronically)\b/i,
    ],
  },
  lender: {
    kind: 'words',
    labels: [
      [
        /\b(?:name of )?(?:the )?(?:creditor|lender|owner|lessor|finance (?:company|provider)|hire company|funder)(?:'s name| name| details| \(we\)| and address)?\b/i,
        2,
      ],
      [/^(?:we|us|our company|the company)(?:, (?:we|us|our))*(?: \([^)]{0,30}\))?(?=\s*(?::|are\b|means\b|$))/i, 2],
    ],
    notAfter: [/[@.]\s*$/],
    notBefore: [
      /^\s*(?:and|may|will|can|to|is|was|has|who|for|that|or|acts?|acting|received?|must|could|ref|number|us|them|because|in|on|about|would|any|pay|where|fee|with|if|you|we|paid|pays|lent|under|of|did|does|signature|shall|at|after|by)\b/i,
    ],
  },
  dealer: {
    kind: 'words',
    labels: [
      [
        /\b(?:name of (?:the )?)?(?:supplying |motor |introducing |selling |vehicle |car )*(?:dealer(?:ship)?|retailer|supplier|credit intermediary|credit broker|broker|introducer|intermediary|merchant)(?:'s)?(?: of (?:the )?(?:goods|vehicle))?(?: ?(?:\/|or|and) ?(?:credit )?(?:intermediary|broker|supplier|dealer|retailer))*(?: name|\(s\))?(?: (?:and|&) address)?\b/i,
        3,
      ],
      [/\b(?:supplied|sold|introduced|arranged|brokered) by\b/i, 2],
      [/\byour [\w-]+ (?:centre|dealership|retailer)\b/i, 2],
      [/\b(?:took|taken) out (?:through|via)\b|\bproposal received from\b/i, 2],
      [/\bseller(?:'s)?(?: name)?\b/i, 1],
    ],
    notAfter: [
      /\b(?:the|your|our|a|any|no|this|or|to|by the|each|authorised|paid|tied|that|and|for|all|if|which)\s*$/i,
    ],
    notBefore: [
      /^\s*(?:commission|deposit|contribution|supplied|were|able|and|may|will|can|to|is|was|has|who|for|that|or|acts?|acting|received?|invoice|must|could|ref|number|code|frn|us|them|because|in|on|about|would|any|pay|where|fee|with|if|you|we)\b/i,
    ],
  },
  vehicle: {
    kind: 'words',
    labels: [
      [/\b(?:description of (?:the )?(?:goods|vehicle|car)|(?:goods|vehicle) description|vehicle details)\b/i, 3],
      [/\bmake ?(?:and|&|\/|,) ?model(?: (?:and|&|\/) ?(?:derivative|version|specification))?\b/i, 3],
      [/\b(?:the )?(?:goods|vehicle|car|motor vehicle)\b/i, 2],
      [/\bmake\b/i, 2],
      [/\bmodel\b/i, 1],
      [/^asset\b/i, 1],
    ],
    notAfter: [/\b(?:the|your|our|a|any|this|that|return|of|to|new|previous|exchange|new\/used|used)\s*$/i],
    notBefore: [
      /^\s*(?:cash|sales?|order|invoice|price|value|registration|total|excise|tax|identification|finance|reg\b|deposit|date|mileage|supplier|must|(?:is|was|were|are)(?! an? )|supplied|against|if|for|on|will|to|at|and|or|which|that|under|has|may|keeper|age|inspection|until|back|in|by|of|you)\b/i,
    ],
  },
  registration: {
    kind: 'plate',
    labels: [
      [/\b(?:vehicle )?registration(?: (?:number|no\b\.?|mark|plate))?\b/i, 3],
      [/\bregistered\b(?: (?:as|under|number|no\.?))?/i, 2],
      [/\breg(?:n|\.)?\.? ?(?:number|no\b\.?|mark|plate)?(?![a-z])/i, 2],
      [/\b(?:vrm|number plate|index (?:mark|number)|vrn)\b/i, 3],
    ],
    notAfter: [
      /\b(?:company|fca|financial services|vat|ico|data protection|date of(?: first)?|firm|first|of|year of|authorisation and)\s*$/i,
    ],
    notBefore: [/^\s*(?:fee|tax|document|certificate|date|under|in england|of)\b/i],
  },
  commission: {
    kind: 'money',
    labels: [
      [
        /\b(?:amount of |total |dealer(?:'s)? |broker(?:'s)? |the |a |finance |fixed |discretionary )*commission(?: amount| (?:payable|paid|payment|due|received|of|was|is|we paid|we will pay))*\b/i,
        3,
      ],
      [
        /\b(?:amount|remuneration|fee) (?:paid|payable) to (?:the |your )?(?:dealer|broker|credit intermediary|introducer)\b/i,
        2,
      ],
    ],
    notAfter: [/\b(?:no|without|not|whether|vat on|if|competition and|charity|real estate)\s*$/i, partOfSum],
    notBefore: [otherSum],
  },
  settledOn: {
    kind: 'date',
    labels: [
      [
        /\b(?:date (?:of settlement|settled|ended)|settled(?: early| in full)? on|settlement received(?: on)?|agreement (?:was |has been )?(?:ended|settled|closed|paid off)(?: early| in full)?(?: on)?|date (?:account|agreement) (?:closed|settled)|account closed(?: on)?|closed date)\b/i,
        3,
      ],
    ],
    notAfter: [],
    notBefore: [],
  },
}

export const labelledIds = Object.keys(labelled) as LabelledId[]
