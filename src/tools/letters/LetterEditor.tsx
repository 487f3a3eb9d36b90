import type { LetterEdit } from '../../letters/editedLetter.ts'
import { useTyped } from '../case/useTyped.ts'
import { Form } from '../../components/Form.tsx'
import { TextArea } from '../kit/TextArea.tsx'
import { TextInput } from '../kit/TextInput.tsx'

/** A letter’s words and its address, to change by hand before it goes. */
export function LetterEditor({
  id,
  edit,
  onSave,
  onReset,
  onCancel,
}: {
  id: string
  edit: LetterEdit
  onSave: (edit: LetterEdit) => void
  onReset: (() => void) | undefined
  onCancel: () => void
}) {
  const [typed, setTyped] = useTyped(id, edit)
  return (
    <Form className="letter-editor" onSubmit={() => onSave(typed)}>
      <TextArea
        id="letter-to"
        label="Who it goes to"
        hint="The firm’s name on the first line, then its address"
        rows={4}
        value={typed.to}
        onChange={(to) => setTyped({ ...typed, to })}
      />
      <TextInput
        id="letter-email"
        label="Its email address (optional)"
        inputMode="email"
        width={40}
        value={typed.email}
        onChange={(email) => setTyped({ ...typed, email })}
      />
      <TextArea
        id="letter-body"
        label="The letter"
        hint="From after the greeting to before the closing. An empty line starts a new paragraph."
        rows={24}
        value={typed.body}
        onChange={(body) => setTyped({ ...typed, body })}
      />
      <p className="row">
        <button type="submit" className="button">
          Keep these changes
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          Leave it as it was
        </button>
        {onReset && (
          <button type="button" className="as-link" onClick={onReset}>
            Go back to our words
          </button>
        )}
      </p>
    </Form>
  )
}
