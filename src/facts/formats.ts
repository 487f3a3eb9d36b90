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

/** Name the fault of a link’s address, as far as it leads off the site; undefined where anybody can follow it. */
export function addressFault(href: string): string | undefined {
  if (href.startsWith('mailto:'))
    return z.email().safeParse(href.slice('mailto:'.length).split('?')[0]).success
      ? undefined
      : 'must be mailto: and an e-mail address'
  if (href.startsWith('tel:'))
    return /^tel:\+?\d{3,15}$/.test(href) ? undefined : 'must be tel: and a number without spaces'
  return WebAddress.safeParse(href).error?.issues[0]?.message
}

/** A day as 2026-11-20, of a year that may be meant. */
export const PlausibleDay = z.iso
  .date()
  .refine((day) => /^(?:1[89]|20)/.test(day), 'must be a day of the years from 1800 to 2099')

export const Phone = z.string().regex(/^\(?(?:\+44 ?|0(?=[1-9]))(?:[() ]*\d){9,10}$/)

/** A number at Companies House: eight figures, or two letters of its own and six. */
export const CompanyNumber = z
  .string()
  .regex(/^(?:\d\d|AC|CE|CS|FC|GE|IP|LP|NC|NF|NI|NL|NP|OC|R0|RC|RS|SC|SF|SL|SO|SP|SR)\d{6}$/)

const postcode = /\b[A-Z]{1,2}\d[A-HJ-NP-Y\d]? \d[A-Z]{2}$/

export const endsWithPostcode = (address: string): boolean => postcode.test(address)
