import { z } from 'zod'
import { filledWords, linkWords, words } from '../../content/words/fields.ts'
import { agreementKinds } from './agreementKinds.ts'
import { CheckWords } from './checkWordsFile.ts'

/** What can be wrong with a year. */
const yearFaults = { notYear: words('When it is no year.'), past: words('When it is still to come.') }

/** What the questions about the person, the lenders and the agreements say. A word in braces is filled in. */
export const QuestionsFile = z.strictObject({
  acting: z
    .strictObject({
      title: words('The question.'),
      self: words('An answer.'),
      helper: words('An answer.'),
      helperHint: words('Beside it.'),
      attorney: words('An answer.'),
      executor: words('An answer.'),
      executorHint: words('Beside it.'),
      none: words('When nothing was answered.'),
      name: words('The box for the name of someone else.'),
      nameAbout: words('The same within a sentence, where the name cannot be used.'),
      noName: words('When it is empty.'),
      proof: words('Asked beside it.'),
      willAttach: words('An answer.'),
      later: words('An answer.'),
      noProof: words('When nothing was answered.'),
    })
    .describe('Who the letter is for.'),
  name: z
    .strictObject({
      title: words('The question.'),
      yours: words('Under it.'),
      notTheirs: words('The same, where the letter is for someone else.'),
      about: words('The name within a sentence, where it cannot be used.'),
      none: words('When it is empty.'),
    })
    .describe('The name of the person who writes.'),
  address: z
    .strictObject({
      yours: words('The question about the writer’s present address.'),
      theirs: words('The same, where the letter is for someone else.'),
      last: words('The same, where it is for someone who has died.'),
      own: words('The question about the writer’s own address, where the letter is for someone else.'),
      earlier: words('The question about an earlier one.'),
      hints: z
        .strictObject({ yours: words('A hint.'), theirs: words('A hint.'), last: words('A hint.') })
        .describe('Under the first three, by their names.'),
      earlierHint: words('Under the question about an earlier one.'),
      ownHint: words('Under the question about the writer’s own.'),
      line1: words('A box.'),
      line2: words('A box.'),
      town: words('A box.'),
      postcode: words('A box.'),
      postcodeOptional: words('The same, of an earlier address.'),
      postcodeAbroad: words('The same, of an address abroad.'),
      abroad: words('A box to tick.'),
      country: words('A box, where it is ticked.'),
      noLine: words('When that is empty.'),
      noTown: words('When that is empty.'),
      noCountry: words('When that is empty.'),
      from: words('A box, of an earlier address.'),
      to: words('A box, of an earlier address.'),
      fromFaults: z.strictObject(yearFaults).describe('What is wrong in the first of these boxes.'),
      toFaults: z
        .strictObject({ ...yearFaults, order: filledWords('When it ended before it began.', 'year') })
        .describe('What is wrong in the second.'),
    })
    .describe('An address.'),
  addressThen: z
    .strictObject({
      title: words('The question.'),
      titleMore: words('The same, when one was given.'),
      hint: words('Under it.'),
      earlier: filledWords('One of those given.', 'number'),
      from: filledWords('When it began.', 'year'),
      to: filledWords('When it ended.', 'year'),
      yes: words('An answer.'),
      no: words('An answer.'),
      noMore: words('The same, when one was given.'),
      none: words('When nothing was answered.'),
    })
    .describe('Whether there was another.'),
  before: z
    .strictObject({
      title: words('The question.'),
      no: words('An answer.'),
      self: words('An answer.'),
      firm: words('An answer.'),
      firmHint: words('Beside it.'),
      none: words('When nothing was answered.'),
      name: words('A box, where a firm acts.'),
      nameAbout: words('The same within a sentence, where the name cannot be used.'),
    })
    .describe('Whether there was a complaint before.'),
  complained: z
    .strictObject({ title: words('The question.'), no: words('An answer.'), self: words('An answer.') })
    .describe('The same, before a case goes to the ombudsman.'),
  birth: z
    .strictObject({
      yours: words('The question.'),
      theirs: words('The same, of someone else.'),
      optional: filledWords('How it is shown.', 'question'),
      hint: words('Under it.'),
      about: words('Completes “Date …” where it is wrong.'),
      doubt: words('When it is unlikely.'),
      sure: words('The button then.'),
    })
    .describe('The date of birth.'),
  count: z
    .strictObject({
      title: words('The question.'),
      hint: words('Under it.'),
      none: words('When nothing was answered.'),
      or: words('Between the box and the next.'),
      unknown: words('A box to tick.'),
      range: filledWords('When it is none, or too many.', 'least', 'most'),
    })
    .describe('How many agreements there were with a lender.'),
  day: z
    .strictObject({ or: words('Between the boxes and the next.'), unknown: words('A box to tick.') })
    .describe('A day that may not be known.'),
  dealer: z
    .strictObject({
      title: words('The question.'),
      optional: words('How it is shown.'),
      hint: words('Under it.'),
      tooLong: filledWords('When it is too long.', 'most'),
    })
    .describe('Who arranged the finance.'),
  from: z
    .strictObject({
      title: words('The question.'),
      other: words('An answer, after the lenders that are known.'),
      none: words('When nothing was answered.'),
    })
    .describe('Which of the lenders sent a letter.'),
  joint: z
    .strictObject({
      title: words('The question.'),
      yes: words('An answer.'),
      no: words('An answer.'),
      unknown: words('An answer.'),
      none: words('When nothing was answered.'),
      name: words('A box, after yes.'),
      nameAbout: words('The same within a sentence, where the name cannot be used.'),
      nameHint: words('Under it.'),
      noName: words('When it is empty.'),
    })
    .describe('Whether anyone else was on the agreement.'),
  kind: z
    .strictObject({
      title: words('The question.'),
      kinds: z
        .record(
          z.enum(agreementKinds),
          z.strictObject({ label: words('An answer.'), hint: words('Beside it.').optional() }),
        )
        .describe('The kinds, by their names.'),
      none: words('When nothing was answered.'),
    })
    .describe('The kind of finance.'),
  needs: z
    .strictObject({
      title: words('The question.'),
      optional: words('How it is shown.'),
      hint: words('Under it.'),
    })
    .describe('What should be made easier.'),
  number: z
    .strictObject({ title: words('The question.'), optional: words('How it is shown.'), hint: words('Under it.') })
    .describe('The agreement number.'),
  otherNames: z
    .strictObject({
      yours: words('The question.'),
      theirs: words('The same, of someone else.'),
      hint: words('Under it.'),
      first: words('The first box.'),
      further: filledWords('A further box.', 'number'),
      add: words('The button for one more.'),
      about: words('One of them within a sentence, where it cannot be used.'),
    })
    .describe('Names of that time.'),
  plates: z
    .strictObject({
      title: words('The question.'),
      optional: words('How it is shown.'),
      hint: words('Under it.'),
      warning: words('When there is no agreement number either.'),
      without: words('The button then.'),
    })
    .describe('The number plate.'),
  reply: z
    .strictObject({
      title: words('The question.'),
      email: words('An answer.'),
      post: words('An answer.'),
      phone: words('An answer.'),
      none: words('When nothing was answered.'),
      address: words('A box, after email.'),
      number: words('A box, after phone.'),
    })
    .describe('How the firm should answer.'),
  start: z
    .strictObject({
      title: words('The question.'),
      hint: words('Under it.'),
      guess: words('A box to tick.'),
      or: words('Between the boxes and the next.'),
      unknown: words('A box to tick.'),
      about: words('Completes “Date …” where it is wrong.'),
      none: words('When nothing was answered.'),
    })
    .describe('When the finance started.'),
  lender: z
    .strictObject({
      title: words('The question.'),
      hint: words('Under it.'),
      foundBy: filledWords('Beside a lender that has another name.', 'name'),
      foundByThen: filledWords('The same, where the years of that name are known.', 'name', 'years'),
      none: words('When nothing was answered.'),
      tooLong: filledWords('When it is too long.', 'most'),
      or: words('Between the box and the next.'),
      unknown: words('A box to tick.'),
      unknownHint: linkWords('Beside it, with a link to the lender finder.'),
    })
    .describe('Which lender.'),
  pages: z
    .strictObject({
      progress: filledWords('Above each page.', 'place', 'count'),
      first: words('A page’s heading: who writes, and whether there was a complaint.'),
      lender: words('The same: which lender, and how many agreements.'),
      agreement: words('The same: kind, start and number.'),
      car: words('The same: plate, dealer and other holders.'),
      you: words('The same: names, addresses and how to answer.'),
      earlier: words('The same: an earlier address.'),
      letter: words('The same: what the letter is to do.'),
      fold: words('The fold of what few have anything to say to.'),
    })
    .describe('Pages of several questions.'),
  section: filledWords('Above a question about one of several agreements.', 'lender', 'number', 'count'),
  check: CheckWords,
})
