import { z } from 'zod'

/** A day as 2026-11-20, of a year that may be meant. */
export const PlausibleDay = z.iso
  .date()
  .refine((day) => /^(?:1[89]|20)/.test(day), 'must be a day of the years from 1800 to 2099')
