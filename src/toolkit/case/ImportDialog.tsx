import type { ReactNode } from 'react'
import {
  type Agreement,
  type LetterEdit,
  lenderKey,
  nothingAsked,
  type SavedCase,
  type Typed,
} from '../../casefile/caseFile.ts'
import { oneLine } from '../../casefile/inputs/oneLine.ts'
import { mergeAnswers, mergeCaseFiles } from '../../casefile/mergeCaseFiles.ts'
import { type FileFault, mostCaseBytes, type ParsedCaseFile, parseCaseFile } from '../../casefile/parseCaseFile.ts'
import { MainButton, QuietButton } from '../../components/Button.tsx'
import { Described } from '../../components/Described.tsx'
import { Modal } from '../../components/Sheets.tsx'
import type { KnownLender } from '../../content/lenders/lenderData.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { recipientOf } from '../../letters/recipientOf.ts'
import { caseState, sayOfCase, takeFile } from './caseStore.ts'
import { areOfTwo, customerIn, startCase } from './desk.ts'
import { nothingTold, type Snapshot } from './snapshot.ts'
import type { CaseWords } from './wordsFile.ts'

type Around = {
  lenders: readonly KnownLender[]
  /** True when something has been told here already. */
  isAdded: boolean
  /** The name of the open case, where the device has several. */
  called: string | null
  words: CaseWords
  close: () => void
}

/** Read a file and return the dialog on it; nothing, with a message, if unusable. */
export async function importDialog(file: File, around: Around): Promise<ReactNode> {
  const parsed = await fileToImport(file)
  if (!parsed.ok) {
    sayOfCase({ fileFault: faultIn(parsed.fault, around.words.files) })
    return null
  }
  return <ImportDialog {...around} file={file} saved={parsed.saved} />
}

function faultIn(fault: ImportFault, files: CaseWords['files']): string {
  if (fault.is !== 'damaged') return fillIn(files[fault.is], { ...fault })
  const { id, at, ...named } = fault.fault
  return fillIn(files.damaged, { fault: fillIn(files.wrong[id], { ...named, at: [files.whole, ...at].join(', ') }) })
}

/** Show what a file holds, and where its letters would go, before anything is changed. */
function ImportDialog({
  file,
  saved,
  lenders,
  isAdded,
  called,
  words: { import: words, desk },
  close,
}: Around & { file: File; saved: SavedCase }) {
  const end = (what: () => void) => () => {
    close()
    what()
  }
  const leave = end(() => sayOfCase('notTaken'))
  const { name, answersTo, lenders: own, dates, letters } = fileContents(saved, lenders, words)
  return (
    <Modal title={words.title} open onOpenChange={(open) => open || leave()}>
      <div className="file-contents">
        <p>{fillIn(words.made, { day: dayFormat.format(file.lastModified) })}</p>
        <dl className="summary-list">
          <Described term={words.whose}>{name || words.nobody}</Described>
          <Described term={words.answersTo}>{answersTo.join(', ') || words.noAnswer}</Described>
          <Described term={words.agreements}>
            {own.map((lender) => (
              <p key={lender.name}>
                {lender.name}: {lender.agreements}
              </p>
            ))}
            {own.length === 0 && words.noAgreements}
          </Described>
          <Described term={words.dates}>{dates}</Described>
        </dl>
        {letters.length > 0 && (
          <>
            <h3>{words.letters}</h3>
            <p>{words.lettersKept}</p>
            <ul>
              {letters.map(({ id, what, to, email, doubts }) => (
                <li key={id}>
                  <p>
                    <strong>{what}</strong>
                  </p>
                  {to.length > 0 && <p>{fillIn(words.to, { to: to.join(', ') })}</p>}
                  {email && <p>{fillIn(words.email, { email })}</p>}
                  {doubts.map((doubt) => (
                    <p key={doubt} className="doubt">
                      {doubt}
                    </p>
                  ))}
                </li>
              ))}
            </ul>
          </>
        )}
        {isAdded && <p>{called === null ? words.added : fillIn(desk.added, { name: called || desk.noName })}</p>}
        <p className="row">
          {isAdded && (called !== null || areOfTwo(caseState().now, saved)) && (
            <MainButton onClick={end(() => void startCase(customerIn(saved), saved))}>{desk.keepApart}</MainButton>
          )}
          <MainButton onClick={end(() => takeFile(withFile(caseState().now, saved)))}>{words.use}</MainButton>
          <QuietButton onClick={leave}>{words.cancel}</QuietButton>
        </p>
      </div>
    </Modal>
  )
}

const dayFormat = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

type Words = CaseWords['import']

/**
 * Describe the contents of a case file, for someone to judge before it is used. A letter changed by hand can go to anyone, and the one who made the file need not be its reader: so
 * each is listed with its recipient, and with a doubt where that is not whom this site would write to.
 */
export function fileContents(
  { caseFile: { person, agreements, events }, answers: { edits, drafts } }: SavedCase,
  lenders: readonly KnownLender[],
  words: Words,
) {
  const byLender = new Map<string, Agreement[]>()
  for (const agreement of agreements)
    byLender.set(lenderKey(agreement), [...(byLender.get(lenderKey(agreement)) ?? []), agreement])
  const begun = Object.values(drafts ?? {})
    .flatMap(Object.entries<Typed>)
    .filter((box): box is [string, LetterEdit] => isLetter(box[1]))
  return {
    name: oneLine(person.fullName),
    // Where lenders would answer.
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
function changedLetter(id: string, edit: LetterEdit, lenders: readonly KnownLender[], words: Words) {
  const [kind = '', reference = '', ...rest] = id.split(' ')
  if (kind === 'template' || kind === 'pack') return { id, what: words[kind], to: [], email: '', doubts: [] }
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

type ImportFault = FileFault | { is: 'tooLarge'; megabytes: number } | { is: 'notRead' }

/** Merge a file into memory. Where both hold the same thing the file wins, except for what is in open boxes. */
export function withFile(now: Snapshot, file: SavedCase): Snapshot {
  if (now === nothingTold) return file
  const answers = mergeAnswers(nothingAsked, now.answers, file.answers)
  return {
    caseFile: mergeCaseFiles(now.caseFile, file.caseFile),
    answers: now.answers.drafts ? { ...answers, drafts: { ...answers.drafts, ...now.answers.drafts } } : answers,
  }
}
