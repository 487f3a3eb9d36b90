import { expression } from '../text/expression.ts'
import type { Labelled, LabelledId } from './fields.ts'

/** After words that mean a sum only where nothing but it follows, in their box or in the next. */
export const thenSum = String.raw`(?=\s*:?\s*(?:£|[\d,]+\.\d\d|$))`

/** "Cash price less deposit": the formula of another sum, which follows it. */
const lessOther = /^ (?:less|minus|excluding|without)\b/i

/** Labels of prices, of what is lent and what that costs, and of what is paid to whoever arranged it. */
export const sumLabels = {
  cashPrice: {
    kind: 'money',
    labels: {
      3.3: [/\btotal (?:(?:cash|purchase|selling|sale|retail|vehicle|order) )?price\b/i],
      3: [
        /\bcash price\b/i,
        // What is financed with the car is in it.
        /\binvoice total\b|^total invoice(?: (?:price|value))?\b/i,
      ],
      2: [
        /\b(?:purchase|selling|sale|vehicle|retail) price\b/i,
        /\bprice of (?:the )?(?:vehicle|goods|car)\b|\bgoods price\b|\bprice you (?:would )?pay for cash\b/i,
        /\bon[- ]the[- ]road price\b|\b(?:OTR|net|screen) price\b/i,
        /\bcost of (?:the )?(?:vehicle|goods)\b/i,
        /\bpriced at(?=\s*(?:£|$))|\b(?:you (?:bought|purchased|acquired)|was sold by)\b[^;£]{3,110}? for(?=\s*(?:£|$))/i,
        /\b(?:the|your) (?:vehicle|car) cost(?: you)?(?= £)/i,
        /\bcar price\b|\bprice agreed\b|\bagreed price\b/i,
        /\bhow much (?:is|does) (?:the|your) (?:vehicle|car)(?: cost)?\b|\bwhat (?:the|your) (?:vehicle|car) costs\b/i,
      ],
      1.5: [/(?<=^|[.;] )the price (?:is|was)(?=\s*(?:£|$))/i],
      1: [
        /^(?:(?:the )?price|cost)(?: incl?(?:uding|\.)? vat)?(?=(?: is|\s*[:-]| \([^)]{0,40}\))?\s*(?:£|[\d,]+\.\d\d|$))/i,
        /\binvoice (?:price|cost|value)\b/i,
      ],
    },
    notAfter: [/\b(?:hire[- ]purchase|credit|h\.?p\.?|less than the|balance of the)\s*$/i],
    notBefore: [/^\s*payable(?! for)\b/i, lessOther],
  },
  deposit: {
    kind: 'money',
    labels: {
      4.3: [/\btotal (?:deposit|advance payment)\b|^dep(?:osit)?,? total\b/i],
      3: [
        /\b(?:cash |customer |initial |your )deposit\b/i,
        /\bdeposit(?! (?:contribution|allowance))\b/i,
        /^payment in advance in (?:all|total)\b/i,
      ],
      2: [
        /\binclud(?:es|ing) (?:an? |your |the )?deposit(?: of)?(?= £)/i,
        /\badvance payments?\b/i,
        /\bdown ?payment\b/i,
        /\b(?:you (?:are )?put(?:ting)? down|you pay now|your contribution|you(?:'re| are) putting (?:in|down))\b/i,
        /\byou put(?= £[\d,.]+ (?:down|towards)\b)|\byou put in(?: yourself)?\b/i,
        /^paid (?:up[- ]?front|up front|in advance)(?: in cash)?\b|^payment in advance in (?:money|cash)\b/i,
        /\byou paid(?= £[\d,.]+ (?:(?:of|towards) (?:this|that|it)|yourself)\b)/i,
        /\byou paid(?= £[\d,.]+ and (?:gave|traded|part[- ]exchanged)\b)/i,
      ],
      1: [
        // "1 initial payment, then 35 of £200.00" is paid by the month.
        /(?<!\b(?:1|one) )\b(?:initial|up[- ]?front) payment\b/i,
        /\binitial rental\b/i,
        /^dep\b\.?/i,
        /^(?:less|deduct)?:? ?cash(?: paid)?$|^cash(?= (?:£|GBP) ?\d)/i,
      ],
    },
    notAfter: [
      /\b(?:(?:if|before|after(?! (?:an?|your) $)|security|contribution to|with|counting|towards|inc(?:l|lud\w+)?\.?)(?: the| your| any| an?)?|dealer|manufacturer|finance)\s*$/i,
      /\b(?:payable|price) (?:less|minus) (?:the |any |your )?$/i,
    ],
    notBefore: [
      /^, (?:was|is)\b|^\s*(?:account|contribution|(?:not )?included\b|and (?:\d+ |(?:all )?(?:the )?(?:monthly )?)payments)/i,
    ],
  },
  partExchange: {
    kind: 'money',
    labels: {
      3.8: [
        // What is left of it once the finance on it is paid off.
        /\bnet part(?:[- ]ex(?:change)?(?: (?:allowance|value))?)?\b|^(?:net )?equity\b|^net allowance\b|^net ?px\b|^px net\b/i,
        /\bpart[- ]ex(?:change)?(?: allowance)?,? \(?(?:net(?! of)|after (?:the )?settlement(?! of £))\b\)?|^allowance less (?:the )?(?:outstanding |existing )?(?:finance|settlement)\b/i,
      ],
      3.2: [
        /\bin part exchange,? for which (?:you were|we) allowed(?: you)?(?= £)/i,
        /\b(?:part[- ]exchanged|traded in) your (?:(?:old|own) )?(?:vehicle|car) for(?= £)/i,
      ],
      3: [
        /\b(?:net )?part[- ]ex(?:changed?)?(?: (?:allowance|value|vehicle|deposit|price))*\b/i,
        /\b(?:net )?value of (?:your|the) part[- ]exchange\b/i,
      ],
      2: [
        /\btrade[- ]in (?:value|allowance|price)\b|\btrade[- ]in(?= (?:£|GBP) ?\d)|^trade[- ]in(?= of (?:your|the) |\s*:?\s*$)/i,
        /\b(?:allow(?:s|ed)?(?: you)?|allowance of|g[ai]v(?:e|ing) you)(?= £[\d,.]+ (?:for (?:the|your)|in part[- ]exchange)\b)/i,
        /\b(?:dealer(?:ship)?|garage|supplier|retailer|seller) (?:has |have )?(?:allow(?:s|ed)|gave) you(?= £[\d,.]+$)/i,
        /^what (?:we|they) (?:gave|allowed)(?: you)? for your\b/i,
        /(?:^allowed for|\bvalue (?:(?:given|allowed) for|of(?! the (?:vehicle|car)))) (?:your|the) (?:(?:old|current|own|present) )?(?:vehicle|car)\b/i,
        /\bpayment in advance in goods\b|\btrade[- ]in (?:vehicle|car) taken at\b/i,
        /\bwhat your (?:old|current|own|present) (?:vehicle|car) is worth(?: to (?:the|us|your) ?\p{L}*)?\b/iu,
        expression.i`\bp/?x (?:value|allowance)\b|^p/?x(?: nett?)?${thenSum}|\bp/?ex\b(?=:? £)|^dep(?:osit)? p/?x\b`,
        /\b(?:price|amount|sum|value) we (?:will )?(?:allow|give)(?: you)?(?: for it)?\b/i,
      ],
    },
    notAfter: [
      /\bdeposit (?:or|and|\/|and ?\/ ?or) ?(?:any )?$|\bdeposit \(cash (?:and|or|\/|and ?\/ ?or) ?$|(?<!£[\d,.]+ \()\b(?:with|counting|including|incl\.?)(?: the| your| any)?\s*$|\bnone of it (?:by|as|in)\s*$/i,
      /\b(?:finance|settlement|outstanding|owing|owed)\b[^.;£]{0,20} (?:\(|(?:on|for)(?: the| your)?\s*)$/i,
    ],
    notBefore: [/^\s*(?:nil|none|n\/a)\b|^\)? included\b/i],
  },
  amountOfCredit: {
    kind: 'money',
    labels: {
      3: [
        /\b(?:total )?amount of (?:the )?(?:credit|loan)\b/i,
        /\bamount (?:financed|borrowed|you (?:have )?borrow(?:ed)?|you are borrowing|we are lending|to finance|to be financed)\b/i,
      ],
      2.5: [
        /\b(?:you (?:borrow(?:ed)?|financed)|we (?:have )?(?:lent|financed)(?: you)?) the (?:remaining|other|rest,?|balance(?: of)?,?)(?= £)/i,
      ],
      2: [
        /\b(?:total )?credit amount\b|\bcash price (?:less|minus) (?:the |any )?(?:total )?deposit\b/i,
        /\bhow much (?:are you|am I|you are|will you be) borrow(?:ing)?\b/i,
        expression.i`\bloan amount\b|^capital${thenSum}`,
        // An invoice says whose finance pays: "Finance agreement 30077182645".
        /\b(?:balance|amount) (?:to be )?(?:financed|to finance|on finance)\b/i,
        /\bcredit (?:provided|advanced|extended)\b|\b(?:amount|sum|total) (?:advanced|lent)\b/i,
        /\b(?:finance balance|(?:balance|amount) due from (?:the )?(?:[\p{L}&-]+ ){0,4}(?:finance|lender|bank|credit|financial services))\b/iu,
        /\b(?:you|you are|you will|you would be|you'd be|you'll(?: be)?|amount|sum|total) borrow(?:ed|ing)?\b/i,
        /\b(?:(?:the )?credit we (?:give|are giving|grant) you|we (?:lend|lent|are lending|advanced|financed(?= £)|(?:provided|gave)(?: you)?(?: with)? credit of(?= £))(?: you)?)\b/i,
      ],
      1.5: [
        expression.i`\borig(?:inal)? (?:amount|balance|advance|loan|credit)\b|^total credit${thenSum}`,
        /\byou(?:'re| are) borrowing(?=\s*:?\s*(?:£|$))|\b(?:borrowed|you financed)(?= £)|\bfor the (?:other|remaining|balance of)(?= £)|\bleaving(?= £[\d,.]+ to (?:finance|borrow|be financed)\b)/i,
      ],
      1: [
        expression.iu`^(?:to (?:finance|borrow)|finance(?: \(see [^)]{1,20}\)| (?:through|with|from|by|via) [\p{L} &.'-]{3,40}?)?)${thenSum}`,
        /^(?:lent|borrow|borrowed|borrowing|lending|amount of finance|amount finance|am(?:oun)?t fin(?:anced)?(?:\/credit)?|(?:net )?advance(?! payment)|adv|credit)(?=\s*[:-]?\s*(?:£|[\d,]+\.\d\d|$))/i,
      ],
    },

    // A ledger books both at once.
    notBefore: [/^ and (?:charges|interest)\b/i],
  },
  totalCharge: {
    kind: 'money',
    labels: {
      3: [
        /\b(?:total )?charge for (?:the )?credit\b|^total charge credit\b/i,
        /\btotal (?:cost|charges?) (?:of|for) (?:the |your )?(?:credit|borrowing|finance|loan)\b/i,
      ],
      2: [
        /\bcost of (?:the )?(?:credit|borrowing)\b/i,
        /\bcharges for (?:the )?credit\b/i,
        /\b(?:what|how much) (?:the |your )?(?:credit|finance|borrowing) (?:will )?costs?(?: you)?\b/i,
        /\b(?:credit|finance|borrowing) (?:has |therefore )?cost(?: you)?(?= £)/i,
        expression.i`^(?:total charges?(?: under (?:the|this) agreement)?|charges total)${thenSum}`,
      ],
      1: [
        /\b(?:credit|finance|interest|hire purchase|h\.?p\.?) charges?\b(?! (?:rate|are|will|may))/i,
        /\btotal interest\b/i,
        /\binterest and (?:fees|charges)(?=(?: (?:come to|comes to|are|is|of))?\s*:?\s*(?:£|[\d,]+\.\d\d|$))/i,
        expression.i`^(?:charges|chgs)${thenSum}`,
      ],
    },
    // "Total amount payable (credit, charge for credit and deposit)" is the sum of them.
    notAfter: [/\bpayable \([^()£]*$/i],
  },
  acceptanceFee: {
    kind: 'money',
    labels: {
      3: [
        /\b(?:acceptance|arrangement|documentation|document|administration|admin|set[- ]?up|credit facility|facility|lender'?s?) (?:arrangement )?(?:fee|charge)\b/i,
      ],
    },

    notBefore: [/^[^.;]{0,6}£[\d.,]+ (?:for each|for every|per|each|every|if|when)\b/i],
  },
  optionFee: {
    kind: 'money',
    labels: {
      3: [
        /\b(?:option(?: to (?:purchase|buy))?|purchase|completion|title transfer|ownership|transfer of title) (?:activation )?(?:fee|charge)\b/i,
      ],
      2: [/\bfee (?:to|for) (?:the |taking )?(?:option|purchase|buy|transfer|own|keep)\w*|^fee at (?:the )?end\b/i],
      1: [expression.i`\boption to purchase\b(?! price)|^o\.?t\.?p\.?${thenSum}`],
    },
  },
  totalPayable: {
    kind: 'money',
    labels: {
      5: [
        // Beside other sums, as in a settlement quotation, this label says whose it is.
        /\btotal amount payable under (?:the|your|this) agreement\b/i,
      ],
      3: [
        /\btotal amount (?:re)?pay(?:able)?\b/i,
        /\btotal (?:price )?(?:re)?payable\b/i,
        /\btotal (?:amount )?(?:you (?:will |have to |must |were to |had to )*(?:re)?pay|to (?:re)?pay|to be (?:re)?paid|(?:to pay )?back)\b/i,
      ],
      2: [
        /\btotal (?:hire[- ]purchase|h\.?p\.?|credit) price\b/i,
        /\byou will have paid(?= £[\d,.]+ (?:in all|altogether|in total)\b)/i,
        /\b(?:altogether|in all|in total),[^.;£]{0,60}\b(?:costs?|pay|paid|repay)(?: you| us)?(?= £)/i,
        /\byou (?:will )?(?:re)?pay in (?:total|all)\b|\ball in,? you(?:'ll| will) (?:re)?pay\b/i,
      ],
      1: [/\bbalance payable\b/i, /\byou(?:'ll| will) have (?:re)?paid\b/i],
    },
    notAfter: [/\bbalance of(?: the)?\s*$/i],
    notBefore: [lessOther],
  },
  commission: {
    kind: 'money',
    labels: {
      3: [
        /\b(?:amount of |total |dealer(?:'s)? |broker(?:'s)? |the |a |finance |fixed |discretionary ){0,5}commission(?: amount| (?:payable|paid|payment|due|received|of|was|is|we paid|we will pay|we (?:will |have )?receive[d]?|they (?:will )?receive[d]?))*\b/i,
      ],
      2: [
        /\b(?:amount|sum|remuneration|fee) (?:paid|payable) (?:by us )?to (?:the |your )?(?:dealer|broker|supplier|retailer|credit intermediary|introducer)\b/i,
        /^comm\b\.?(?: (?:paid|due))?/i,
      ],
      1.5: [
        /^(?:how much(?: (?:was it|was paid|we paid|(?:did|does|was) (?:the|your|this) \p{L}+ (?:receive|get|paid)))?|what we paid (?:them|it|the (?:dealer|broker)))\??$/iu,
      ],
    },
    notAfter: [
      /\b(?:no|without|not|whether|vat on|if|competition and|charity|real estate|supp(?:lier)?)\s*$/i,
      /\b(?:claim(?:ed|ing)?|refund(?:ed|ing)?|compensat\w+|redress|return|lowest|highest|average)\b(?:[^.;]|\.\d){0,40}$/i,
    ],
    notBefore: [
      /^\s*(?:(?:basis|model|type|method|structure|arrangement|rate|band|code|scheme|adj|calc(?! *:?$)|pct|d\/b(?:ack)?)\b|%)/i,
    ],
  },
} satisfies Partial<Record<LabelledId, Labelled>>
