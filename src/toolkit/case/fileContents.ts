import { type Agreement, type LetterEdit, nothingAsked, type SavedCase, type Typed } from '../../casefile/caseFile.ts'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { lenderKey } from '../../casefile/lenderKey.ts'
import type { KnownLender } from '../../content/lenders/lenderData.ts'
import { recipientOf } from '../../letters/recipientOf.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import type { CaseWords } from './wordsFile.ts'
import { mergeAnswers, mergeCaseFiles } from '../../casefile/mergeCaseFiles.ts'
import { type FileFault, mostCaseBytes, parseCaseFile, type ParsedCaseFile } from '../../casefile/parseCaseFile.ts'
import { nothingTold, type Snapshot } from './snapshot.ts'

type Words = CaseWords['import']

/** A letter that was changed by hand: where it would go, and what is odd about that. */
type ChangedLetter = { id: string; what: string; to: string[]; email: string; doubts: string[] }

/** Contents of a case file, in words, for someone to judge before it is used. */
export type FileContents = {
  /** Name of the person; empty when the file does not say. */
  name: string
  /** Addresses to which lenders would answer. */
  answersTo: string[]
  lenders: { name: string; agreements: number }[]
  dates: number
  letters: ChangedLetter[]
}

/**
 * Describe the contents of a case file. A letter changed by hand can go to anyone, and the one who made the file need not be its reader: so
 * each is listed with its recipient, and with a doubt where that is not whom this site would write to.
 */
export function fileContents(
  { caseFile: { person, agreements, events }, answers: { edits, drafts } }: SavedCase,
  lenders: readonly KnownLender[],
  words: Words,
): FileContents {
  const byLender = new Map<string, Agreement[]>()
  for (const agreement of agreements)
    byLender.set(lenderKey(agreement), [...(byLender.get(lenderKey(agreement)) ?? []), agreement])
  const begun = Object.values(drafts ?? {})
    .flatMap(Object.entries<Typed>)
    .filter((box): box is [string, LetterEdit] => isLetter(box[1]))
  return {
    name: oneLine(person.fullName),
    answersTo: [person.email, person.phone].map((each) => oneLine(each ?? '')).filter(Boolean),
    lenders: [...byLender].map(([key, own]) => ({
      name:
        lenders.find(({ slug }) => slug === key)?.name ?? (oneLine(own[0]?.lenderNameTyped ?? '') || words.noLender),
      agreements: own.length,
    })),
    dates: events.length,
    letters: [
      ...Object.entries(edits).map(([id, edit]) => changedLetter(id, edit, lenders, words)),
      ...begun.map(([id, edit]) => ({ ...changedLetter(id, edit, lenders, words), id: `begun ${id}` })),
    ],
  }
}

/** A letter goes by its kind, its reference and its recipient; what is filled in by hand goes by its own name. */
function changedLetter(id: string, edit: LetterEdit, lenders: readonly KnownLender[], words: Words): ChangedLetter {
  const [kind = '', reference = '', ...rest] = id.split(' ')
  if (kind === 'template') return { id, what: words.template, to: [], email: '', doubts: [] }
  if (kind === 'pack') return { id, what: words.pack, to: [], email: '', doubts: [] }
  const name = rest.join(' ')
  const to = edit.to.split('\n').map(oneLine).filter(Boolean)
  const [other = ''] = to
  const email = oneLine(edit.email)
  const own = lenders.map(({ slug }) => recipientOf(slug, [], lenders).to).filter((lender) => lender.name === name)
  const isOwn = own.some((lender) => lender.email?.toLowerCase() === email.toLowerCase())
  const doubts = [
    ...(other === name ? [] : [fillIn(other ? words.otherName : words.noName, { name, other })]),
    ...(email === '' || isOwn ? [] : [fillIn(words.otherEmail, { email, name })]),
  ]
  return { id, what: fillIn(words.letter, { reference, name }), to, email, doubts }
}

const isLetter = (box: Typed): box is LetterEdit =>
  typeof box === 'object' && !Array.isArray(box) && ['to', 'email', 'body'].every((part) => part in box)

/** Read a chosen file, or say why it cannot be used. Its size is looked at before any of it is read. */
export async function fileToImport(
  file: Pick<File, 'size' | 'text'>,
): Promise<ParsedCaseFile | { ok: false; fault: ImportFault }> {
  if (file.size > mostCaseBytes) return { ok: false, fault: { is: 'tooLarge', megabytes: mostCaseBytes / 1_000_000 } }
  try {
    return parseCaseFile(await file.text())
  } catch {
    return { ok: false, fault: { is: 'notRead' } }
  }
}

export type ImportFault = FileFault | { is: 'tooLarge'; megabytes: number } | { is: 'notRead' }

/** Merge a file into the memory. Where both hold the same thing the file counts, but for what stands in an open box. */
export function withFile(now: Snapshot, file: SavedCase): Snapshot {
  if (now === nothingTold) return file
  const answers = mergeAnswers(nothingAsked, now.answers, file.answers)
  return {
    caseFile: mergeCaseFiles(now.caseFile, file.caseFile),
    answers: now.answers.drafts ? { ...answers, drafts: { ...answers.drafts, ...now.answers.drafts } } : answers,
  }
}
