import { group, linked, named } from '../../content/words/fields.ts'

/** Words of the page on which all answers are checked before anything is made of them. */
export const CheckWords = group('All answers, before anything is made of them.', {
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
