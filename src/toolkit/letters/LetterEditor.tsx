import type { LetterEdit } from '../../casefile/toolAnswers.ts'
import { useDraftField } from '../case/useDraftField.ts'
import { Form } from '../../components/Form.tsx'
import { TextArea } from '../controls/TextArea.tsx'
import { TextInput } from '../controls/TextInput.tsx'
import { useWords } from '../controls/useWords.ts'
import { LinkButton, MainButton, QuietButton } from '../../components/Button.tsx'

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
  const words = useWords('letters').editor
  const [typed, setTyped] = useDraftField(id, edit)
  return (
    <Form className="letter-editor" onSubmit={() => onSave(typed)}>
      <TextArea
        id="letter-to"
        label={words.to}
        hint={words.toHint}
        rows={4}
        value={typed.to}
        onChange={(to) => setTyped({ ...typed, to })}
      />
      <TextInput
        id="letter-email"
        label={words.email}
        inputMode="email"
        width={40}
        value={typed.email}
        onChange={(email) => setTyped({ ...typed, email })}
      />
      <TextArea
        id="letter-body"
        label={words.body}
        hint={words.bodyHint}
        rows={24}
        value={typed.body}
        onChange={(body) => setTyped({ ...typed, body })}
      />
      <p className="row">
        <MainButton type="submit">{words.keep}</MainButton>
        <QuietButton onClick={onCancel}>{words.leave}</QuietButton>
        {onReset && <LinkButton onClick={onReset}>{words.reset}</LinkButton>}
      </p>
    </Form>
  )
}
