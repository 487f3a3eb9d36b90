import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateBoxes } from '../../../src/toolkit/controls/DateBoxes.tsx'
import { TextArea } from '../../../src/toolkit/controls/TextArea.tsx'
import { TextInput } from '../../../src/toolkit/controls/TextInput.tsx'
import { Combobox } from '../../../src/toolkit/questions/Combobox.tsx'
import { modulesIn } from '../../support/modules.ts'

const nothing = () => undefined

/** What keeps the words of a box from a spelling service, in small letters: HTML does not tell them from large ones. */
const kept = [
  'spellcheck="false"',
  'writingsuggestions="false"',
  'data-gramm="false"',
  'data-gramm_editor="false"',
  'data-enable-grammarly="false"',
  'data-lt-active="false"',
]

test.each([
  ['a text box', <TextInput key="" id="a" label="A" value="" onChange={nothing} />],
  ['a text area', <TextArea key="" id="a" label="A" value="" onChange={nothing} />],
  ['a date', <DateBoxes key="" id="a" legend="A" values={{ day: '', month: '', year: '' }} onChange={nothing} />],
  [
    'a box that suggests',
    <Combobox key="" id="a" label="A" value="" onChange={nothing} suggestions={[]} onPick={nothing} />,
  ],
])('%s is closed to spelling services and part of no form’s data', (_, field) => {
  const boxes =
    renderToStaticMarkup(field)
      .toLowerCase()
      .match(/<(?:input|textarea)[^>]*>/g) ?? []
  expect(boxes.length).toBeGreaterThan(0)
  for (const box of boxes) {
    for (const attribute of kept) expect(box).toContain(attribute)
    expect(box).not.toContain(' name=')
  }
})

test('every box of the code in which words can be typed is one of these', () => {
  const all = modulesIn('src').flatMap(({ file, text }) =>
    [...text.matchAll(/<(?:input|textarea)\b[\s\S]*?\/>/g)].map(([box]) => ({ file, box })),
  )
  const typed = all.filter(({ box }) => !/type="(?:radio|checkbox|file|range)"/.test(box))
  expect(typed.length).toBeGreaterThanOrEqual(3)
  expect(
    typed.filter(({ box }) => !box.includes('{...privateBox}') || / name=/.test(box)).map(({ file }) => file),
  ).toEqual([])
  expect(
    modulesIn('src')
      .filter(({ text }) => /contentEditable|designMode/.test(text))
      .map(({ file }) => file),
  ).toEqual([])
})
