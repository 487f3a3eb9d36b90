import { each, group, named, words } from '../../content/words/fields.ts'
import { firmLetterParts, letterFacts, type ToolWithWords } from '../descriptor.ts'

const ComplaintFile = group('What the complaint letter’s tool asks and says beside the letter.', {
  want: group('What the letter should do.', {
    ...named('title', 'none'),
    options: group(
      'The answers, in order.',
      each(group('One answer.', named('label', 'hint')), 'both', 'complaint', 'information'),
    ),
  }),
  check: group(
    'The answers, to be checked.',
    named('button', 'before', 'represented', 'complained', 'notBefore', 'want'),
  ),
  letters: group('The letters.', {
    ...named('title', 'ready {count}', 'says', 'reference {reference}', 'next {name}', 'joint {name}', 'copy'),
    ...named('another', 'papers'),
  }),
  copy: group('The request for a copy of the agreement.', {
    title: words('The title of the page, and its heading.'),
    ...named('says'),
  }),
  joint: group('The letter for another holder of a joint agreement.', named('title', 'heading {name}', 'says')),
})

export const complaintLetter: ToolWithWords<typeof ComplaintFile> = {
  kind: 'case',
  facts: letterFacts,
  letters: [
    'complaint/complaint',
    'complaint/agreement-copy',
    'instead/represented',
    'instead/complained-before',
    ...firmLetterParts,
  ],
  words: ['questions', 'complaint-letter', 'letters', 'clocks'],
  papers: 'case',
  wordsFile: ComplaintFile,
  component: () => import('./Tool.tsx'),
}
