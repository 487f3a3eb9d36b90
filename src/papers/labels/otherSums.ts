/** Words around a label that make a sum of money another one: a part of it, or one of another time. */
export const partOfSum =
  /(?:half|third|quarter|part of|proportion of|percentage of|% of|instead of)(?: of)?(?: the)?(?: total)?\s*$|(?:not|excluding|without|before|minus|less than|reduce)(?: the)?\s*$/i
export const otherSum =
  /^\s*(?:(?:paid )?so far|paid by|outstanding|remaining|to date|missed|late|returned|overdue|date|due date|holiday)\b/i
