import { wellFormed } from './wellFormed.ts'

/** Marks that are there for the typesetter or the reading direction, and that nobody sees. */
const unseen = /\p{Default_Ignorable_Code_Point}/gu
/** Notes beside a figure ("8.9%¹") are no part of it. */
const noteMarks = /[\u00B2\u00B3\u00B9\u2070-\u2079†‡]/g

/** Sums, days and numbers in which a scanner took figures for letters: "£1O.OO", "ll/1O/2019", "2OO8". */
const scannedFigures =
  /£ ?(?=[\d.,]*[OolI|])[\dOolI|]+(?:[.,][\dOolI|]{2,3})*(?![\p{L}\d])|(?<![\p{L}\d/])[\dOlI|]{1,2} ?\/ ?[\dOlI|]{1,2} ?\/ ?(?:[\dOlI|]{4}|[\dOlI|]{2})(?![\p{L}\d])|(?<=\d)O+(?=[.,]?\d)|(?<=\d\.)OO(?![\p{L}\d])|(?<=\d)[lI|](?=,\d{3})|(?<=\d)l(?=\d\d)|(?<=(?<![\d.,])\d{1,3},)(?=\d*[OlI|])[\dOlI|]{3}(?![\p{L}\d])|(?<![\p{L}\d])[lI|](?=\d{0,2}(?:,\d{3})?\.\d\d(?![\p{L}\d.]))|(?<![\p{L}\d])\d+O+(?![\p{L}\d])|(?<![\p{L}\d.,])(?=[OolI|]{0,3},?[OolI|]{0,3}\.?\d|\d)[\dOolI|]{1,3}(?:,[\dOolI|]{3}){0,2}\.[\dOolI|]?[\dO](?![\p{L}\d.])|(?<![\p{L}\d])(?:[OlI|]\d|\d[OlI|])(?= (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\p{L}* [\dO]{4})|(?<![\p{L}\d])(?:[OlI|]\d|\d[OlI|])(?= (?:rn|m)onth)|(?<=\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\p{L}* )[12](?=[OlI|\d]*[OlI|])[\dOlI|]{3}(?![\p{L}\d])/gu

/** A figure of a sum that a scanner took for a letter: "£378.2S", "£2,29S.00", "7,267.9Z". */
const scannedLast = /(?<=£ ?[\d,]{1,9}(?:\.\d?)?)[SZB](?=[\d,.]*(?![\p{L}\d]))|(?<=\d,\d{3}\.\d)[SZB](?![\p{L}\d])/gu

/** Names of months, which a scanner may break in two. */
const months = new Set('January February March April June July August September October November December'.split(' '))

/** Text as it reads: ligatures apart, wide forms narrow, and without unseen marks. One space for each space of whatever kind. */
export const seenWords = (text: string): string =>
  wellFormed(text)
    .replace(unseen, '')
    .replace(noteMarks, '')
    .replace(/[\uFB00-\uFB06\uFF01-\uFF5E\uFFE1]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\p{Cc}\p{Zs}]/gu, ' ')
    // Systems name their fields AMOUNT_OF_CREDIT, and scanners read HlRE for HIRE, "lreland", "Lirnited".
    .replace(/(?<=[A-Za-z])_(?=[A-Za-z])/g, ' ')
    .replace(/(?<=[A-Z])l(?=[A-Z])|(?<![\p{L}\d])l(?=[bcdfghjkmnpqrstvwxz]\p{Ll}{2})/gu, 'I')
    .replace(/\bL[il1]rn[il1]ted\b/g, 'Limited')
    .replace(/(?<=(?<![\d.,])\d{1,3})\. ?(?=\d{3}\.\d\d(?!\d))/g, ',')
    .replace(/(?<=\b\d{1,2} )(\p{Lu}\p{Ll}*) (\p{Ll}+)(?= \d{4}\b)/gu, (apart, begins: string, ends: string) =>
      months.has(begins + ends) ? begins + ends : apart,
    )
    .replace(/(?<=\p{L}) ,(?= )/gu, ',')
    // "£188 .46".
    .replace(/(?<=£ ?[\d,]{1,9}|\d,\d{3}) \.(?=\d\d(?!\d))/g, '.')
    .replace(scannedLast, (letter) => ({ S: '5', Z: '2', B: '8' })[letter] ?? letter)
    // "M0TORS".
    .replace(/(?<=(?<![\p{L}\d])\p{Lu}+)0(?=\p{Lu}{2,}(?![\p{L}\d]))/gu, 'O')
    .replace(scannedFigures, (figures) => figures.replace(/[Oo]/g, '0').replace(/[lI|]/g, '1'))

/**
 * Words as they were before a scanner took letters for others or lost the spaces: "Arnount", "Pr1ce", "Deposlt", "AmountofCredit". It
 * spoils words that were right, so use it for a second look only.
 */
export const unscanned = (text: string): string =>
  text
    .replace(/(?<=\p{L})0(?=\p{L})|\b0(?=\p{L}{3})|(?<=\bN)0(?=[.:])|\b0(?=F\b)/gu, (_, at: number) =>
      /\p{Lu}/u.test(text[at + 1] ?? '') ? 'O' : 'o',
    )
    .replace(/(?<=\p{Ll})[1I](?![\p{Lu}\d,.])/gu, (_, at: number) =>
      /[bcdfghjkmnpqrstvwxz]/.test(text[at + 1] ?? '') ? 'i' : 'l',
    )
    .replace(/\b5(?=\p{Ll}{3})/gu, 'S')
    .replace(/(?<=[bcdfghjkmnpqstvwxz])l(?=[bcdfghjkmnpqstvwxz])/g, 'i')
    .replaceAll('rn', 'm')
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replace(/(?<=\p{Ll}{3})(?=(?:of|for) \p{Lu})|(?<=\b[Tt]otal)(?=(?:amount|charge|price|deposit)\b)/gu, ' ')

/** Words with spaced letters, now and then two of them together: "H i r e P u r c h a s e", "C U S TO M E R". */
const apart = /(?<![\p{L}\p{N}])(?:\p{L} {1,2}|\p{Lu}{2} {1,2}(?=\p{L} )){3,}(?:\p{Lu}{1,2}|\p{Ll})(?![\p{L}\p{N}])/gu
/** Words of headings: where their letters are spaced apart, nothing else says where a word ends. */
const inHeadings =
  /(?:agreement|purchase|hire|sale|conditional|personal|contract|credit|finance|financial|services|motor|bank|vehicle|dealer|supplier|broker|customer|commission|payments|deposit|money|price)/gi

/** Plates, numbers and days that a form has in boxes, with a letter or a figure in each: "N L 6 3 X T A", "1 2 - 4 4 8". */
const inBoxes = /(?<![\p{L}\p{N}])(?:[\dA-Z/-] ){4,}[\dA-Z](?![\p{L}\p{N}])/gu

/** Sums, rates and counts in such boxes: "£ 3 7 9 5 . 0 0", "4 . 9 %", and alone or after words "2 5". */
const figuresInBoxes =
  /(?<![\d.,]|\d )(?:\d ){1,7}\. \d(?: \d)?(?! ?\d)|(?<=^|\p{L} )\d \d$|(?<![\d.,] ?)\d \d(?= (?:months?|monthly|payments?|instalments?)\b)/gu

/** The same with the letters of its headings in words. */
export const closedUp = (text: string): string =>
  text
    .replace(inBoxes, (letters) =>
      /\d/.test(letters) && /[A-Z/-]/.test(letters) ? letters.replaceAll(' ', '') : letters,
    )
    .replace(figuresInBoxes, (figures) => figures.replaceAll(' ', ''))
    .replace(apart, (letters) =>
      letters
        .replaceAll(' ', '')
        .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
        .replace(inHeadings, ' $& ')
        .replace(/\s+/g, ' ')
        .trim(),
    )

/** Words that a line broke in two, in one piece again: "agree-ment". What is written with a hyphen loses it too. */
export const unbroken = (text: string): string => text.replace(/(?<=\p{Ll})-(?=\p{Ll})/gu, '')
