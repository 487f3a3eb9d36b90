import { z } from 'zod'
import { filledWords, words } from '../words/fields.ts'

const column = words('A column.')
export const lender = z
  .strictObject({
    names: words('The heading of its names.'),
    commission: words('A line, and a part in the list of parts.'),
    next: words('The heading of where things stand with every lender.'),
    answersToday: words('A line.'),
    now: words('A line.'),
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
    rows: z
      .strictObject({
        legalName: words('A line.'),
        tradingNames: words('A line.'),
        formerNames: words('A line.'),
        parent: words('A line.'),
        companyNumber: words('A line.'),
        lenderType: words('A line.'),
        products: words('A line.'),
        brandsFinanced: words('A line.'),
      })
      .describe('What its papers may say.'),
    missing: words('A line, of all that is not known.'),
    used: words('The heading of its commission.'),
    uses: z
      .strictObject({
        yes: words('An answer.'),
        no: words('An answer.'),
        unknown: words('An answer, also of its company.'),
      })
      .describe('Whether it used discretionary commission.'),
    ownPage: filledWords('The link to its own page.', 'lender'),
    makes: words('The heading of the makes it lent for.'),
    make: filledWords('The link to one.', 'brand'),
    who: filledWords('The link from its claim page to its own.', 'lender'),
  })
  .describe('Pages of lenders: how sure a contact is, who answers today, and what is known of them.')

export const brand = z
  .strictObject({
    today: words('A line.'),
    others: words('A line.'),
    notConfirmed: words('Where nobody is known to lend.'),
    find: filledWords('The button.', 'brand'),
    write: filledWords('The other button.', 'lender'),
    parts: z
      .strictObject({
        lenders: words('A part.'),
        years: words('A part.'),
        points: words('A part.'),
        models: words('A part, and its heading.'),
        about: words('A part.'),
      })
      .describe('The list of its parts.'),
    lenders: filledWords('A heading.', 'brand'),
    years: filledWords('A heading.', 'brand'),
    table: filledWords('What the table is, as it is read out.', 'brand'),
    from: column,
    to: column,
    company: column,
    source: words('The link to where a line comes from.'),
    soldAs: filledWords('Under the table.', 'brand', 'products'),
    points: filledWords('A heading.', 'brand'),
  })
  .describe('Pages of makes of cars.')

export const directory = z
  .strictObject({
    lenders: z.tuple([column, column, column, column]).describe('The columns of the list of lenders.'),
    states: z
      .strictObject({
        renamed: words('Beside a name.'),
        merged: words('Beside a name.'),
        sold: words('Beside a name.'),
        closed: words('Beside a name.'),
      })
      .describe('What has become of a lender.'),
    ways: z
      .strictObject({
        webform: words('One way.'),
        email: words('One way.'),
        phone: words('One way.'),
        postalAddress: words('One way.'),
      })
      .describe('How it takes complaints.'),
    noWay: words('Where none is known.'),
    brands: z.tuple([column, column, column, column]).describe('The columns of the list of makes.'),
    notConfirmed: words('Where nobody is known to lend.'),
  })
  .describe('The lists of lenders and of makes.')
