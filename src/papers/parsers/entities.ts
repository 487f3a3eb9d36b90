/** Those of XML, and what mails write in words most often. */
const characters = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['pound', '£'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
])

/** Words of XML or HTML as they read: "&pound;5 &#38; more" is "£5 & more". A name that is not known stands as it is. */
export const decoded = (words: string): string =>
  words.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,5}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return characters.get(name.toLowerCase()) ?? whole
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ' '
    },
  )
