import { z } from 'zod'
import { filledWords, linkWords, words, group, named } from '../../content/words/fields.ts'
import { agreementKinds } from './agreementKinds.ts'
import { CheckWords } from './checkWordsFile.ts'

/** Faults of a year. */
const yearFaults = { notYear: words('When it is no year.'), past: words('When it is still to come.') }

export const QuestionsFile = group('What the questions about the person, the lenders and the agreements say.', {
  acting: group('Who the letter is for.', {
    ...named('title', 'self', 'helper', 'helperHint', 'attorney', 'executor', 'executorHint', 'none'),
    name: words('The box for the name of someone else.'),
    nameAbout: words('The same within a sentence, where the name cannot be used.'),
    ...named('noName'),
    proof: words('Asked beside it.'),
    ...named('willAttach', 'later', 'noProof'),
  }),
  name: group('The name of the person who writes.', {
    ...named('title', 'yours'),
    notTheirs: words('The same, where the letter is for someone else.'),
    about: words('The name within a sentence, where it cannot be used.'),
    ...named('none'),
  }),
  address: group('An address.', {
    yours: words('The question about the writer’s present address.'),
    theirs: words('The same, where the letter is for someone else.'),
    last: words('The same, where it is for someone who has died.'),
    own: words('The question about the writer’s own address, where the letter is for someone else.'),
    earlier: words('The question about an earlier one.'),
    hints: group('Under the first three, by their names.', named('yours', 'theirs', 'last')),
    earlierHint: words('Under the question about an earlier one.'),
    ownHint: words('Under the question about the writer’s own.'),
    ...named('line1', 'line2', 'town', 'postcode'),
    postcodeOptional: words('The same, of an earlier address.'),
    postcodeAbroad: words('The same, of an address abroad.'),
    ...named('abroad'),
    country: words('A box, where it is ticked.'),
    ...named('noLine', 'noTown', 'noCountry'),
    from: words('A box, of an earlier address.'),
    to: words('A box, of an earlier address.'),
    fromFaults: group('What is wrong in the first of these boxes.', yearFaults),
    toFaults: group('What is wrong in the second.', {
      ...yearFaults,
      order: filledWords('When it ended before it began.', 'year'),
    }),
  }),
  addressThen: group('Whether there was another.', {
    ...named('title'),
    titleMore: words('The same, when one was given.'),
    ...named('hint'),
    earlier: filledWords('One of those given.', 'number'),
    from: filledWords('When it began.', 'year'),
    to: filledWords('When it ended.', 'year'),
    ...named('yes', 'no'),
    noMore: words('The same, when one was given.'),
    ...named('none'),
  }),
  before: group('Whether there was a complaint before.', {
    ...named('title', 'no', 'self', 'firm', 'firmHint', 'none'),
    name: words('A box, where a firm acts.'),
    nameAbout: words('The same within a sentence, where the name cannot be used.'),
  }),
  complained: group('The same, before a case goes to the ombudsman.', named('title', 'no', 'self')),
  birth: group('The date of birth.', {
    ...named('yours'),
    theirs: words('The same, of someone else.'),
    optional: filledWords('How it is shown.', 'question'),
    ...named('hint'),
    about: words('Completes “Date …” where it is wrong.'),
    doubt: words('When it is unlikely.'),
    ...named('sure'),
  }),
  count: group('How many agreements there were with a lender.', {
    ...named('title', 'hint', 'none'),
    or: words('Between the box and the next.'),
    ...named('unknown'),
    range: filledWords('When it is none, or too many.', 'least', 'most'),
  }),
  day: group('A day that may not be known.', { or: words('Between the boxes and the next.'), ...named('unknown') }),
  dealer: group('Who arranged the finance.', {
    ...named('title', 'optional', 'hint'),
    tooLong: filledWords('When it is too long.', 'most'),
  }),
  from: group('Which of the lenders sent a letter.', {
    ...named('title'),
    other: words('An answer, after the lenders that are known.'),
    ...named('none'),
  }),
  joint: group('Whether anyone else was on the agreement.', {
    ...named('title', 'yes', 'no', 'unknown', 'none'),
    name: words('A box, after yes.'),
    nameAbout: words('The same within a sentence, where the name cannot be used.'),
    ...named('nameHint', 'noName'),
  }),
  kind: group('The kind of finance.', {
    ...named('title'),
    kinds: z
      .record(
        z.enum(agreementKinds),
        z.strictObject({ label: words('An answer.'), hint: words('Beside it.').optional() }),
      )
      .describe('The kinds, by their names.'),
    ...named('none'),
  }),
  needs: group('What should be made easier.', named('title', 'optional', 'hint')),
  number: group('The agreement number.', named('title', 'optional', 'hint')),
  otherNames: group('Names of that time.', {
    ...named('yours'),
    theirs: words('The same, of someone else.'),
    ...named('hint'),
    first: words('The first box.'),
    further: filledWords('A further box.', 'number'),
    add: words('The button for one more.'),
    about: words('One of them within a sentence, where it cannot be used.'),
  }),
  plates: group('The number plate.', {
    ...named('title', 'optional', 'hint'),
    warning: words('When there is no agreement number either.'),
    ...named('without'),
  }),
  reply: group('How the firm should answer.', {
    ...named('title', 'email', 'post', 'phone', 'none'),
    address: words('A box, after email.'),
    number: words('A box, after phone.'),
  }),
  start: group('When the finance started.', {
    ...named('title', 'hint', 'guess'),
    or: words('Between the boxes and the next.'),
    ...named('unknown'),
    about: words('Completes “Date …” where it is wrong.'),
    ...named('none'),
  }),
  lender: group('Which lender.', {
    ...named('title', 'hint'),
    foundBy: filledWords('Beside a lender that has another name.', 'name'),
    foundByThen: filledWords('The same, where the years of that name are known.', 'name', 'years'),
    ...named('none'),
    tooLong: filledWords('When it is too long.', 'most'),
    or: words('Between the box and the next.'),
    ...named('unknown'),
    unknownHint: linkWords('Beside it, with a link to the lender finder.'),
  }),
  pages: group('Pages of several questions.', {
    progress: filledWords('Above each page.', 'place', 'count'),
    first: words('A page’s heading: who writes, and whether there was a complaint.'),
    lender: words('The same: which lender, and how many agreements.'),
    agreement: words('The same: kind, start and number.'),
    car: words('The same: plate, dealer and other holders.'),
    you: words('The same: names, addresses and how to answer.'),
    earlier: words('The same: an earlier address.'),
    letter: words('The same: what the letter is to do.'),
    fold: words('The fold of what few have anything to say to.'),
  }),
  section: filledWords('Above a question about one of several agreements.', 'lender', 'number', 'count'),
  check: CheckWords,
})
