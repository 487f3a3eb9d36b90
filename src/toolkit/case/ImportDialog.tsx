import type { ReactNode } from 'react'
import type { SavedCase } from '../../casefile/caseFile.ts'
import { Described } from '../../components/Described.tsx'
import { Modal } from '../../components/Sheets.tsx'
import type { KnownLender } from '../../content/lenders/lenderData.ts'
import { fillIn } from '../../content/words/fillIn.ts'
import { caseState, sayOfCase, takeFile } from './caseStore.ts'
import { fileToImport, type ImportFault, withFile, fileContents } from './fileContents.ts'
import { areOfTwo, customerIn, startCase } from './desk.ts'
import type { CaseWords } from './wordsFile.ts'
import { MainButton, QuietButton } from '../../components/Button.tsx'

type Around = {
  lenders: readonly KnownLender[]
  /** True when something has been told here already. */
  isAdded: boolean
  /** The name of the open case, where the device has several. */
  called: string | null
  words: CaseWords
  close: () => void
}

/** Reads a file: what shows what is in it, or nothing where it cannot be used, which is said. */
export async function importDialog(file: File, around: Around): Promise<ReactNode> {
  const parsed = await fileToImport(file)
  if (!parsed.ok) {
    sayOfCase({ fileFault: faultIn(parsed.fault, around.words.files) })
    return null
  }
  return <ImportDialog {...around} saved={parsed.saved} lastChanged={dayOf(file.lastModified)} />
}

function faultIn(fault: ImportFault, files: CaseWords['files']): string {
  if (fault.is !== 'damaged') return fillIn(files[fault.is], { ...fault })
  const { id, at, ...named } = fault.fault
  return fillIn(files.damaged, { fault: fillIn(files.wrong[id], { ...named, at: [files.whole, ...at].join(', ') }) })
}

const dayOf = (time: number) =>
  new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** Shows what a file holds, and where its letters would go, before anything is changed. */
function ImportDialog({
  saved,
  lastChanged,
  lenders,
  isAdded,
  called,
  words: { import: words, desk },
  close,
}: Around & {
  saved: SavedCase
  /** The day on which the file was last changed, in words. */
  lastChanged: string
}) {
  const end = (what: () => void) => () => {
    close()
    what()
  }
  const leave = end(() => sayOfCase('notTaken'))
  const { name, answersTo, lenders: own, dates, letters } = fileContents(saved, lenders, words)
  return (
    <Modal title={words.title} open onOpenChange={(open) => open || leave()}>
      <div className="file-contents">
        <p>{fillIn(words.made, { day: lastChanged })}</p>
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
