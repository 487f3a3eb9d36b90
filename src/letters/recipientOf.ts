import type { Address, Agreement } from '../casefile/caseFile.ts'
import { lenderKey } from '../casefile/caseFile.ts'
import { oneLine } from '../casefile/inputs/oneLine.ts'
import type { Recipient } from './letter.ts'
import type { LetterLender } from './letterContext.ts'

/** Address of a letter to a lender, the names it went by, and whether another firm may answer now. */
export type LenderAddress = {
  to: Recipient
  shortName: string
  formerNames: string[]
  mayHaveMoved: boolean
  before: LenderBefore | null
}

/** The lender of the agreements when the letter goes to another firm, or to the same one under a new name. */
export type LenderBefore = { name: string; renamed: boolean }

export const isAddressed = ({ lines }: Recipient): boolean => lines.length > 0

/** Put the team that a letter greets on its envelope. A complaint keeps the directory’s line for complaints; other letters lose it. */
export function addressedTo(to: Recipient, greeting: string): Recipient {
  const team = /^Dear (.+ Team)$/.exec(greeting)?.[1]
  if (team === undefined) return to
  const others = to.lines.filter((line) => !/complaint/i.test(line))
  return team.includes('Complaints') && others.length < to.lines.length ? to : { ...to, lines: [team, ...others] }
}

/** Check whether a lender has a name: without one there is nobody to write to. */
export const isNamed = ({ name }: Recipient): boolean => name !== ''

/** The address for one lender of a case. A lender that is not in the directory is written to by the name that was typed. */
export function recipientOf(
  key: string,
  agreements: readonly Agreement[],
  lenders: readonly LetterLender[],
): LenderAddress {
  const lender = lenders.find(({ slug }) => slug === key)
  if (!lender) {
    const own = agreements.filter((agreement) => lenderKey(agreement) === key)
    const typed = own.map(({ lenderNameTyped = '' }) => oneLine(lenderNameTyped)).find(Boolean)
    return {
      to: { name: typed ?? '', lines: [], email: null },
      shortName: typed ?? 'lender',
      formerNames: [],
      mayHaveMoved: false,
      before: null,
    }
  }
  const { name, legalName, formerNames, successor, complaints, status } = lender
  const answers = successor ?? { name: legalName ?? name, ...complaints }
  return {
    to: { name: answers.name, lines: linesOf(answers), email: answers.email },
    shortName: name,
    formerNames: [...new Set([...(answers.name.includes(name) ? [] : [name]), ...formerNames])].filter(
      (former) => former !== answers.name,
    ),
    mayHaveMoved: successor ? !successor.confirmed : status.state !== 'active' && status.state !== 'renamed',
    before: successor ? { name, renamed: status.state === 'renamed' } : null,
  }
}

/** Split a one-line postal address into lines as on an envelope, without repeating the name. */
const linesOf = ({ name, postalAddress }: { name: string; postalAddress: string | null }): string[] =>
  (postalAddress ?? '')
    .split(/,\s*|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && bareName(line) !== bareName(name))

/** Strip from a firm’s name what addresses omit or shorten: "Black Horse Limited" and "Black Horse Finance" give "Black Horse". */
const bareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[().]/g, ' ')
    .split(/\s+/)
    .filter((word) => !formWords.includes(word))
    .join(' ')

const formWords = ['', 'limited', 'ltd', 'plc', 'uk', 'finance']

export const addressLines = ({ lines, postcode, country }: Address): string[] =>
  [...lines, postcode ?? '', country ?? ''].map(oneLine).filter(Boolean)
