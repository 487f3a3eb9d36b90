import type { ReactNode } from 'react'
import { type ExampleSet, exampleSets } from '../redress/exampleSets.ts'
import { Radios } from './Radios.tsx'
import { useWords } from './useWords.ts'

export const ExampleChoice = ({
  id,
  legend,
  print,
  value,
  onChange,
}: {
  id: string
  legend: string
  print: (set: ExampleSet) => ReactNode
  value: ExampleSet
  onChange: (set: ExampleSet) => void
}) => (
  <div className="example" data-example="">
    <p className="example-label">{useWords('shared').example}</p>
    <Radios
      small
      id={id}
      legend={legend}
      options={exampleSets.map((set) => ({ value: set, label: print(set) }))}
      value={value}
      onChange={(set) => onChange(set as ExampleSet)}
    />
  </div>
)
