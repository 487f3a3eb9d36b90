import { useState } from 'react'
import { LinkButton, QuietButton } from '../../components/Button.tsx'
import { FilledParagraph } from '../../components/Filled.tsx'
import { Form } from '../../components/Form.tsx'
import { Modal } from '../../components/Sheets.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { TextInput } from '../controls/TextInput.tsx'
import { useCase } from './caseStore.ts'
import { casesBeside, customerIn, nameCase, startCase, switchTo } from './desk.ts'
import { nothingTold } from './snapshot.ts'
import { orForbidden, thisDevice } from './thisDevice.ts'
import type { CaseWords } from './wordsFile.ts'

/** The cases of several people on one device: which is open, the others to open instead, and a new one. */
export function Desk({ words, onClose }: { words: CaseWords['desk']; onClose: () => void }) {
  const { now, kept, called } = useCase()
  const [others] = useState(() => orForbidden(() => casesBeside(thisDevice.place()), []))
  /** A name for the open case; undefined while there is nothing in it to name. */
  const [suggested] = useState(() =>
    now !== nothingTold || kept !== null || called !== null ? called || customerIn(now) : undefined,
  )
  const leave = (go: () => Promise<void>) => () => {
    onClose()
    void go()
  }
  return (
    <Modal title={words.title} open onOpenChange={(open) => open || onClose()}>
      <div className="file-contents">
        <p>{words.what}</p>
        <p className="hint">{words.nameHint}</p>
        {others.length > 0 && (
          <ul translate="no">
            {others.map(({ pointer, called: name }) => (
              <li key={pointer}>
                <LinkButton onClick={leave(() => switchTo(pointer))}>
                  {fillIn(words.open, { name: name || words.noName })}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
        {suggested !== undefined && (
          <NameForm
            id="desk-name"
            label={words.name}
            first={called || suggested}
            button={words.rename}
            words={words}
            onName={(name) => {
              nameCase(name)
              onClose()
            }}
          />
        )}
        <NameForm
          id="desk-new"
          label={words.newName}
          first=""
          button={words.add}
          words={words}
          onName={(name) => leave(() => startCase(name))()}
        />
        <p className="hint">{words.saves}</p>
        <FilledParagraph words={words.guide} />
      </div>
    </Modal>
  )
}

function NameForm({
  id,
  label,
  first,
  button,
  words,
  onName,
}: {
  id: string
  label: string
  first: string
  button: string
  words: CaseWords['desk']
  onName: (name: string) => void
}) {
  const [name, setName] = useState(first)
  const [isWrong, setWrong] = useState(false)
  const send = () => {
    if (name.trim()) return onName(name.trim())
    setWrong(true)
    document.getElementById(id)?.focus()
  }
  return (
    <Form onSubmit={send}>
      <TextInput
        {...{ id, label }}
        error={isWrong ? words.unnamed : undefined}
        value={name}
        onChange={setName}
        width={40}
      />
      <p>
        <QuietButton type="submit">{button}</QuietButton>
      </p>
    </Form>
  )
}
