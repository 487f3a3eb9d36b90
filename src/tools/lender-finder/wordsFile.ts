import { z } from 'zod'
import { pagePath } from '../../content/pagePath.ts'
import { filledWords, words } from '../../content/words/fields.ts'

const asked = z
  .strictObject({
    title: words('The question.'),
    hint: words('Under it.'),
    none: words('When it is empty.'),
    tooLong: filledWords('When it is too long.', 'most'),
  })
  .describe('A question with a box.')

/** What the lender finder asks, finds and advises. A word in braces is filled in. */
export const FinderFile = z.strictObject({
  know: z
    .strictObject({
      title: words('The question.'),
      make: words('An answer.'),
      name: words('An answer.'),
      nameHint: words('Beside it.'),
      neither: words('An answer.'),
      none: words('When nothing was answered.'),
    })
    .describe('Where to look from.'),
  make: asked,
  year: z
    .strictObject({
      title: words('The question.'),
      hint: words('Under it.'),
      or: words('Between the box and the next.'),
      unknown: words('A box to tick.'),
      none: words('When nothing was answered.'),
      notYear: words('When it is no year.'),
      between: filledWords('When nobody could still ask about it.', 'first', 'last'),
    })
    .describe('The year the finance started.'),
  name: asked,
  foundBy: filledWords('Beside a lender that has another name.', 'name'),
  titles: z
    .strictObject({
      noneKnown: words('As the title of the page, where no lender is known.'),
      noneFor: filledWords('The same as its heading.', 'what'),
      oneKnown: words('As the title, where one is.'),
      oneFor: filledWords('The same as its heading.', 'what'),
      severalKnown: filledWords('As the title, where several are.', 'count'),
      severalFor: filledWords('The same as its heading.', 'count', 'what'),
      inYear: filledWords('What was asked, where the year is known.', 'make', 'year'),
      likely: filledWords('Above the one lender.', 'title'),
      notListed: words('Where a name means no lender.'),
      neither: words('Where there is nothing to look by.'),
      probably: words('Above the one lender that a name means.'),
      could: filledWords('Where it means several.', 'count'),
    })
    .describe('The result, as its heading.'),
  found: z
    .strictObject({
      inYear: filledWords('Above the lenders of a year.', 'year'),
      ever: words('Above those of all years.'),
      now: words('Above those of today.'),
      names: words('Above those that a name means.'),
      place: words('When lenders are known for the make.'),
      gap: words('When none is known for that year.'),
      unknown: words('When the make is not known.'),
      neither: words('When there is nothing to look by.'),
      later: words('Of who lends under the name now.'),
      anyName: words('When the name is not known.'),
      write: words('The button then.'),
      writePath: pagePath('Where it leads.', 'toolPages'),
    })
    .describe('What the result says.'),
  lender: z
    .strictObject({
      byName: filledWords('By which of its names it was found.', 'name'),
      byNameThen: filledWords('The same, where the years of that name are known.', 'name', 'years'),
      unconfirmed: filledWords('Its years, where they are not confirmed.', 'years'),
      years: filledWords('Its years.', 'first', 'last'),
      toNow: filledWords('The same, where they go on.', 'first'),
      untilNow: words('They go on, and nobody knows since when.'),
      until: filledWords('Only the last is known.', 'last'),
      from: filledWords('Only the first is known.', 'first'),
      noYears: words('Neither is known.'),
      answers: words('Before the firm that answers.'),
      write: filledWords('The button.', 'name'),
      writePath: pagePath('Where it leads: to the letter, which is handed the lender.', 'toolPages'),
      about: filledWords('The link to its page.', 'name'),
      noPage: words('Where it has no page.'),
    })
    .describe('One lender that was found.'),
  free: words('The heading of what it costs to go on.'),
  freeSays: words('Under it.'),
  ladder: z
    .strictObject({
      after: words('The heading, where lenders were found.'),
      instead: words('The heading, where none was.'),
      steps: z.array(words('One place to look.')).min(1).describe('Where to look, the quickest way first.'),
      more: words('Beneath.'),
    })
    .describe('Where else a lender’s name can be found.'),
  static: z
    .strictObject({
      title: words('What the table is.'),
      caption: words('Its caption.'),
      brand: words('A column.'),
      lender: words('A column.'),
      from: words('A column.'),
      to: words('A column.'),
      notKnown: words('Where a year is not known.'),
      now: words('Where it goes on.'),
    })
    .describe('The table of all brands, shown without script.'),
})
