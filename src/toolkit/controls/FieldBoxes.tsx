import type { ComponentType, ReactNode } from 'react'
import type { Typed } from '../../casefile/caseFile.ts'
import type { DatePart, DateParts } from '../../casefile/inputs/parsed.ts'
import { Checkbox } from './Checkbox.tsx'
import type { Checkboxes } from './Checkboxes.tsx'
import type { DateBoxes } from './DateBoxes.tsx'
import { type Fault, faultIn } from './ErrorSummary.tsx'
import type { FieldProps } from './Field.tsx'
import { type Choice, Radios } from './Radios.tsx'
import type { TextArea } from './TextArea.tsx'
import { TextInput, type TextInputProps } from './TextInput.tsx'

export type Suggestion = { key: string; label: string; hint?: string | undefined }

export type SuggestProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  suggestions: readonly Suggestion[]
  onPick: (suggestion: Suggestion) => void
}

/** Look of a field. A control that few first questions have is handed over as `Box`, to come with its question (`looks.ts`). */
export type Look =
  | { as: 'choice'; small?: boolean }
  | { as: 'ticks'; Box: typeof Checkboxes }
  | { as: 'tick' }
  | ({ as: 'text' } & Pick<TextInputProps, 'prefix' | 'suffix' | 'inputMode' | 'autoComplete' | 'width'>)
  | { as: 'suggest'; Box: ComponentType<SuggestProps>; suggest: (typed: string) => readonly Suggestion[] }
  | { as: 'area'; Box: typeof TextArea; rows?: number; most?: number }
  | { as: 'date'; Box: typeof DateBoxes; parts?: readonly DatePart[]; birthday?: boolean }

export type FieldView = {
  id: string
  look: Look
  label: ReactNode
  hint?: ReactNode
  options?: readonly Choice[]
  asQuestion?: boolean
  /** Frame shared with its neighbours: what an answer reveals, boxes side by side, or what is said instead. */
  within?: Within | undefined
}

export type Within = 'reveal' | 'fields' | 'options' | 'unknown'

export function FieldBoxes({
  fields,
  typed,
  onType,
  faults,
  or,
}: {
  fields: readonly FieldView[]
  typed: Readonly<Record<string, Typed>>
  onType: (id: string, value: Typed) => void
  faults: readonly Fault[]
  /** Shown before the box of those who have no answer. */
  or?: string
}) {
  const rows: { within: Within | undefined; fields: FieldView[] }[] = []
  for (const field of fields) {
    const last = rows.at(-1)
    if (last && field.within && last.within === field.within) last.fields.push(field)
    else rows.push({ within: field.within, fields: [field] })
  }
  return rows.map(({ within, fields: own }) => {
    const boxes = own.map((field) => (
      <FieldBox
        key={field.id}
        field={field}
        value={typed[field.id]}
        onType={(value) => onType(field.id, value)}
        faults={faults}
      />
    ))
    if (!within) return boxes
    return (
      <div className={within} key={own[0]?.id}>
        {within === 'unknown' && <p>{or}</p>}
        {boxes}
      </div>
    )
  })
}

function FieldBox({
  field: { look, label, options = [], within: _, ...field },
  value,
  onType,
  faults,
}: {
  field: FieldView
  value: Typed | undefined
  onType: (value: Typed) => void
  faults: readonly Fault[]
}) {
  const shared = { ...field, error: faultIn(faults)(field.id) }
  const text = typeof value === 'string' ? value : ''
  switch (look.as) {
    case 'choice':
      return <Radios {...shared} {...look} legend={label} options={options} value={text} onChange={onType} />
    case 'ticks':
      return (
        <look.Box
          {...shared}
          legend={label}
          options={options}
          values={Array.isArray(value) ? value : []}
          onChange={onType}
        />
      )
    case 'tick':
      return <Checkbox {...field} label={label} checked={value === true} onChange={onType} />
    case 'date':
      return (
        <look.Box {...field} {...look} legend={label} values={value as DateParts} onChange={onType} faults={faults} />
      )
    case 'suggest':
      return (
        <look.Box
          {...shared}
          label={label}
          value={text}
          onChange={onType}
          suggestions={look.suggest(text)}
          onPick={(suggestion) => onType(suggestion.label)}
        />
      )
    case 'area':
      return <look.Box {...shared} {...look} label={label} value={text} onChange={onType} />
    case 'text':
      return <TextInput {...shared} {...look} label={label} value={text} onChange={onType} />
  }
}
