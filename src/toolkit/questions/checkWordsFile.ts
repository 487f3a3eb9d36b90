import { z } from 'zod'
import { filledWords, linkWords, words } from '../../content/words/fields.ts'

/** What the page says on which all answers stand before anything is made of them. */
export const CheckWords = z
  .strictObject({
    title: words('The heading.'),
    agreement: words('Above the answers about one agreement.'),
    agreementOf: filledWords('The same, of one of several.', 'number'),
    rows: z
      .strictObject({
        lender: words('A line.'),
        count: words('A line.'),
        number: words('A line.'),
        kind: words('A line.'),
        start: words('A line.'),
        plates: words('A line.'),
        dealer: words('A line.'),
        joint: words('A line.'),
        acting: words('A line.'),
        name: words('A line.'),
        otherNames: words('A line.'),
        birth: words('A line.'),
        address: words('A line.'),
        theirAddress: words('The same, where the letter is for someone else.'),
        lastAddress: words('The same, where it is for someone who has died.'),
        ownAddress: words('A line, where the letter is for someone else: the writer’s.'),
        earlier: filledWords('A line for each.', 'number'),
        addressThen: words('A line, where no earlier address was given.'),
        moreThen: words('The same, where one was.'),
        reply: words('A line.'),
        needs: words('A line.'),
      })
      .describe('What each line is about.'),
    missing: words('Above what is still to be asked.'),
    add: words('The button for one more lender.'),
    addHint: words('Beside it.'),
    remove: filledWords('The button that takes one out.', 'lender'),
    noLender: linkWords('Where a lender has no name, with a link to the lender finder.'),
    you: words('Above the answers about the person.'),
    letter: words('Above the answers about the letter.'),
    notGiven: words('Where there is no answer.'),
    yes: words('Someone else was on the agreement.'),
    no: words('Nobody was, or there was no further address.'),
    unknown: words('It is not known whether anyone was.'),
    same: words('The address was the same.'),
    phone: words('They should answer by phone.'),
  })
  .describe('All answers, before anything is made of them.')
