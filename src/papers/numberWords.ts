/** Numbers that papers write in words, as figures. */
const units: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const tens: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, index) => [word, (index + 2) * 10]),
)
const ordinals: Readonly<Record<string, number>> = Object.fromEntries(
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, index) => [word, index + 1]),
)

const one = `(?:${[...Object.keys(units), ...Object.keys(tens), 'hundred', 'thousand'].join('|')})`
const several = `${one}(?:(?:[ -]| and |, )${one}){0,12}`
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'

const money = new RegExp(`\\b(${several}) pounds?(?:(?: and|,)? (${several}) (?:pence|penny|p\\b))?(?: only)?`, 'gi')
const rate = new RegExp(`\\b(${several}) point (${several})(?= ?(?:%|per ?cent))`, 'gi')
const rank = new RegExp(
  `\\b(?:(twenty|thirty)-)?(${Object.keys(ordinals).join('|')}|thirtieth)(?= (?:day )?of (?:${months}))`,
  'gi',
)
const year = new RegExp(`(?<=\\b(?:${months}),? )${several}\\b`, 'gi')
const count = new RegExp(
  `\\b${several}(?=(?: \\(\\d+\\))? (?:(?:equal|consecutive|calendar|regular|further|subsequent) )*(?:monthly|months?|payments|instalments|repayments|rentals|per ?cent)\\b)`,
  'gi',
)

const anyNumber = new RegExp(`${one}|${Object.keys(ordinals).join('|')}|thirtieth`, 'i')

/** The same text with its numbers in figures: "nine hundred pounds" as "£900.00", "forty-eight monthly" as "48 monthly". */
export const inFigures = (text: string): string =>
  anyNumber.test(text)
    ? text
        .replace(money, (whole, pounds: string, pence: string | undefined) => {
          const [sum, rest] = [numberOf(pounds), pence === undefined ? 0 : numberOf(pence)]
          return sum === undefined || rest === undefined || rest > 99
            ? whole
            : `£${sum.toLocaleString('en-GB')}.${String(rest).padStart(2, '0')}`
        })
        .replace(rate, (whole, points: string, places: string) => {
          const [first, digits] = [numberOf(points), places.split(/[ -]/).map((word) => numberOf(word))]
          return first === undefined || digits.includes(undefined) ? whole : `${first}.${digits.join('')}`
        })
        .replace(rank, (_, ten: string | undefined, word: string) =>
          String(
            word.toLowerCase() === 'thirtieth'
              ? 30
              : (tens[ten?.toLowerCase() ?? ''] ?? 0) + (ordinals[word.toLowerCase()] ?? 0),
          ),
        )
        .replace(year, (words) => String(yearOf(words) ?? words))
        .replace(count, (words) => String(numberOf(words) ?? words))
    : text

/** "Two thousand and nine", and "twenty fourteen" too. */
function yearOf(words: string): number | undefined {
  const whole = numberOf(words)
  if (whole !== undefined) return whole
  const [century = '', ...rest] = words.toLowerCase().split(/[ -]/)
  const [first, last] = [numberOf(century), numberOf(rest.join(' '))]
  return (first === 19 || first === 20) && last !== undefined && last < 100 ? first * 100 + last : undefined
}

/** What words count to; undefined where they are no one number. */
function numberOf(words: string): number | undefined {
  let [total, part, last] = [0, 0, Number.POSITIVE_INFINITY]
  for (const word of words.toLowerCase().split(/[ ,-]+/)) {
    if (word === 'and') continue
    if (word === 'thousand' || word === 'hundred') {
      const times = word === 'thousand' ? 1_000 : 100
      if (part === 0 || part >= times) return undefined
      if (word === 'thousand') [total, part] = [total + part * times, 0]
      else part *= times
      last = times
      continue
    }
    const value = units[word] ?? tens[word]
    // "Twenty fourteen" and "one two" are two numbers.
    if (value === undefined || value >= last || last < 20 || (last < 100 && value > 9)) return undefined
    part += value
    last = value
  }
  return total + part
}
