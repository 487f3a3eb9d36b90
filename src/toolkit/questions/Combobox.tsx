import { type KeyboardEvent, useState } from 'react'
import { nextOption, Option } from '../../components/Option.tsx'
import type { Suggestion, SuggestProps } from '../controls/FieldBoxes.tsx'
import { TextInput } from '../controls/TextInput.tsx'

/** A text box that suggests, after the ARIA pattern: arrows choose, Enter takes, Escape closes. Anything may be typed. */
export function Combobox({ value, onChange, suggestions: suggested, onPick, ...field }: SuggestProps) {
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  // Nothing more is suggested once one was taken.
  const [taken, setTaken] = useState(value !== '')
  const suggestions = taken ? [] : suggested
  const shown = open && suggestions.length > 0
  const listId = `${field.id}-list`
  const pick = (suggestion: Suggestion | undefined) => {
    if (suggestion) {
      onPick(suggestion)
      setTaken(true)
    }
    setOpen(false)
    setAt(-1)
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setOpen(true)
      setAt((before) => nextOption(before, event.key, suggestions.length))
    } else if (event.key === 'Enter' && shown && suggestions[at]) {
      event.preventDefault()
      pick(suggestions[at])
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault()
      setOpen(false)
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the box inside it
    <div className="combobox" onKeyDown={press} onBlur={() => setOpen(false)}>
      <TextInput
        {...field}
        width={40}
        value={value}
        onChange={(typed) => {
          onChange(typed)
          setTaken(false)
          setOpen(true)
          setAt(-1)
        }}
        list={{ id: listId, open: shown, active: shown && suggestions[at] ? `${listId}-${at}` : undefined }}
      />
      {/* A press keeps the focus in the box, so that the list is not closed before it counts. */}
      <ul
        className="suggestions"
        id={listId}
        role="listbox"
        aria-label="Suggestions"
        hidden={!shown}
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion, index) => (
          <Option key={suggestion.key} id={`${listId}-${index}`} chosen={index === at} onPick={() => pick(suggestion)}>
            {suggestion.label}
            {suggestion.hint && <span className="hint"> {suggestion.hint}</span>}
          </Option>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {shown
          ? `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}. Use the arrow keys.`
          : ''}
      </p>
    </div>
  )
}
