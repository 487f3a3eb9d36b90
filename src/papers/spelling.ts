/** What labels are made of, and what is misspelt in them most. */
const labelWords =
  'agreement amount balance cash charge charges commission consumer conditional credit creditor customer dated dealer deposit description duration exchange finance hirer instalment instalments interest lender monthly number option optional owner payable payment payments personal price product purchase registration regulated repayment repayments retailer seller signature signed supplier total vehicle'.split(
    ' ',
  )
const known = new Set(labelWords)

/** Each word by what it becomes when a letter is left out, or two are the other way round. */
const slips = new Map(
  labelWords.flatMap((word) =>
    [...word].flatMap((_, at): [slip: string, word: string][] =>
      at === 0
        ? []
        : [
            ...(at < word.length - 1 ? [[word.slice(0, at) + word.slice(at + 1), word] as [string, string]] : []),
            [word.slice(0, at) + (word[at + 1] ?? '') + word[at] + word.slice(at + 2), word],
          ],
    ),
  ),
)
for (const word of known) slips.delete(word)

/**
 * Words of labels as they are spelt, where one letter is missing, one too many, or two are the other way round: "Ammount of Credt". It
 * spoils words that were meant, so it is a second look and no first.
 */
export const respelt = (text: string): string =>
  text.replace(/\p{L}{4,16}/gu, (word) => {
    const own = word.toLowerCase()
    const right = known.has(own) ? undefined : (slips.get(own) ?? withOneLess(own))
    if (right === undefined) return word
    return word === word.toUpperCase()
      ? right.toUpperCase()
      : /^\p{Lu}/u.test(word)
        ? right[0]?.toUpperCase() + right.slice(1)
        : right
  })

/** The word without the letter too many; what its end adds, as in "prices" and "charged", is no slip. */
function withOneLess(own: string): string | undefined {
  for (let at = 1; at < own.length - 1; at++) {
    const less = own.slice(0, at) + own.slice(at + 1)
    if (known.has(less) && less.length > 4) return less
  }
  return undefined
}
