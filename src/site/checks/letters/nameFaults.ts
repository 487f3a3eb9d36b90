import { gives } from '../../../letters/gives.ts'
import { tagsIn, type WrittenTag } from '../../../content/prose/tags.ts'
import { didYouMean, nearest } from '../../../problems/nearest.ts'
import { type Problem, problemAt } from '../../../problems/problem.ts'
import type { ReadTemplate, ReadTemplates } from '../../../content/letters/readTemplates.ts'
import { partsIn } from '../../../content/letters/walk.ts'

type Named = { tag: WrittenTag; place: ReturnType<ReadTemplate['front']['placeOf']>; offset: number }

/** Names in letters that mean nothing, are declared and never used, or are not what the answers can give. */
export function nameFaults(read: ReadTemplates): Problem[] {
  return [
    ...read.templates.flatMap((template) => [
      ...usedFaults(template, read),
      ...declaredFaults(template),
      ...givenFaults(template, read),
    ]),
    ...voiceFaults(read),
  ]
}

/** The tags a template is written with. */
function tagsOf({ front, text, bodyOffset, lines }: ReadTemplate): Named[] {
  const stretches = [...lines.flatMap((field) => front.rangeAt([field]) ?? []), bodyOffset, text.text.length]
  return stretches.flatMap((start, index) =>
    index % 2 === 1
      ? []
      : tagsIn(text.text.slice(start, stretches[index + 1]))
          .tags.filter(({ form }) => form !== 'closing')
          .map((tag) => ({ tag, offset: start, place: text.placeOf(start + tag.nameOffset) })),
  )
}

/** The value of a tag that has no name: what {% blank "received" /%} names. */
const primaryOf = ({ attributes }: WrittenTag) => attributes.find(({ name }) => name === 'primary')?.value ?? ''

function usedFaults(template: ReadTemplate, { templates, voice }: ReadTemplates): Problem[] {
  const { text, blanks, conditions } = template
  return tagsOf(template).flatMap(({ tag, offset }): Problem[] => {
    const of = (name: string) => tag.attributes.find((attribute) => attribute.name === name)
    const at = (name: string) => text.placeOf(offset + (of(name)?.offset ?? tag.nameOffset))
    const name = primaryOf(tag)
    switch (tag.name) {
      case 'blank':
        return name in blanks
          ? []
          : [
              problemAt(
                at('primary'),
                'undeclared-blank',
                `the blank "${name}" is not declared`,
                didYouMean(name, Object.keys(blanks), `add ${name}: with its kind to blanks: at the top of the file`),
              ),
            ]
      case 'voice':
        // A file of voices that cannot be read is told of once, at that file.
        return voice === undefined || name in voice.value
          ? []
          : [
              problemAt(
                at('primary'),
                'unknown-voice',
                `content/letters/voice.yaml has no "${name}"`,
                didYouMean(name, Object.keys(voice.value), 'add it there, or use another'),
              ),
            ]
      case 'part': {
        const parts = templates.flatMap(({ id }) => (id.startsWith('parts/') ? [id.slice('parts/'.length)] : []))
        return parts.includes(name)
          ? []
          : [
              problemAt(
                at('primary'),
                'unknown-part',
                `there is no part "${name}"`,
                didYouMean(name, parts, `add content/letters/parts/${name}.md`),
              ),
            ]
      }
      case 'fact': {
        const on = of('on')?.value
        return on === undefined || blanks[on]?.startsWith('date')
          ? []
          : [
              problemAt(
                at('on'),
                'undeclared-blank',
                `"${on}" is not a blank that is a date`,
                didYouMean(on, Object.keys(blanks), `add ${on}: date to blanks: at the top of the file`),
              ),
            ]
      }
      case 'when':
        return tag.attributes.flatMap(({ name: condition, value, offset: where }) => {
          const place = text.placeOf(offset + where)
          if (condition === 'primary')
            return [
              problemAt(
                place,
                'condition',
                'a condition of a letter says what it looks at',
                'write it as {% when name="value" %}',
              ),
            ]
          const known = condition in blanks ? ['given', 'none'] : conditions[condition]
          if (!known)
            return [
              problemAt(
                place,
                'undeclared-condition',
                `the condition "${condition}" is not declared`,
                didYouMean(
                  condition,
                  [...Object.keys(conditions), ...Object.keys(blanks)],
                  `add ${condition}: with its values to conditions: at the top of the file`,
                ),
              ),
            ]
          if (condition in blanks && !/\?$|^list$/.test(blanks[condition] ?? ''))
            return [problemAt(place, 'condition', `the blank "${condition}" is always given`, 'take the condition out')]
          return [...value.matchAll(/[^\s"[\],]+/g)]
            .filter(([one]) => !known.includes(one))
            .map(([one]) =>
              problemAt(
                place,
                'condition',
                `"${condition}" is never "${one}"`,
                didYouMean(one, known, `use ${listed(known)}`),
              ),
            )
        })
      default:
        return []
    }
  })
}

function declaredFaults(template: ReadTemplate): Problem[] {
  const { front, blanks, conditions } = template
  const named = new Set(
    tagsOf(template).flatMap(({ tag }) =>
      tag.attributes.flatMap(({ name, value }) => (name === 'primary' || name === 'on' ? [value] : [name])),
    ),
  )
  const known = [...Object.keys(blanks), ...Object.keys(conditions)]
  // What a misspelt name meant is not unused.
  const used = new Set([...named].map((name) => nearest(name, known) ?? name))
  const unused = (field: 'blanks' | 'conditions', names: object) =>
    Object.keys(names)
      .filter((name) => !used.has(name))
      .map((name) =>
        problemAt(
          front.placeOfKey([field], name),
          'unused-blank',
          `"${name}" is declared and never used`,
          'use it, or take it out',
        ),
      )
  return [...unused('blanks', blanks), ...unused('conditions', conditions)]
}

/** Check that the answers can give what is declared to the letter or, for a part, to each letter that uses it. */
function givenFaults(template: ReadTemplate, { templates }: ReadTemplates): Problem[] {
  const { id, front, blanks, conditions } = template
  const own = (gives as Record<string, (typeof gives)[keyof typeof gives] | undefined>)[id]
  const letters = own
    ? [id]
    : templates.flatMap((one) => (one.id in gives && partsWithin(one, templates).includes(id) ? [one.id] : []))
  if (letters.length === 0)
    return [
      problemAt(
        { file: front.file, line: 1, column: 1 },
        'unused-letter',
        id.startsWith('parts/') ? 'no letter holds this part' : 'no tool sends this letter',
        'delete the file, or mend its name',
      ),
    ]
  const faults = letters.flatMap((letter) => {
    const known = (gives as Record<string, Record<string, string | readonly string[]>>)[letter] ?? {}
    const unknown = (field: string, name: string) =>
      problemAt(
        front.placeOfKey([field], name),
        'not-given',
        `${letter} cannot be given "${name}"`,
        didYouMean(name, Object.keys(known), `it can be given ${listed(Object.keys(known))}`),
      )
    return [
      ...Object.entries(blanks).flatMap(([name, kind]) => {
        const given = known[name]
        if (given === undefined || typeof given !== 'string') return [unknown('blanks', name)]
        return given === kind
          ? []
          : [
              problemAt(
                front.placeAt(['blanks', name]),
                'wrong-kind',
                `the blank "${name}" is "${given}", not "${kind}"`,
                `write ${name}: ${given}`,
              ),
            ]
      }),
      ...Object.entries(conditions).flatMap(([name, values]) => {
        const given = known[name]
        if (given === undefined || typeof given === 'string') return [unknown('conditions', name)]
        return given.length === values.length && given.every((value) => values.includes(value))
          ? []
          : [
              problemAt(
                front.placeAt(['conditions', name]),
                'wrong-values',
                `"${name}" can be ${listed(given)}`,
                `write ${name}: [${given.join(', ')}]`,
              ),
            ]
      }),
    ]
  })
  // A part that stands in many letters is told once.
  return faults.filter(
    ({ line, column, rule }, index) =>
      faults.findIndex((one) => one.line === line && one.column === column && one.rule === rule) === index,
  )
}

/** The parts of a template, those of its parts included. */
function partsWithin({ template }: ReadTemplate, templates: readonly ReadTemplate[]): string[] {
  const seen = new Set([...partsIn(template.body)])
  for (const id of seen)
    for (const part of partsIn(templates.find((one) => one.id === id)?.template.body ?? [])) seen.add(part)
  return [...seen]
}

function voiceFaults({ templates, voice }: ReadTemplates): Problem[] {
  if (!voice) return []
  const used = new Set(templates.flatMap(tagsOf).flatMap(({ tag }) => (tag.name === 'voice' ? [primaryOf(tag)] : [])))
  return Object.keys(voice.value)
    .filter((name) => !used.has(name))
    .map((name) =>
      problemAt(
        voice.source.placeOfKey([], name),
        'unused-voice',
        `no letter uses "${name}"`,
        'use it, or take it out',
      ),
    )
}

/** "one, two or three". */
const listed = (words: readonly string[]): string => words.join(', ').replace(/, ([^,]*)$/, ' or $1')
