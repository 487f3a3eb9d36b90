import type { Labelled, LabelledId } from './fields.ts'

/** Words around a label that make a sum of money another one: a part of it, or one of another time. */
const partOfSum =
  /(?:half|third|quarter|part of|proportion of|percentage of|% of|instead of)(?: of)?(?: the)?(?: total)?\s*$|(?:not|excluding|without|before|minus|less than|reduce)(?: the)?\s*$/i
const otherSum =
  /^\s*(?:(?:paid )?so far|paid by|outstanding|remaining|to date|missed|late|returned|overdue|date|due date|holiday)\b/i

/** What things cost, what is lent and what that costs, and what is paid to whoever arranged it. */
const sumLabels = {
  cashPrice: {
    kind: 'money',
    labels: [
      [/\btotal (?:(?:cash|purchase|selling|sale|retail|vehicle|order) )?price\b/i, 3],
      [/\b(?:total )?cash price\b/i, 3],
      [/\b(?:purchase|selling|sale|vehicle|retail) price\b/i, 2],
      [/\bprice of (?:the )?(?:vehicle|goods|car)\b/i, 2],
      [/\bon[- ]the[- ]road price\b|\b(?:OTR|net|screen) price\b/i, 2],
      [/\bcost of (?:the )?(?:vehicle|goods)\b/i, 2],
      [/\b(?:total )?price payable for (?:the )?(?:vehicle|goods|car)\b/i, 3],
      [/\bvehicle (?:total|value)\b/i, 1],
      [/\bpriced at(?=\s*(?:£|$))|\byou (?:bought|purchased|acquired)\b[^;£]{3,110}? for(?=\s*(?:£|$))/i, 2],
      [/\b(?:the|your) (?:vehicle|car) cost(?: you)?(?= £)/i, 2],
      [/\bcar price\b|\bprice agreed\b|\bagreed price\b/i, 2],
      [
        /\bhow much (?:is|does) (?:the|your) (?:vehicle|car)(?: cost)?\b|\bwhat (?:the|your) (?:vehicle|car) costs\b/i,
        2,
      ],
      [
        /^(?:(?:the )?price|cost)(?: incl?(?:uding|\.)? vat)?(?=(?: is|\s*[:-]| \([^)]{0,40}\))?\s*(?:£|[\d,]+\.\d\d|$))/i,
        1,
      ],
      [/(?<=^|[.;] )the price (?:is|was)(?=\s*(?:£|$))/i, 1.5],
      [/\binvoice (?:price|cost|value)\b/i, 1],
      // What is financed with the car is in it.
      [/\binvoice total\b|^total invoice(?: (?:price|value))?\b/i, 3],
    ],
    notAfter: [/\b(?:hire[- ]purchase|credit|h\.?p\.?|less than the)\s*$/i, partOfSum],
    notBefore: [/^\s*payable(?! for)\b/i, otherSum],
  },
  deposit: {
    kind: 'money',
    labels: [
      [/\btotal deposit\b/i, 3],
      [/\b(?:cash |customer |initial |your )deposit\b/i, 3],
      [/\bdeposit(?! (?:contribution|allowance))\b/i, 3],
      [/\b(?:total )?advance payments?\b/i, 2],
      // "1 initial payment, then 35 of £200.00" is paid by the month.
      [/(?<!\b(?:1|one) )\b(?:initial|up[- ]?front) payment\b/i, 1],
      [/\bdown ?payment\b/i, 2],
      [/\b(?:you (?:are )?put(?:ting)? down|you pay now|your contribution|you(?:'re| are) putting (?:in|down))\b/i, 2],
      [/\byou put(?= £[\d,.]+ down\b)|\byou put in(?: yourself)?\b/i, 2],
      [/^paid (?:up[- ]?front|up front|in advance)(?: in cash)?\b/i, 2],
      [/\byou paid(?= £[\d,.]+ (?:(?:of|towards) (?:this|that|it)|yourself)\b)/i, 2],
      [/\byou paid(?= £[\d,.]+ and (?:gave|traded|part[- ]exchanged)\b)/i, 2],
      [/\binitial rental\b/i, 1],
      [/^dep\b\.?/i, 1],
      [/^(?:less|deduct)?:? ?cash(?: paid)?$|^cash(?= (?:£|GBP) ?\d)/i, 1],
    ],
    notAfter: [
      /\b(?:if|before|after(?! an? $)|security|dealer|manufacturer|finance|contribution to|with|counting|inc(?:l|lud\w+)?\.?)(?: the| your| any| an?)?\s*$/i,
      /\bpayable less (?:the |any )?$/i,
      partOfSum,
    ],
    notBefore: [/^\s*(?:account|contribution|included\b|and \d+ payments)/i, otherSum],
  },
  partExchange: {
    kind: 'money',
    labels: [
      [/\b(?:net )?part[- ]ex(?:changed?)?(?: (?:allowance|value|vehicle|deposit|price))*\b/i, 3],
      // What is left of it once the finance on it is paid off.
      [/\bnet part[- ]ex(?:change)?(?: (?:allowance|value))?\b|^(?:net )?equity\b|^net allowance\b/i, 3.8],
      [
        /\bpart[- ]ex(?:change)?(?: allowance)?,? \(?(?:net(?! of)|after (?:the )?settlement)\b\)?|^allowance less (?:the )?(?:outstanding |existing )?(?:finance|settlement)\b/i,
        3.8,
      ],
      [
        /\btrade[- ]in (?:value|allowance|price)\b|\btrade[- ]in(?= (?:£|GBP) ?\d)|^trade[- ]in(?= of (?:your|the) |\s*:?\s*$)/i,
        2,
      ],
      [/\b(?:allow(?:s|ed)?(?: you)?|g[ai]ve you)(?= £[\d,.]+ (?:for (?:the|your)|in part[- ]exchange)\b)/i, 2],
      [
        /\b(?:dealer(?:ship)?|garage|supplier|retailer|seller) (?:has |have )?(?:allow(?:s|ed)|gave) you(?= £[\d,.]+$)/i,
        2,
      ],
      [/\b(?:part[- ]exchanged|traded in) your (?:(?:old|own) )?(?:vehicle|car) for(?= £)/i, 3.2],
      [/^allowed for (?:your|the) (?:(?:old|current|own|present) )?(?:vehicle|car)\b/i, 2],
      [/\bwhat your (?:old|current|own|present) (?:vehicle|car) is worth(?: to (?:the|us|your) ?\p{L}*)?\b/iu, 2],
      [/\bp\/?x (?:value|allowance)\b|^p\/?x(?=\s*:?\s*(?:£|[\d,]+\.\d\d|$))|\bp\/?ex\b(?=:? £)/i, 2],
      [/\b(?:price|amount|sum|value) we (?:will )?(?:allow|give)(?: you)?(?: for it)?\b/i, 2],
    ],
    notAfter: [
      /\bdeposit (?:or|and|\/|and ?\/ ?or) ?(?:any )?$|\bdeposit \(cash (?:and|or|\/|and ?\/ ?or) ?$|\b(?:with|counting|including|incl\.?)(?: the| your| any)?\s*$/i,
      /\b(?:finance|settlement|outstanding|owing|owed)\b[^.;£]{0,20} (?:on|for)(?: the| your)?\s*$/i,
      /\bpayments? (?:made|received|paid|to date)\b.*$/i,
      partOfSum,
    ],
    notBefore: [/^\s*(?:nil|none|n\/a)\b|^\)? included\b/i, otherSum],
  },
  amountOfCredit: {
    kind: 'money',
    labels: [
      [/\b(?:total )?amount of (?:the )?(?:credit|loan)\b/i, 3],
      [/\bamount (?:financed|borrowed|you borrow|you are borrowing|we are lending|to finance|to be financed)\b/i, 3],
      [/\b(?:total )?credit amount\b/i, 2],
      [/\bhow much (?:are you|am I|you are|will you be) borrow(?:ing)?\b/i, 2],
      [
        /^(?:to (?:finance|borrow)|finance(?: \(see [^)]{1,20}\)| (?:through|with|from|by|via) [\p{L} &.'-]{3,40}?)?)(?=\s*:?\s*(?:£|[\d,]+\.\d\d|$))/iu,
        1,
      ],
      [/\bloan amount\b/i, 2],
      [/\borig(?:inal)? (?:amount|balance|advance|loan|credit)\b|^total credit(?=\s*:?\s*(?:£|[\d,]+\.\d\d|$))/i, 1.5],
      // An invoice says whose finance pays: "Finance agreement 30077182645".
      [/^finance(?: agreement)?(?: (?:number|no\b\.?|ref\b\.?))?:? [A-Z]{0,4}[\d/ -]{5,}$/i, 1],
      [/\b(?:balance|amount) (?:to be )?(?:financed|to finance|on finance)\b/i, 2],
      [/\b(?:sum|capital|principal)(?: amount)? (?:financed|lent|advanced|borrowed)\b/i, 2],
      [/\bcredit (?:provided|advanced|extended)\b|\b(?:amount|sum|total) (?:advanced|lent)\b/i, 2],
      [
        /\b(?:finance balance|(?:balance|amount) due from (?:the )?(?:[\p{L}&-]+ ){0,4}(?:finance|lender|bank|credit|financial services))\b/iu,
        2,
      ],
      [/\b(?:you|you are|you will|you would be|you'd be|you'll(?: be)?|amount|sum|total) borrow(?:ed|ing)?\b/i, 2],
      [
        /\byou(?:'re| are) borrowing(?=\s*:?\s*(?:£|$))|\b(?:borrowed|you financed)(?= £)|\bfor the (?:other|remaining|balance of)(?= £)|\bleaving(?= £[\d,.]+ to (?:finance|borrow|be financed)\b)/i,
        1.5,
      ],
      [/\byou (?:borrow(?:ed)?|financed) the (?:remaining|other|rest,?|balance(?: of)?,?)(?= £)/i, 2.5],
      [/\b(?:the credit we (?:give|grant) you|we (?:lend|lent|are lending|advanced)(?: you)?)\b/i, 2],
      [
        /^(?:lent|borrow|borrowed|borrowing|lending|amount of finance|amount finance|(?:net )?advance(?! payment)|adv|credit)(?=\s*[:-]?\s*(?:£|[\d,]+\.\d\d|$))/i,
        1,
      ],
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
      [/\bthe (?:credit|finance|borrowing) (?:has )?cost(?: you)?(?= £)/i, 2],
      [/\binterest and (?:fees|charges)(?=(?: (?:come to|comes to|are|is|of))?\s*:?\s*(?:£|[\d,]+\.\d\d|$))/i, 1],
      [/^total charge(?=\s*:?\s*(?:£|[\d,]+\.\d\d|$))/i, 2],
      [/^(?:total )?(?:charges|chgs)(?=\s*:?\s*(?:£|[\d,]+\.\d\d|$))/i, 1],
    ],
    // "Total amount payable (credit, charge for credit and deposit)" is the sum of them.
    notAfter: [partOfSum, /\bpayable \([^()£]*$/i],
    notBefore: [otherSum],
  },
  acceptanceFee: {
    kind: 'money',
    labels: [
      [
        /\b(?:acceptance|arrangement|documentation|document|administration|admin|set[- ]?up|credit facility|facility|lender'?s?) (?:arrangement )?(?:fee|charge)\b/i,
        3,
      ],
    ],
    notAfter: [/\bmay (?:also )?charge (?:you )?(?:an? )?$/i, partOfSum],
    notBefore: [/^[^.;]{0,6}£[\d.,]+ (?:for each|for every|per|each|every|if|when)\b/i, otherSum],
  },
  optionFee: {
    kind: 'money',
    labels: [
      [
        /\b(?:option(?: to (?:purchase|buy))?|purchase|completion|title transfer|ownership|transfer of title) (?:activation )?(?:fee|charge)\b/i,
        3,
      ],
      [/\bfee (?:to|for) (?:the |taking )?(?:option|purchase|buy|transfer|own|keep)\w*|^fee at (?:the )?end\b/i, 2],
      [/\boption to purchase\b(?! price)|^o\.?t\.?p\.?(?=\s*:?\s*(?:£|[\d,]+\.\d\d|$))/i, 1],
    ],
    notAfter: [partOfSum],
    notBefore: [/^\s*(?:price|date)/i, otherSum],
  },
  totalPayable: {
    kind: 'money',
    labels: [
      [/\btotal amount (?:re)?payable\b/i, 3],
      [/\btotal (?:price )?(?:re)?payable\b/i, 3],
      [
        /\btotal (?:amount )?(?:you (?:will |have to |must |were to |had to )*(?:re)?pay|to (?:re)?pay|to be (?:re)?paid|(?:to pay )?back)\b/i,
        3,
      ],
      [/\bbalance payable\b/i, 1],
      [/\btotal (?:hire[- ]purchase|h\.?p\.?|credit) price\b/i, 2],
      [/\btotal (?:of all )?(?:re)?payments\b/i, 1],
      [/\b(?:total|all in|in all),? you (?:will )?have (?:re)?paid\b/i, 2],
      [/\byou(?:'ll| will) have (?:re)?paid\b/i, 1],
      [/\b(?:altogether|in all|in total),[^.;£]{0,60}\b(?:costs?|pay|paid|repay)(?: you| us)?(?= £)/i, 2],
      [/\byou (?:will )?(?:re)?pay in (?:total|all)\b|\ball in,? you(?:'ll| will) (?:re)?pay\b/i, 2],
      [/\byou (?:were|are|have|had) to (?:re)?pay(?: back)?(?= £[\d,]+\.\d\d(?:\.| in (?:all|total)\b))/i, 2],
      // Where other sums stand beside it, as in a settlement quotation, this one says whose it is.
      [/\btotal amount payable under (?:the|your|this) agreement\b/i, 5],
    ],
    notAfter: [partOfSum],
    notBefore: [/^ less\b/i, otherSum],
  },
  commission: {
    kind: 'money',
    labels: [
      [
        /\b(?:amount of |total |dealer(?:'s)? |broker(?:'s)? |the |a |finance |fixed |discretionary ){0,5}commission(?: amount| (?:payable|paid|payment|due|received|of|was|is|we paid|we will pay|we (?:will |have )?receive[d]?|they (?:will )?receive[d]?))*\b/i,
        3,
      ],
      [
        /\b(?:amount|sum|remuneration|fee) (?:paid|payable) (?:by us )?to (?:the |your )?(?:dealer|broker|supplier|retailer|credit intermediary|introducer)\b/i,
        2,
      ],
      [/^comm\b\.?(?: paid)?/i, 2],
      [
        /^(?:how much(?: (?:was it|was paid|we paid|(?:did|does|was) (?:the|your|this) \p{L}+ (?:receive|get|paid)))?|what we paid (?:them|it|the (?:dealer|broker)))\??$/iu,
        1.5,
      ],
    ],
    notAfter: [
      /\b(?:no|without|not|whether|vat on|if|competition and|charity|real estate)\s*$/i,
      /\b(?:claim(?:ed|ing)?|refund(?:ed|ing)?|compensat\w+|redress|return|lowest|highest|average)\b(?:[^.;]|\.\d){0,40}$/i,
      partOfSum,
    ],
    notBefore: [/^\s*(?:basis|model|type|method|structure|arrangement|rate|band|code)\b/i, otherSum],
  },
} satisfies Partial<Record<LabelledId, Labelled>>

/** The rates, and how the credit is paid back. */
const paymentLabels = {
  apr: {
    kind: 'percent',
    labels: [
      [/\bannual percentage rate(?: of charge)?\b/i, 3],
      [/\bA\.?P\.?R\.?C?(?![a-z])/, 3],
      [/\bapr\b|\bA P ?R\b|\bAP R\b/i, 3],
      [/\brepresentative (?:apr|annual percentage rate)\b/i, 2],
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
      [/\brate (?:is )?fixed at\b|\binterest (?:is )?(?:charged )?at a (?:fixed )?rate of\b/i, 2],
      [/\b(?:fixed|annual|yearly)(?: (?:fixed|annual|yearly))? rate of(?= \d)/i, 2],
      // Where no other stands.
      [/\bflat rate(?: of interest)?(?: of)?\b/i, 0.6],
      [/^interest:? \(?fixed\b(?: at)?/i, 2],
      [/^interest (?:on [A-Z] |on the credit |charged |payable )?(?:at\b|@)|\binterest at(?= \d{1,2}\.\d+ ?%)/i, 2],
      [/^rate(?=\s*:?\s*(?:$|\d[\d.]* ?%))/i, 1],
      [/^customer rate\b|^rate (?:to |charged to )?(?:the )?customer\b/i, 2],
      [/^(?:annual|yearly|nominal) rate(?: ?\(?%\)?)?(?=\s*:?\s*(?:$|\d))/i, 2],
      [/\b(?:yearly|annual) interest\b/i, 2],
      [/^interest(?: \(?(?:fixed|per annum|p\.?a\.?)\)?)?(?=\s*:?\s*$)/i, 1],
    ],
    notAfter: [/\bflat\s*$|default\s*$/i],
    notBefore: [
      /^\s*(?:on|after|for) (?:arrears|default|late|overdue)/i,
      /^ ?[\d.]+ ?%(?: a year| per annum)? (?:on|for) (?:any|payments|sums|amounts|arrears)\b/i,
      /^\s*[\d.]+ ?(?:%|per ?cent) (?:a year |per annum )?simple/i,
    ],
  },
  paymentCount: {
    kind: 'count',
    labels: [
      [
        /\b(?:number|no\.?|total number) (?:of )?(?:monthly |regular |equal )*(?:payments?|repayments?|instalments?|rentals?)\b/i,
        3,
      ],
      [/\b(?:monthly )?(?:payments?|repayments?|instalments?) (?:number|count|\(number\))/i, 2],
      [/\bhow many (?:monthly )?(?:payments|instalments|repayments)\b/i, 2],
      [/^(?:monthly )?(?:payments|instalments|repayments)(?=\s*:?\s*\d{2,3}$)/i, 0.8],
      [/^you (?:will|must|have to) make(?=\s*$| \d{2})/i, 1.5],
      [/\bagreement runs (?:to|for)(?= \d{2,3} (?:monthly )?(?:payments|instalments|repayments)\b)/i, 2],
    ],
    notAfter: [],
    notBefore: [
      /^\s*(?:made|received|remaining|missed|outstanding|left|to date|paid|overdue|late|still|to go|date)\b/i,
    ],
  },
  payment: {
    kind: 'money',
    labels: [
      [
        /\b(?:amount|size|value) of (?:each|every|the)? ?(?:subsequent |equal |regular )?(?:monthly )?(?:payments?|repayments?|instalments?)\b/i,
        3,
      ],
      [
        /\b(?:(?:regular|subsequent|equal|standard|each) (?:monthly )?(?:payments?|repayments?|instalments?)|(?:fixed|your) (?:payment|repayment|instalment))(?: of| is)?\b/i,
        2,
      ],
      [
        /\bmonthly (?:payments?|repayments?|instalments?|rentals?|amount)\b(?! (?:number|date|due|day)|(?<=s):? ?\d{2,3}$|(?<=\d monthly [a-z]+):$)/i,
        3,
      ],
      [/\b(?:payment|repayment|instalment|rental) amount\b/i, 2],
      [/\byou (?:will )?(?:re)?pay (?:us )?(?:each|every|a|per) month\b/i, 3],
      [/\byou (?:(?:will|have to|had to) )?(?:re)?(?:pay|paid)(?: us)?(?= £[\d,.]+ (?:a|each|every|per) month)/i, 3],
      [/\bnext (?:payment|instalment)\b/i, 2],
      [
        /^(?:payment|repayment|instalment|rental)s? ?[-:,(] ?(?:regular|standard|usual|normal|others?)\)?(?=\s*:?\s*(?:£|[\d,]+\.\d\d|$))/i,
        2,
      ],
      [/^(?:monthly|inst|instalment|repayment|rental)(?=\s*:?\s*(?:£|[\d,]+\.\d\d|$))/i, 1],
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
      [/\boptional (?:(?:final|purchase|last|balloon) )?(?:payment|price|repayment|instalment)\b/i, 3],
      [/\b(?:guaranteed|guarenteed) (?:minimum )?future value\b/i, 3],
      [/\bg\.?m?\.?f\.?v\.?(?![a-z])/i, 2],
      [/\bballoon(?: payment)?\b/i, 3],
      [/\bfinal (?:larger |optional |balloon |lump sum )*(?:payment|rental|repayment|instalment)\b/i, 2],
      [/\b(?:larger|lump sum) (?:final |last )?(?:payment|repayment)\b/i, 2],
      [/\blast (?:larger )?(?:payment|instalment)\b/i, 1],
      [/\bresidual value\b/i, 1],
      [/\bfinal \(optional\) (?:payment|repayment|instalment|rental)\b/i, 3],
      [/\bat the end you (?:may|can|could) pay\b/i, 2],
    ],
    notAfter: [partOfSum],
    notBefore: [/^\s*(?:date|(?:is )?due(?! (?:on )?\d)|is optional)\b/i, otherSum],
  },
  term: {
    kind: 'count',
    labels: [
      [
        /\b(?:duration|term|length|period) of (?:the |this |your )?(?:agreement|credit|loan|finance|contract)(?: agreement)?\b/i,
        3,
      ],
      [/\b(?:agreement|finance|loan|contract|repayment|credit) (?:duration|term|period)\b/i, 3],
      [/\bminimum duration\b|\b(?:term|period) of(?= \d{1,3} months)/i, 2],
      [/\bperiod of hire\b/i, 3],
      [/\bagreement (?:for|over|lasts|runs for)(?= \d{1,3} months)|\bover(?= \d{1,3} months,)/i, 2],
      [/\bhow long (?:this|the|your) agreement lasts\b|^for how long\b|^lasts\b/i, 2],
      [/^(?:term|duration|period)\b/i, 2],
    ],
    notAfter: [],
    notBefore: [],
  },
} satisfies Partial<Record<LabelledId, Labelled>>

/** Who, what and when: names, numbers, plates and days. */
const nameLabels = {
  agreementNumber: {
    kind: 'number',
    labels: [
      [
        /\b(?:finance |credit |your |our |hire purchase |h\.?p\.? )*agreement \(?(?:number(?:ed)?|num|no\b\.?|ref(?:erence)?\b\.?(?: (?:number|no\.?))?|id\b|#)/i,
        3,
      ],
      [/\b(?:account|contract|loan|finance) (?:number|no\b\.?|ref(?:erence)?\b\.?)/i, 2],
      [/\b(?:our|your) ref(?:erence)?\b\.?/i, 1.4],
      [/^ref(?:erence)?(?: (?:number|no\.?))?\b/i, 1],
      [
        /^(?:your )?(?:(?:hire[- ]purchase|conditional sale|credit|finance|loan) )?(?:agreement|account|contract|account ?\/ ?agreement)(?=\s*:?\s*$)/i,
        1.5,
      ],
      // Products have names: "Your DriveAway agreement".
      [/^your (?:[\p{L}&'-]+ ){1,3}agreement(?=\s*:?\s*$)/iu, 1.5],
      // Account screens are headed so, with the number in the corner.
      [
        /^(?:your )?(?:agreement|account|contract) (?:record|details|enquiry|summary|screen|history|data|view|at a glance)(?=\s*:?\s*$)/i,
        1.5,
      ],
      [/^contract(?=:? (?:\d{5,}|\d{4}-\d{3}|[A-Z]{1,5}[ /-]?\d{3}))/i, 2],
      // "Your agreement 44019827": the number follows with no word for it.
      [
        /\bagreement:?(?= (?:\| )?\*?(?:\d{5,}|\d{3} \d{3} \d{4}|\d{4}[ -]\d{2,}|[A-Z]{1,5}[ /-]?\d{3}|\d{2,4}[/-]\d{4}|[A-Z][A-Z\d]{1,6}[/-]\d{4}|\d{2,4}[/-]\d{2,4}[/-]\d{2}|[A-Z]{1,5}[./-](?:[A-Z\d]{1,5}[/-])*\d{2}))/i,
        2.5,
      ],
      [/^(?:hire[- ]purchase|conditional sale|credit|finance|loan) agreement \([^)]{3,30}\)$/i, 1.5],
      [/\bagreement,? \(?regulated by the consumer credit act 1974\)?$/i, 1],
      [/\b(?:agr(?:mt)?\.?|a\/c) (?:number|no\b\.?)/i, 2],
      [/\b(?:purchase|sale|agreement)[^.;£\d]{0,30}, (?:number|no\b\.?)(?= \d)/i, 2],
      [/\btheir (?:number|ref(?:erence)?) for (?:it|this|your|the)\b/i, 2],
      [/^(?:number|no\b\.?)(?= ?:? ?(?:[A-Z]{1,4}[ /-]?)?\d)/i, 1],
    ],
    notAfter: [
      /\b(?:bank|building society|sort code and|your bank|company|fca|vat|new|previous|this|our|direct debit|phone)\s*$/i,
    ],
    notBefore: [/^\s*(?:number )?(?:of|with)\b/i],
  },
  signedOn: {
    kind: 'date',
    labels: [
      [/\bdate of (?:this |the |your )?(?:contract|signing|signature|execution)\b/i, 3],
      [/\bdate of (?:this |the |your )?agreement\b/i, 3.5],
      [/\b(?:agreement|contract|execution|signature|signing) date\b/i, 3],
      [/\bdate (?:of )?(?:signed|signature|agreement made|executed)\b/i, 3],
      [/\b(?:agreement )?(?:dated|made on|signed on|executed on|entered into on|taken out on)(?: the)?\b/i, 2],
      [/\bagreement\b(?:[^.;£]|\.\d){0,80}?,? (?:dated|made on|made(?= \d))/i, 3],
      [/\b(?:PCP|HP|hire purchase|conditional sale|contract purchase)\)?[^.;£]{0,30}? dated\b/i, 3],
      [/\bagreement is made (?:on )?the\b/i, 3],
      [/\bagreement signed\b[^.;£\d]{0,30}? on\b/i, 2.5],
      [/^made (?:on )?(?:the|this)\b|\bmade today\b/i, 2],
      [/\bdate on which (?:this|the|your) agreement (?:is|was) (?:made|signed|executed)\b/i, 3],
      [
        /\b(?:you|I|we|he|she|they|(?:my|our) client)(?: and \p{Lu}[\p{L} ]{1,30}?)? (?:entered into|took out|signed(?! for\b)|made)\b[^.;£]{0,90}? on\b/iu,
        2.8,
      ],
      [/\b(?:you|I|we)(?: and \p{Lu}[\p{L} ]{1,30}?)? (?:entered into|took out|signed(?! for\b)|agreed to)\b/iu, 2.6],
      [
        /^(?:date|when) it was (?:made|signed|taken out)\b|^when was it (?:made|signed|taken out)\b|\bsigned electronically(?= \d)/i,
        2.8,
      ],
      // The customer signs first; whether that or this dates the agreement, other words say.
      [
        /\bsigned (?:(?:for|by)(?: (?:and|or) on behalf of)?|on behalf of) (?:us\b|(?:the )?(?:creditor|lender|owner|seller|company)\b)/i,
        0.8,
      ],
      [/\bsigned electronically by\b[^.;£\d]{0,50}? on\b/i, 1],
      [/\bstart date(?: of (?:the |your )?agreement)?\b/i, 1],
      [
        /\b(?:agreement|account|contract|finance)(?:,? (?:which|that))? (?:start(?:ed|s)?|opened|commenced|began|commencement)(?: (?:date|on))?\b/i,
        2,
      ],
      [/\bagreement,? (?:which |that )?(?:started|began|commenced|was made|was signed) on\b/i, 3],
      [/\bit (?:started|began|was made|was signed) on\b/i, 2],
      [/\bagreement (?:was )?(?:made|entered into|signed) on\b/i, 3],
      [/\b(?:agreement|contract|purchase|sale) of(?= \d{1,2}(?:st|nd|rd|th)? \p{Lu})/iu, 3],
      [/\b(?:you (?:sign|signed|agreed)(?: it)?|agreed) on\b/i, 2.6],
      [/^(?:opened|inception|start(?:ed)?|live)(?: date)?(?=\s*:?\s*(?:\d|$))/i, 2],
      [/^(?:taken out|agreed)(?: on)?(?=\s*:?\s*(?:\d|$))/i, 2],
      [/^(?:cust(?:omer)?|debtor|hirer|client|buyer|borrower|applicant) signed(?: (?:on|date))?\b/i, 2.5],
      [/\bsigned by (?:you|the (?:customer|hirer|buyer|borrower|debtor)) on\b/i, 2.8],
      [/^signed (?:by )?(?:cust(?:omer)?|debtor|hirer|client|buyer|borrower|applicant)\b/i, 2.8],
      [/^(?:date signed|signed (?:on|date))(?=\s*:?\s*(?:\d|$))/i, 2.5],
      [/^(?:time (?:and|&) )?date\b/i, 0.5],
      [/\bsigned\b/i, 1],
      [/\bsignature\b/i, 1],
    ],
    notAfter: [
      /\b(?:not|must be|be|is not|when|if|once|electronically|digital|before|for and on behalf of)\s*$/i,
      // The day of a complaint is none of the agreement.
      /\b(?:complaint|enquiry|request|claim|call)(?: (?:that|which))?(?: (?:you|we|I|they|was|he|she))?\s*$/i,
    ],
    notBefore: [
      /^\s*(?:of (?!(?:this |the |your )?(?:agreement|contract|signature|signing|execution)\b)\p{L}|\/ ?tax|due\b|(?!signed|agreed|executed)\p{L}+ed\b|sent\b|run\b|electronically\b)/iu,
    ],
  },
  lender: {
    kind: 'words',
    labels: [
      [
        /\b(?:name (?:and address )?of )?(?:the )?(?:creditor|lender|owner|lessor|finance (?:company|provider)|hire company|funder)(?:'s name| name| details| \(we\)| and address| of the (?:goods|vehicle|car)(?: is)?)?\b/i,
        2,
      ],
      [
        /^(?:we|us|our company|(?:the )?company)(?:, (?:we|us|our))*(?: \([^)]{0,30}\))?(?=\s*(?::|are\b|means\b|$))/i,
        2,
      ],
      [/"(?:we|us)"(?:,? (?:or |and )?"(?:us|our)")* (?:means|is)\b/i, 3],
    ],
    notAfter: [/[@.]\s*$/, /\b(?:signed|sign|signature) (?:for|by|of)(?: the)?\s*$|\bbehalf of(?: the)?\s*$/i],
    notBefore: [
      /^\s*(?:and|may|will|can|to|was|has|who|for|that|or|acts?|acting|received?|must|could|ref|number|us|them|because|in|on|about|would|any|pay|where|fee|with|if|you|we|paid|pays|lent|under|of|did|does|signature|shall|at|after|by)\b/i,
    ],
  },
  dealer: {
    kind: 'words',
    labels: [
      [
        /\b(?:name (?:and address )?of (?:the )?)?(?:supplying |motor |introducing |selling |vehicle |car )*(?:dealer(?:ship)?|retailer|supplier|credit intermediary|credit broker|broker|introducer|intermediary|merchant)(?:'s)?(?: of (?:the )?(?:goods|vehicle))?(?: ?(?:\/|or|and) ?(?:credit )?(?:intermediary|broker|supplier|dealer|retailer|introducer))*(?: of (?:the )?(?:goods|vehicle|car))?(?: name|\(s\))?(?: (?:and|&) address)?\b/i,
        2.8,
      ],
      // Where one sold the car and another arranged the finance, it is the one who sold it.
      [
        /\b(?:name (?:and address )?of (?:the )?)?(?:supplying |motor |selling |vehicle |car )*(?:dealer(?:ship)?|retailer|supplier)(?:'s)?(?: of (?:the )?(?:goods|vehicle|car))?(?: ?(?:\/|or|and) ?(?:credit )?(?:intermediary|broker|supplier|dealer|retailer|introducer))*(?: name|\(s\))?(?: (?:and|&) address)?\b/i,
        3.4,
      ],
      [
        /\b(?:supplied|sold|introduced|arranged|brokered|provided|opened)(?: (?:and|&) (?:supplied|sold|introduced|arranged))?(?: to (?:us|you))? (?:by|through)\b/i,
        2,
      ],
      [/^(?:supplied|sold)(?: to us)? by\b/i, 3],
      [/\b(?:obtained|bought|purchased)(?: by us)? from\b/i, 2],
      [/\bprepared (?:for [^,.]{3,40} )?by\b/i, 2],
      [
        /^(?:to whom(?: was (?:it|commission) paid)?\b|who was (?:it|this|that|(?:the )?commission) paid to\b|who (?:did we pay|we paid|was paid|received it)(?=\?|:?\s*$))\??/i,
        1,
      ],
      [/^who (?:arranged|sold|introduced|supplied) (?:it|you|this|the \p{L}+)\b|^intro(?:duction)? source\b/iu, 2],
      [/\b(?:(?:dealer|retailer|broker|company) (?:that |which )?)?(?:who )?introduced you(?: to us)?\b/i, 2],
      [/\byour [\w-]+ (?:centre|dealership|retailer)\b/i, 2],
      [/"(?:the )?(?:dealer|supplier|retailer|broker)" means\b/i, 3],
      [/\b(?:took|taken) out (?:through|via)\b|\bproposal received from\b/i, 2],
      [/\bseller of (?:the )?(?:goods|vehicle|car)(?: to us)?\b/i, 3],
      [/\bseller(?:'s)?(?: name)?\b/i, 1],
    ],
    notAfter: [
      /[^\s.):]\s+(?:the|your)\s*$|\bwitness \(\s*$|\b(?:our|a|any|no|this|or|to|by the|each|authorised|paid|tied|that|and|for|all|if|which|finance (?:is )?)\s*$/i,
    ],
    notBefore: [
      /^["')]/,
      /^\s*(?:comm(?:ission)?|rates?|deposit|contribution|supplied|were|able|and|may|will|can|to|has|who|for|that|or|acts?|acting|received?|invoice|must|could|ref|number|no\.?:?|code|frn|us|them|because|in|on|about|would|any|pay|where|fee|with|if|you|we)\b/i,
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
      [/^(?:asset|unit)\b/i, 1],
    ],
    notAfter: [
      /\b(?:the|your|our|a|any|this|that|return|of|to|new|existing|current|present|previous|exchange|new\/used|used)\s*$/i,
    ],
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
    notBefore: [/^\s*(?:office|address|fee|tax|document|certificate|date|under|in england|of)\b/i],
  },
  settledOn: {
    kind: 'date',
    labels: [
      [
        /\b(?:date (?:of settlement|settled|ended)|settled date|(?:settled|ended|closed|paid off|paid (?:it|(?:the|your|this) \p{L}+) off|came to an end)(?: (?:it|(?:the|your|this) (?:agreement|account|finance|loan)))?(?: early| in full)*,? on|settlement received(?: on)?|agreement (?:was |has been )?(?:ended|settled|closed|paid off)(?: early| in full)?(?: on)?|date (?:account|agreement) (?:closed|settled)|account closed(?: on)?|closed date)\b/iu,
        3,
      ],
      [/^(?:settled|ended)(?: on)?(?=\s*:?\s*(?:\d|$))|^closed(?: on)?(?=\s*:?\s*\d)|^clsd(?: dt| date)?\b/i, 2],
      [/\bsettlement date\b/i, 2],
    ],
    notAfter: [/\b(?:be|not|if it is|unless)\s*$/i],
    notBefore: [],
  },
} satisfies Partial<Record<LabelledId, Labelled>>

/**
 * The words under which each field stands. The law fixes many of them: for agreements the Consumer Credit (Agreements) Regulations 2010 (SI
 * 2010/1014) and before them those of 1983 (SI 1983/1553), both in Schedule 1; for what comes before an agreement the Consumer Credit
 * (Disclosure of Information) Regulations 2010 (SI 2010/1013), Schedule 1. An advance payment is the deposit and the part exchange
 * (SI 2010/1013, regulation 1(2)). Lenders have names of their own for others.
 */
export const labelled: Record<LabelledId, Labelled> = { ...sumLabels, ...paymentLabels, ...nameLabels }

export const labelledIds = Object.keys(labelled) as LabelledId[]

/** A label in a text: where it stands, and how surely it means its field. */
type Label = { start: number; end: number; weight: number }

/** A label as it is looked for all along a text. */
const everywhere = (label: RegExp): RegExp => {
  const made = global.get(label) ?? new RegExp(label, `${label.flags}g`)
  global.set(label, made)
  return made
}
const global = new Map<RegExp, RegExp>()

/** The surest label of a field in a text, and the first of these; only those of a weight of `least` or more. `before` is what leads up to the text. */
export function labelIn(text: string, field: LabelledId, { least = 0, before = '' } = {}): Label | undefined {
  const { labels, notAfter, notBefore } = labelled[field]
  let best: Label | undefined
  for (const [label, weight] of labels) {
    if (weight < least || (best && weight <= best.weight) || !label.test(text)) continue
    for (const match of text.matchAll(everywhere(label))) {
      const [start, end] = [match.index, match.index + match[0].length]
      const lead = `${before} ${text.slice(0, start)}`.slice(-41)
      if (
        notAfter.some((words) => words.test(lead)) ||
        notBefore.some((words) => words.test(text.slice(end, end + 40)))
      )
        continue
      best = { start, end, weight }
      break
    }
  }
  return best
}

/** Every label of a field in a text, the surest first; what is part of another is none. */
export function labelsIn(text: string, field: LabelledId, before: string): Label[] {
  const { labels, notAfter, notBefore } = labelled[field]
  const found = labels.flatMap(([label, weight]) =>
    !label.test(text)
      ? []
      : [...text.matchAll(everywhere(label))].flatMap((match): Label[] => {
          const [start, end] = [match.index, match.index + match[0].length]
          const lead = `${before} ${text.slice(0, start)}`.slice(-41)
          return notAfter.some((words) => words.test(lead)) ||
            notBefore.some((words) => words.test(text.slice(end, end + 40)))
            ? []
            : [{ start, end, weight }]
        }),
  )
  if (found.length < 2) return found
  const sorted = found.toSorted((a, b) => b.weight - a.weight || a.start - b.start)
  return sorted.filter((own, at) => !sorted.slice(0, at).some(({ start, end }) => own.start < end && start < own.end))
}

/** Whether a label opens its cell: before it stand no more than a number or a letter, and a word that adds or takes away. */
export const opensCell = (lead: string): boolean =>
  /^(?:[-+•*]|\(?(?:[a-z0-9]{1,3}|[ivx]{4,5})[.)](?!\d)|\d{1,2}(?:\.\d{1,2}){1,2}(?![.\d])|[a-z]\d{0,2}\b|there is|less|plus|minus|add|the|your|total|of which|equals|is|was|our|this|subsequent|an|=|:|\s)*$/i.test(
    lead.trim(),
  )

/** Whether a cell is nothing but a label: short, and without a figure. */
export const isBareLabel = (text: string, end: number): boolean =>
  text.length < 60 && !/\d/.test(text) && /^[\s:)*.(£]*$/.test(text.slice(end).replace(/\([^()\d]{1,40}\)/, ''))

/** Words up to where the label of another field begins: columns can stand so near that they run into each other. */
export function upToLabel(field: LabelledId, words: string): string {
  const starts = labelledIds.flatMap((id) => {
    const label = id === field ? undefined : labelIn(words, id, { least: 3 })
    return label && label.start > 3 && /^\p{Lu}/u.test(words.slice(label.start)) ? [label.start] : []
  })
  return words.slice(0, Math.min(words.length, ...starts))
}
