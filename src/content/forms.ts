import { z } from 'zod'

/** A number to ring in the United Kingdom. */
export const Phone = z.string().regex(/^\(?(?:\+44 ?|0(?=[1-9]))(?:[() ]*\d){9,10}$/)

/** A number at Companies House: eight figures, or two letters of its own and six. */
export const CompanyNumber = z
  .string()
  .regex(/^(?:\d\d|AC|CE|CS|FC|GE|IP|LP|NC|NF|NI|NL|NP|OC|R0|RC|RS|SC|SF|SL|SO|SP|SR)\d{6}$/)

const postcode = /\b[A-Z]{1,2}\d[A-HJ-NP-Y\d]? \d[A-Z]{2}$/

/** True for an address that ends with its postcode. */
export const endsWithPostcode = (address: string): boolean => postcode.test(address)
