import type { PlainDate } from '../dates/plainDate.ts'
import type { Facts } from '../facts/fact.ts'
import { printValue } from '../facts/print.ts'
import { factNamed, valueOn } from '../facts/valueOn.ts'

/** A fact's value in words, on a day: "8 weeks", "1 month", "31 August 2027", "0800 023 4567". */
export function factInWords(facts: Facts, id: string, date: PlainDate): string {
  const fact = factNamed(facts, id)
  return printValue(valueOn(fact, date).value, fact.unit)
}
