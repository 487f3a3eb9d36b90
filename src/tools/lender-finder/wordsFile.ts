import { z } from 'zod'
import { pagePath } from '../../content/pagePath.ts'
import { filledWords, words, group, named } from '../../content/words/fields.ts'

const asked = group('A question with a box.', {
  ...named('title', 'hint', 'none'),
  tooLong: filledWords('When it is too long.', 'most'),
})

export const FinderFile = group('What the lender finder asks, finds and advises.', {
  know: group('Where to look from.', named('title', 'make', 'name', 'nameHint', 'neither', 'none')),
  make: asked,
  year: group('The year the finance started.', {
    ...named('title', 'hint'),
    or: words('Between the box and the next.'),
    ...named('unknown', 'none'),
    notYear: words('When it is no year.'),
    between: filledWords('When nobody could still ask about it.', 'first', 'last'),
  }),
  name: asked,
  foundBy: filledWords('Beside a lender that has another name.', 'name'),
  titles: group('The result, as its heading.', {
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
  }),
  found: group('What the result says.', {
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
    ...named('write'),
    writePath: pagePath('Where it leads.', 'toolPages'),
  }),
  lender: group('One lender that was found.', {
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
  }),
  free: words('The heading of what it costs to go on.'),
  ...named('freeSays'),
  ladder: group('Where else a lender’s name can be found.', {
    after: words('The heading, where lenders were found.'),
    instead: words('The heading, where none was.'),
    steps: z.array(words('One place to look.')).min(1).describe('Where to look, the quickest way first.'),
    more: words('Beneath.'),
  }),
  static: group('The table of all brands, shown without script.', {
    ...named('title', 'caption', 'brand', 'lender', 'from', 'to'),
    notKnown: words('Where a year is not known.'),
    now: words('Where it goes on.'),
  }),
})
