import { filledWords, words, group, named } from '../words/fields.ts'

/** Words on pages of lenders and on their claim pages. */
export const lenderWords = group(
  'Pages of lenders: how sure a contact is, who answers today, and what is known of them.',
  {
    names: words('The heading of its names.'),
    commission: words('A line, and a part in the list of parts.'),
    next: words('The heading of where things stand with every lender.'),
    ...named('answersToday', 'now'),
    complain: words('The heading of its contact.'),
    write: filledWords('The button.', 'lender'),
    records: words('The other button.'),
    form: words('The link to its form.'),
    checked: filledWords('When the contact was checked.', 'day'),
    complaints: words('Said of a contact from the lender’s own page on complaints.'),
    general: words('Of its general contact.'),
    notice: words('Of one from a notice or the news.'),
    elsewhere: words('Of one that somebody else printed.'),
    none: words('Where no contact is known.'),
    answers: filledWords('Who answers for what it lent.', 'name', 'lender', 'source'),
    source: words('The link to where that comes from.'),
    alsoAnswers: filledWords('For whose agreements it answers besides its own.', 'lenders'),
    and: words('Before the last of them, with its spaces.'),
    rows: group(
      'What its papers may say.',
      named(
        'legalName',
        'tradingNames',
        'formerNames',
        'parent',
        'companyNumber',
        'lenderType',
        'products',
        'brandsFinanced',
      ),
    ),
    missing: words('A line, of all that is not known.'),
    used: words('The heading of its commission.'),
    uses: group('Whether it used discretionary commission.', {
      ...named('yes', 'no'),
      unknown: words('An answer, also of its company.'),
    }),
    ownPage: filledWords('The link to its own page.', 'lender'),
    makes: words('The heading of the makes it lent for.'),
    make: filledWords('The link to one.', 'brand'),
    who: filledWords('The link from its claim page to its own.', 'lender'),
  },
)
