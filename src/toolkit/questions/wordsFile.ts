import { z } from 'zod'
import { aboutDate, aboutName, group, linked, named, words } from '../../content/words/fields.ts'
import { agreementTypes } from '../../casefile/caseKinds.ts'

const CheckWords = group('All answers, before anything is made of them.', {
  ...named('title', 'agreement', 'agreementOf {number}'),
  rows: group('What each line is about.', {
    ...named('lender', 'count', 'number', 'kind', 'start', 'plates', 'dealer', 'joint', 'acting', 'name'),
    ...named('otherNames', 'birth', 'address', 'theirAddress', 'lastAddress', 'ownAddress', 'earlier {number}'),
    ...named('addressThen', 'moreThen', 'reply', 'needs'),
  }),
  ...named('missing', 'add', 'addHint', 'remove {lender}'),
  ...linked('noLender'),
  ...named('you', 'letter', 'notGiven', 'yes', 'no', 'unknown', 'same', 'phone'),
})

const yearFaults = named('notYear', 'past')

export const QuestionsFile = group('What the questions about the person, the lenders and the agreements say.', {
  acting: group('Who the letter is for.', {
    ...named('title', 'self', 'helper', 'helperHint', 'attorney', 'executor', 'executorHint', 'none', 'name'),
    ...aboutName,
    ...named('noName', 'proof', 'willAttach', 'later', 'noProof'),
  }),
  name: group('The name of the person who writes.', {
    ...named('title', 'yours', 'notTheirs'),
    about: words('The name within a sentence, where it cannot be used.'),
    ...named('none'),
  }),
  address: group('An address.', {
    ...named('yours', 'theirs', 'last', 'own', 'earlier'),
    hints: group('Under the first three, by their names.', named('yours', 'theirs', 'last')),
    ...named('earlierHint', 'ownHint', 'line1', 'line2', 'town', 'postcode', 'postcodeOptional', 'postcodeAbroad'),
    ...named('abroad', 'country', 'noLine', 'noTown', 'noCountry', 'from', 'to'),
    fromFaults: group('What is wrong in the first of these boxes.', yearFaults),
    toFaults: group('What is wrong in the second.', {
      ...yearFaults,
      ...named('order {year}'),
    }),
  }),
  addressThen: group(
    'Whether there was another.',
    named('title', 'titleMore', 'hint', 'earlier {number}', 'from {year}', 'to {year}', 'yes', 'no', 'noMore', 'none'),
  ),
  before: group('Whether there was a complaint before.', {
    ...named('title', 'no', 'self', 'firm', 'firmHint', 'none', 'name'),
    ...aboutName,
  }),
  complained: group('The same, before a case goes to the ombudsman.', named('title', 'no', 'self')),
  birth: group('The date of birth.', {
    ...named('yours', 'theirs', 'optional {question}', 'hint'),
    ...aboutDate,
    ...named('doubt', 'sure'),
  }),
  count: group(
    'How many agreements there were with a lender.',
    named('title', 'hint', 'none', 'or', 'unknown', 'range {least} {most}'),
  ),
  day: group('A day that may not be known.', named('or', 'unknown')),
  dealer: group('Who arranged the finance.', named('title', 'optional', 'hint', 'tooLong {most}')),
  from: group('Which of the lenders sent a letter.', named('title', 'other', 'none')),
  joint: group('Whether anyone else was on the agreement.', {
    ...named('title', 'yes', 'no', 'unknown', 'none', 'name'),
    ...aboutName,
    ...named('nameHint', 'noName'),
  }),
  kind: group('The kind of finance.', {
    ...named('title'),
    kinds: z
      .record(z.enum(agreementTypes), group('One kind.', { ...named('label'), hint: words('Beside it.').optional() }))
      .describe('The kinds, by their names.'),
    ...named('none'),
  }),
  needs: group('What should be made easier.', named('title', 'optional', 'hint')),
  number: group('The agreement number.', named('title', 'optional', 'hint')),
  otherNames: group('Names of that time.', {
    ...named('yours', 'theirs', 'hint', 'first', 'further {number}', 'add'),
    about: words('One of them within a sentence, where it cannot be used.'),
  }),
  plates: group('The number plate.', named('title', 'optional', 'hint', 'warning', 'without')),
  reply: group('How the firm should answer.', named('title', 'email', 'post', 'phone', 'none', 'address', 'number')),
  start: group('When the finance started.', {
    ...named('title', 'hint', 'guess', 'or', 'unknown'),
    ...aboutDate,
    ...named('none'),
  }),
  lender: group('Which lender.', {
    ...named('title', 'hint', 'foundBy {name}', 'foundByThen {name} {years}', 'none', 'tooLong {most}', 'or'),
    ...named('unknown'),
    ...linked('unknownHint'),
  }),
  pages: group(
    'Pages of several questions.',
    named('progress {place} {count}', 'first', 'lender', 'agreement', 'car', 'you', 'earlier', 'letter', 'fold'),
  ),
  ...named('section {lender} {number} {count}'),
  check: CheckWords,
})
