import { proseOf, type ReadTemplate, type ReadTemplates } from '../../content/letters/readTemplates.ts'
import { type Prose, placeIn, rawText } from '../../content/prose/prose.ts'
import { tagsIn, type WrittenTag } from '../../content/prose/tags.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { fileStart, type Problem, problemAt, type SourcePosition } from '../../problems/problem.ts'

/** Names in letters that mean nothing, or that the answers cannot give. */
export function nameFaults(read: ReadTemplates): Problem[] {
  return [
    ...read.templates.flatMap((template) =>
      template.letters.length > 0 ? usedFaults(template, read) : [unused(template)],
    ),
    ...voiceFaults(read),
  ]
}

const tagsOf = (template: ReadTemplate): { tag: WrittenTag; words: Prose }[] =>
  proseOf(template).flatMap((words) =>
    tagsIn(rawText(words))
      .tags.filter(({ form }) => form !== 'closing')
      .map((tag) => ({ tag, words })),
  )

/** The value of a tag that has no name: what {% blank "received" /%} names. */
const primaryOf = ({ attributes }: WrittenTag) => attributes.find(({ name }) => name === 'primary')?.value ?? ''

function usedFaults(template: ReadTemplate, { templates, voice }: ReadTemplates): Problem[] {
  const { blanks, conditions } = template
  return tagsOf(template).flatMap(({ tag, words }): Problem | Problem[] => {
    const of = (name: string) => tag.attributes.find((attribute) => attribute.name === name)
    const at = (name: string) => placeIn(words, of(name)?.offset ?? tag.nameOffset)
    const name = primaryOf(tag)
    const unknown = (known: readonly string[], rule: string, what: string, fix: string) =>
      known.includes(name) ? [] : problemAt(at('primary'), rule, what, didYouMean(name, known, fix))
    switch (tag.name) {
      case 'blank':
        return name in blanks ? [] : [notGiven(at('primary'), name, template)]
      case 'voice':
        // An unreadable file of voices is reported once, at that file.
        return unknown(
          voice === undefined ? [name] : Object.keys(voice.value),
          'unknown-voice',
          `content/letters/voice.yaml has no "${name}"`,
          'add it there, or use another',
        )
      case 'part': {
        const parts = templates.flatMap(({ id }) => (id.startsWith('parts/') ? [id.slice('parts/'.length)] : []))
        return unknown(parts, 'unknown-part', `there is no part "${name}"`, `add content/letters/parts/${name}.md`)
      }
      case 'fact': {
        const on = of('on')?.value
        return on === undefined || blanks[on]?.startsWith('date')
          ? []
          : problemAt(
              at('on'),
              'undeclared-blank',
              `"${on}" is not a blank that is a date`,
              didYouMean(on, Object.keys(blanks), 'use a blank that is a date'),
            )
      }
      case 'when':
        return tag.attributes.flatMap(({ name: condition, value, offset: where }) => {
          const place = placeIn(words, where)
          if (condition === 'primary')
            return problemAt(
              place,
              'condition',
              'a condition of a letter says what it looks at',
              'write it as {% when name="value" %}',
            )
          const known = condition in blanks ? ['given', 'none'] : conditions[condition]
          if (!known) return [notGiven(place, condition, template)]
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

function notGiven(place: SourcePosition, name: string, { id, blanks, conditions }: ReadTemplate): Problem {
  const known = [...Object.keys(blanks), ...Object.keys(conditions)]
  return problemAt(
    place,
    'not-given',
    `${id} cannot be given "${name}"`,
    didYouMean(name, known, `it can be given ${listed(known)}`),
  )
}

const unused = ({ id, front }: ReadTemplate): Problem =>
  problemAt(
    fileStart(front.file),
    'unused-letter',
    id.startsWith('parts/') ? 'no letter holds this part' : 'no tool sends this letter',
    'delete the file, or mend its name',
  )

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
const listed = (words: readonly string[]): string => new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)
