import { expect, test } from 'vitest'
import { letterSections } from '../../../src/replies/sections.ts'

test.each([
  [
    'by number and date',
    '1) 1/9/26 "Your complaint came in today. We are looking at it."\n2) 27/10/26 "It is eight weeks now and we have no answer yet."',
    2,
  ],
  [
    'by their dates',
    '4 Sep 26 - we think that nothing is due to you here.\n20 Oct 26 - this is our redress determination: nothing.',
    2,
  ],
  [
    'by what they are called',
    'FIRST LETTER We think that nothing is due.\nSECOND LETTER Nothing is due, and that is final.',
    2,
  ],
  [
    'by the minute of each message',
    '9 June 2026, 10:02\nYour complaint came in today. We are looking at it.\n4 August 2026, 16:47\nIt is eight weeks now and we have no answer yet.',
    2,
  ],
  [
    'by numbers on lines of their own',
    'Got these two, in order:\n\n(1)\nYour complaint came in today. We are looking at it.\n\n(2)\nIt is eight weeks now and we have no answer yet.',
    2,
  ],
  [
    'by the day that heads each',
    'Wednesday 12 January 2028\nPlease send us a copy of your passport.\n\nThursday 10 February 2028\nYour request is a complex one, and we need two months more.',
    2,
  ],
  [
    'by what each part of one answers',
    'Dear Ms Sample\n\nYou asked about two matters.\n\nA. Your request for your records\nA copy of all that we hold is enclosed.\n\nB. Your complaint\nWe are still looking at it.\n\nYours sincerely\nA Sample',
    2,
  ],
  [
    'or by the headings of those parts',
    'Dear Ms Sample\n\nI’ll take these one by one.\n\nYour complaint\nWe are still looking at it.\n\nYour data (subject access request 7)\nPlease send a copy of your passport.\n\nRegards\nA Sample',
    2,
  ],
  [
    'or by the agreement that each part is about',
    'Dear Ms Sample\n\nWe’ve looked at both.\n\nPART 1 - agreement ending 4410 (Polo)\n\nThis is provisional. We propose to pay you £310.\n\nPART 2 - agreement ending 9083 (Golf)\n\nThis is our final response. We do not uphold it.',
    2,
  ],
  [
    'and a complaint that says which part is which is one',
    'Dear Complaints Team\n\nPart A: questions about the agreement\nPlease tell me the commission.\n\nPart B: the complaint\nI was not told of it.',
    1,
  ],
  [
    'and a heading that is underlined is of it',
    'Provisional decision on your complaint\n-------------------------------------\n\nDear Ms Sample\n\nWe think that nothing is due to you.',
    1,
  ],
  [
    'and a sum under a rule is of it',
    'What you are owed\n   average of commission and loss   £1,390.22\n   interest                         £  422.08\n      -------------------------------------\n   payable to you                   £1,812.30',
    1,
  ],
  [
    'and the slip below one is of it',
    'We can offer you £612.75 for what you paid.\n\n--- tear here ---\nI accept £612.75. Signed ........ Date ........',
    1,
  ],
  [
    'whatever the rule over it is made of',
    'Yours sincerely\nRepresentatives Desk\n\n------ cut here ------\n[ ] Pinnacle Ltd acts for me   [ ] It doesn’t',
    1,
  ],
  [
    'and one with its date is one',
    '4 Sep 2026 - we think that nothing is due to you.\nPlease tell us if you disagree.',
    1,
  ],
  [
    'and a list of when each was sent is part of one',
    'Dear Ms Sample\n\nThe dates are these.\n\n  First letter, asking you to join ....... 21 April 2027\n  Second letter ............ 19 July 2027\n\nYour form came after both.',
    1,
  ],
  [
    'and a table ruled with dashes is one',
    '| Code | RD02 |\n|------|------|\n| Status | Determination |\n|------|------|\nIt was shown on the order.',
    1,
  ],
  [
    'and what a mailbox shows above a mail is none',
    'Search your mailbox\nBack  Archive  Delete  Spam ...\nOur provisional decision (please read)\nFrom: redress@lender.example\nTo: l@home.example\n\nDear Ms Sample\n\nWe think that nothing is due to you.',
    1,
  ],
])('letters put one after the other are told apart %s', (_, text, many) =>
  expect(letterSections(text)).toHaveLength(many),
)
