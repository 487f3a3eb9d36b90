import { z } from 'zod'
import { caseEventKinds } from '../../casefile/caseKinds.ts'
import { group, linked, named, words } from '../../content/words/fields.ts'
import { holidayNations } from '../../facts/fact.ts'
import { deadlineFacts } from '../../rules/deadlines/deadlines.ts'
import { askedBefore } from '../../toolkit/case/wordsFile.ts'
import { schemeDateFacts, type ToolWithWords } from '../descriptor.ts'

const DatesFile = group('Words of the dates tool: what follows from each clock, and from what starts none.', {
  form: group('One thing that happened.', {
    ...named('title', 'when', 'whenHint', 'how'),
    ways: group('Its answers, in order.', named('email', 'post', 'form', 'phone')),
    ...named('code', 'codeHint', 'note', 'lender', 'none', 'noLender', 'add'),
  }),
  notes: group('What to know about things that start no clock.', {
    ...named('complaintSent {day}', 'holdingLetter {limit}', 'sarIdAsked {start}'),
    ...linked('sarIdAskedLink'),
    ...named('sarExtended {longer} {notice}', 'extensionCounts', 'extensionLate'),
    ...linked('sarExtendedLink'),
    ...named('fosView'),
    ...linked('fosViewLink'),
    ...named('provisionalDecision'),
    ...linked('provisionalDecisionLink'),
    ...named('optInReminder', 'sarClarifyAsked'),
  }),
  paste: group('A letter that is pasted in place of its kind and date.', {
    ...named('open', 'label', 'hint', 'read', 'empty', 'failed', 'use', 'cut {most}', 'either', 'unknown'),
    ...linked('decoder'),
  }),
  page: group('The page of the dates.', {
    ...named('empty', 'emptySays', 'title', 'add', 'remove'),
    delete: askedBefore('Asked before it does.'),
    ...named('counts', 'table', 'what', 'lastDay', 'stands', 'noDay', 'general {day}', 'nation'),
    nations: z.record(z.enum(holidayNations), words('An answer.')).describe('Its answers, by their names.'),
  }),
  static: group('The table of all time limits, shown without script.', {
    ...named('title', 'caption', 'what', 'from', 'length', 'ifPassed'),
    several: group(
      'How long those run that have several lengths or days.',
      named(
        'complain-by {event} {knowledge}',
        'court {england} {scotland} {northernIreland}',
        'invitation {second} {first}',
      ),
    ),
  }),
  events: z
    .record(
      z.enum(caseEventKinds),
      group('One event.', {
        ...named('label'),
        hint: words('Beside it.').optional(),
        about: words('Completes “Date …” where its date is wrong.'),
      }),
    )
    .describe('What can have happened, by its name.'),
  kinds: z
    .array(
      group('One group.', {
        ...named('title'),
        kinds: z.array(z.enum(caseEventKinds)).min(1).describe('What can have happened, by its name, in order.'),
      }),
    )
    .refine(
      (groups) =>
        groups
          .flatMap(({ kinds }) => kinds)
          .toSorted()
          .join() === caseEventKinds.toSorted().join(),
      `Name each kind once in one group: ${caseEventKinds.join(', ')}`,
    )
    .describe('What can have happened, in groups under headings.'),
})

export const deadlines: ToolWithWords<typeof DatesFile> = {
  kind: 'case',
  facts: [...deadlineFacts, ...schemeDateFacts, 'sar.starts-with-proof'],
  words: ['deadlines', 'clocks'],
  resultAtOnce: true,
  wordsFile: DatesFile,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
