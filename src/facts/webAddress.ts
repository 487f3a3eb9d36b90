import { z } from 'zod'

/** An address on the web that anybody can open, written whole. */
export const WebAddress = z
  .url({ protocol: /^https?$/ })
  .refine((address) => !/\s/.test(address), 'must be an address without spaces')
  .refine((address) => !/\/\/(?:www\.)?example\.(?:com|org|net)\b/.test(address), 'must not be an example’s address')
  .refine(
    (address) => !URL.canParse(address) || z.regexes.domain.test(new URL(address).hostname),
    'must be an address that anybody can open, such as https://www.fca.org.uk/news',
  )
