import type { Labelled, LabelledId } from './fields.ts'

/** Labels of names, numbers, plates and days. */
export const nameLabels = {
  agreementNumber: {
    kind: 'number',
    labels: {
      3: [
        /\b(?:your )?agreement with us:(?= [A-Z]{0,5}\d)|^reference of the proposed agreement\b|\bconsumer credit act 1974,? no\.?(?= [A-Z\d])/i,
        /\b(?:finance |credit |your |our |hire purchase |h\.?p\.? )*agreement,?(?: with us)? \(?(?:number(?:ed)?|num|no\b\.?|ref(?:erence)?\b\.?(?: (?:number|no\.?))?|id\b|#)/i,
        /\bnumber of (?:this|the|your) agreement\b(?:,? is\b)?|\bits (?:number|reference) is(?= )/i,
        /\bnumbered(?= [A-Z]{0,5}[ /-]?\d)|\bthis agreement, (?:number|no\.?)(?= [A-Z]{0,5}[ /-]?\d)/i,
      ],
      2.5: [
        // "Your agreement 44019827": the number follows with no word for it.
        /\bagreement:?(?= (?:\| )?\*?(?:\d{5,}|\d{3} \d{3} \d{4}|\d{2} \d{4} \d{4,5}|\d{4}[ -]\d{2,}|[A-Z]{1,5}[ /-]?\d{3}|\d{2,4}[/-]\d{4}|[A-Z][A-Z\d]{1,6}[/-]\d{4}|\d{2,4}[/-]\d{2,4}[/-]\d{2}|[A-Z]{1,5}[./-](?:[A-Z\d]{1,5}[/-])*\d{2}))/i,
      ],
      2: [
        /\b(?:account|contract|loan|finance) (?:number|no\b\.?|ref(?:erence)?\b\.?)/i,
        /^contract(?=:? (?:\d{5,}|\d{4}-\d{3}|[A-Z]{1,5}[ /-]?\d{3}))/i,
        /\b(?:agr(?:mt)?\.?|a\/c) (?:number|no\b\.?)/i,
        /\b(?:purchase|sale|agreement)[^.;£\d]{0,30}, (?:number|no\b\.?)(?= \d)/i,
        /\btheir (?:number|ref(?:erence)?) for (?:it|this|your|the)\b/i,
      ],
      1.5: [
        /^(?:your )?(?:(?:hire[- ]purchase|conditional sale|credit|finance|loan) )?(?:agreement|account|contract|account ?\/ ?agreement)(?=\s*:?\s*$)/i,
        // Products have names: "Your DriveAway agreement".
        /^your (?:[\p{L}&'-]+ ){1,3}agreement(?=\s*:?\s*$)/iu,
        // Account screens are headed so, with the number in the corner.
        /^(?:your )?(?:agreement|account|contract) (?:record|details|enquiry|summary|screen|history|data|view|at a glance)(?=\s*:?\s*$)/i,
        /^(?:hire[- ]purchase|conditional sale|credit|finance|loan) agreement \([^)]{3,30}\)$/i,
      ],
      1.4: [/\b(?:our|your) ref(?:erence)?\b\.?/i],
      1: [
        /^ref(?:erence)?(?: (?:number|no\.?))?\b/i,
        /\bagreement,? \(?regulated by the consumer credit act 1974\)?$/i,
        /^(?:number|no\b\.?)(?= ?:? ?(?:[A-Z]{1,4}[ /-]?)?\d)/i,
      ],
    },
    notAfter: [
      /\b(?:bank|building society|sort code and|your bank|company|fca|vat|new|previous|this|our|direct debit|phone)\s*$/i,
    ],
    notBefore: [/^\s*(?:number )?(?:of|with)\b/i],
  },
  signedOn: {
    kind: 'date',
    labels: {
      3.5: [/\bdate of (?:this |the |your )?agreement\b/i],
      3: [
        /\bdate of (?:this |the |your )?(?:contract|signing|signature|execution)\b/i,
        /\b(?:agreement|contract|execution|signature|signing) date\b/i,
        /\bdate (?:of )?(?:signed|signature|(?:the )?agreement (?:was )?(?:made|executed|signed)|executed|agreed|made(?=\s*:?\s*$))\b/i,
        /\bagreement\b(?:[^.;£]|\.\d){0,80}?,? (?:dated|made on|made(?= \d))/i,
        /\b(?:PCP|HP|hire purchase|conditional sale|contract purchase)\)?[^.;£]{0,30}? dated\b/i,
        /\bagreement is made (?:on )?the\b/i,
        /^made on(?=\s*:?\s*$)/i,
        /\bdate on which (?:this|the|your) agreement (?:is|was) (?:made|signed|executed)\b/i,
        /\bagreement start date\b|^start of (?:the |your |this )?agreement\b/i,
        /\b(?:agreement|contract|purchase|sale) of(?= \d{1,2}(?:st|nd|rd|th)? \p{Lu})/iu,
      ],
      2.8: [
        /^(?:date|when) it was (?:made|signed|taken out)\b|^when was it (?:made|signed|taken out)\b|\bsigned electronically(?: on)?(?= \d)/i,
        /^signed (?:by )?(?:cust(?:omer)?|debtor|hirer|client|buyer|borrower|applicant)\b/i,
      ],
      2.6: [
        /\b(?:you|I|we)(?: and \p{Lu}[\p{L} ]{1,30}?)? (?:entered into|took out|signed(?! for\b)|agreed to)\b/iu,
        /\b(?:you (?:sign|signed|agreed)(?: it)?|agreed) on\b/i,
        /(?<=\bagreement\b[^.]{0,80}\. )it (?:began|started|was (?:made|signed)) on\b/i,
      ],
      2.5: [
        /\bagreement signed\b[^.;£\d]{0,30}? on\b/i,
        /^(?:cust(?:omer)?|debtor|hirer|client|buyer|borrower|applicant) signed(?: (?:on|date))?\b/i,
      ],
      2: [
        /\b(?:agreement )?(?:dated|made on|signed on|executed on|entered into on|taken out on)(?: the)?\b/i,
        /^made (?:on )?(?:the|this)\b|\bmade today\b/i,
        /\b(?:agreement|account|contract|finance)(?:,? (?:which|that))? (?:start(?:ed|s)?|live(?: from)?|opened|commenced|began|commencement)(?: (?:date|on))?\b/i,
        /^(?:opened|inception|start(?:ed)?|live)(?: date)?(?=\s*:?\s*(?:\d|$))/i,
      ],
      1: [
        /\bsigned electronically by\b[^.;£\d]{0,50}? on\b/i,
        /\bstart date(?: of (?:the |your )?agreement)?\b/i,
        /\bsigned\b/i,
        /\bsignature\b/i,
      ],
      0.5: [/^(?:time (?:and|&) )?date\b/i],
    },
    notAfter: [
      /\b(?:not|must be|be|is not|when|if|once|electronically|digital|before|for and on behalf of)\s*$/i,
      // The day of a complaint is not the agreement's.
      /\b(?:complaint|enquiry|request|claim|call)(?: (?:that|which))?(?: (?:you|we|I|they|was|he|she))?\s*$/i,
    ],
    notBefore: [
      /^\s*(?:of (?!(?:this |the |your )?(?:agreement|contract|signature|signing|execution)\b)\p{L}|\/ ?tax|due\b|(?!signed|agreed|executed)\p{L}+ed\b|(?:of )?first\b|rec'?d\b|sent\b|run\b|electronically\b)/iu,
    ],
  },
  lender: {
    kind: 'words',
    labels: {
      2: [
        /\b(?:name (?:and address )?of )?(?:the )?(?:creditor|lender|owner|lessor|finance (?:company|provider)|hire company|funder)(?:'s name| name| details| \(we\)| and address| of the (?:goods|vehicle|car)(?: is)?)?\b/i,
        /^(?:we|us|(?:our )?company|the company(?!$))(?:, (?:we|us|our))*(?: \([^)]{0,30}\))?(?=\s*(?::|are\b|means\b|$))/i,
      ],
    },
    notAfter: [
      /[@.]\s*$|^ ?for the $/i,
      /\b(?:signed|sign|signature) (?:for|by|of)(?: the)?\s*$|\bbehalf of(?: the)?\s*$/i,
    ],
    notBefore: [
      /^\s*(?:and|may|will|can|to|was|has|who|for|that|or|acts?|acting|received?|must|could|ref|number|us|them|because|in|on|about|would|any|pay|where|fee|with|if|you|we|paid|pays|lent|under|of|did|does|signature|shall|at|after|by)\b/i,
    ],
  },
  dealer: {
    kind: 'words',
    labels: {
      3.6: [/^(?:supplied|sold|bought|purchased)(?: (?:to|by) us)? (?:by|from)\b/i],
      3.4: [
        // Where one sold the car and another arranged the finance, it is the one who sold it.
        /\b(?:name (?:and address )?of (?:the )?)?(?:credit (?:intermediary|broker)(?: ?[/&] ?| and ))?(?:supplying |introducing |motor |selling |vehicle |car )*(?:dealer(?:ship)?|retailer|supplier)(?:'s)?(?: (?:of|supplying) (?:the )?(?:goods|vehicle|car))?(?: ?(?:\/|or|and) ?(?:credit )?(?:intermediary|broker|supplier|dealer|retailer|introducer))*(?: name|\(s\))?(?: (?:and|&) address)?\b/i,
      ],
      3: [
        /^(?:where you bought it|(?:you )?(?:collected|bought|got) (?:it|the \p{L}+) from|buying from|who is (?:supplying|selling) (?:you )?(?:it|the \p{L}+))\b/iu,
        /"(?:the )?(?:dealer|supplier|retailer|broker)" means\b/i,
        /\b(?:retailer|dealer|supplier|credit broker) (?:who|which|that) (?:supplies|supplied|sells|sold) (?:you )?(?:the )?(?:goods|vehicle|car)(?=:|$)|^supplying centre(?: and credit intermediary)?(?=:|$)/i,
        // Its number comes first.
        /^(?:dealer|supplier|retailer|introducer) (?:number|no\b\.?|code)(?=\s*:?\s*[A-Z]{0,3}\d{3,8}$)/i,
        /\bseller of (?:the )?(?:goods|vehicle|car)(?: to us)?\b/i,
      ],
      2.8: [
        /\b(?:name (?:and address )?of (?:the )?)?(?:supplying |motor |introducing |selling |vehicle |car )*(?:dealer(?:ship)?|retailer|supplier|credit intermediary|credit broker|broker|introducer|intermediary|merchant)(?:'s)?(?: of (?:the )?(?:goods|vehicle))?(?: ?(?:\/|or|and) ?(?:credit |supplying |selling )?(?:intermediary|broker|supplier|dealer|retailer|introducer))*(?: of (?:the )?(?:goods|vehicle|car))?(?: name|\(s\))?(?: (?:and|&) address)?\b/i,
      ],
      2: [
        /\b(?:supplied|sold|introduced|arranged|brokered|provided|opened)(?: (?:and|&) (?:supplied|sold|introduced|arranged))?(?: to (?:us|you))? (?:by|through)\b/i,
        /\b(?:obtained|bought|purchased)(?: by us)? (?:from|through)\b|\bpaid(?= [^.;£]{3,60}, so you can (?:pick|collect))/i,
        /\bprepared (?:for [^,.]{3,40} )?by\b(?! \p{Lu}\p{Ll}+ on\b)/iu,
        /^who (?:arranged|sold|introduced|supplied) (?:it|you|this|the \p{L}+)\b|^intro(?:duction)? source\b/iu,
        // A broker says who supplied the car, and who has been paid.
        /^from(?=: [^@<:]{3,60}\b(?:ltd|limited|motors|cars|garage)\b)|\bmoney has gone to\b/i,
        /\b(?:(?:dealer|retailer|broker|company) (?:that |which )?)?(?:who )?introduced you(?: to us)?\b/i,
        /\byour [\w-]+ (?:centre|dealership|retailer)\b/i,
        /\b(?:took|taken) out (?:through|via)\b|\bproposal received from\b/i,
      ],
      1: [
        /^(?:to whom(?: was (?:it|commission) paid)?\b|who was (?:it|this|that|(?:the )?commission) paid to\b|who (?:did we pay|we paid|was paid|received it)(?=\?|:?\s*$))\??/i,
        /^(?:commission )?paid to$/i,
        /\bseller(?:'s)?(?: name)?\b/i,
      ],
    },
    notAfter: [
      /(?<!\b(?:and|&) )\baddress of (?:the |your )?$|\bF\d{1,2} ?= ?$/i,
      /[^\s.):]\s+(?:the|your)\s*$|\bwitness \(\s*$|\b(?:our|a|any|no|this|or|to|by the|each|authorised|paid|tied|that|and|for|all|if|which|finance (?:is )?)\s*$/i,
    ],
    notBefore: [
      /^["')]/,
      /^\s*(?:comm(?:ission)?|finance\b(?! (?:ltd|limited))|rates?|spread|max|set|deposit|contribution|supplied|were|able|and|may|will|can|to|has|who|for|that|or|acts?|acting|received?|address|phone|telephone|tel|invoice|must|could|ref|number|no\.?:?|code|frn|us|them|because|in|on|about|would|any|pay|where|fee|with|if|you|we)\b/i,
    ],
  },
  vehicle: {
    kind: 'words',
    labels: {
      3: [
        /\b(?:description of (?:the )?(?:goods|vehicle|car)|(?:goods|vehicle) description|vehicle details)\b/i,
        /\bmake ?(?:and|&|\/|,) ?model(?: (?:and|&|\/) ?(?:derivative|version|specification))?\b/i,
      ],
      2: [/\b(?:the )?(?:goods|vehicle|car|motor vehicle)\b/i, /\bmake\b/i],
      1: [/\bmodel\b/i],
    },
    notAfter: [
      /\b(?:the|your|our|a|any|this|that|return|of|to|new|existing|current|present|previous|exchange|new\/used|used)\s*$/i,
    ],
    notBefore: [
      /^\s*(?:cash|sales?|order|invoice|price|value|registration|total|excise|tax|identification|finance|reg\b|deposit|date|mileage|supplier|must|(?:is|was|were|are)(?! an? )|supplied|against|if|for|on|will|to|at|and|or|which|that|under|has|may|keeper|age|inspection|until|back|in|by|of|you)\b/i,
    ],
  },
  registration: {
    kind: 'plate',
    labels: {
      3: [
        /\b(?:vehicle )?registration(?: (?:number|no\b\.?|mark|plate))?\b/i,
        /\b(?:vrm|number plate|index (?:mark|number)|vrn)\b/i,
      ],
      2: [
        /\bregistered\b(?: (?:as|under|number|no\.?))?/i,
        /\breg(?:n|\.)?\.? ?(?:number|no\b\.?|mark|plate)?(?![a-z])/i,
      ],
    },
    notAfter: [
      /\b(?:company|fca|financial services|vat|ico|data protection|date of(?: first)?|firm|first|of|year of|authorisation and)\s*$/i,
    ],
    notBefore: [/^\s*(?:office|address|fee|tax|document|certificate|date|under|in england|of)\b/i],
  },
  settledOn: {
    kind: 'date',
    labels: {
      3: [
        /\b(?:date (?:of settlement|settled|ended)|settled date|(?:settled|ended|closed|paid off|paid (?:it|(?:the|your|this) \p{L}+) off|came to an end)(?: (?:it|(?:the|your|this) (?:agreement|account|finance|loan)))?(?: early| in full)*,? on|settlement received(?: on)?|agreement (?:was |has been )?(?:ended|settled|closed|paid off)(?: early| in full)?(?: on)?|date (?:account|agreement) (?:closed|settled)|account closed(?: on)?|closed date)\b/iu,
      ],
      2: [/^(?:settled|ended)(?: on)?(?=\s*:?\s*(?:\d|$))|^closed(?: on)?(?=\s*:?\s*\d)|^clsd(?: dt| date)?\b/i],
    },
    notAfter: [/\b(?:be|not|if it is|unless)\s*$/i],
  },
} satisfies Partial<Record<LabelledId, Labelled>>
