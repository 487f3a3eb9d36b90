import { z } from 'zod'
import { pagePath } from '../../content/pagePath.ts'
import { group, named, words } from '../../content/words/fields.ts'
import { feeFacts } from '../../rules/fee/feeFor.ts'
import type { ToolWithWords } from '../descriptor.ts'

const asked = group('A question with a box.', named('title', 'hint', 'none', 'tooLong {most}'))

const FinderFile = group('What the lender finder asks, finds and advises.', {
  know: group('Where to look from.', named('title', 'make', 'name', 'nameHint', 'neither', 'none')),
  make: asked,
  year: group(
    'The year the finance started.',
    named('title', 'hint', 'or', 'unknown', 'none', 'notYear', 'between {first} {last}'),
  ),
  name: asked,
  ...named('foundBy {name}'),
  titles: group('The result, as its heading.', {
    noneKnown: words('As the title of the page, where no lender is known.'),
    ...named('noneFor {what}'),
    oneKnown: words('As the title, where one is.'),
    ...named('oneFor {what}'),
    severalKnown: words('As the title, where several are. {count}'),
    ...named('severalFor {count} {what}', 'inYear {make} {year}', 'likely {title}', 'notListed', 'neither', 'probably'),
    ...named('could {count}'),
  }),
  found: group('What the result says.', {
    ...named('inYear {year}', 'ever', 'now', 'names', 'place', 'gap', 'unknown', 'neither', 'later', 'anyName'),
    ...named('write'),
    writePath: pagePath('Where it leads.', 'toolPages'),
  }),
  lender: group('One lender that was found.', {
    ...named('byName {name}', 'byNameThen {name} {years}', 'unconfirmed {years}', 'years {first} {last}'),
    ...named('toNow {first}', 'untilNow', 'until {last}', 'from {first}', 'noYears', 'answers', 'write {name}'),
    writePath: pagePath('Where it leads: to the letter, which is handed the lender.', 'toolPages'),
    ...named('about {name}', 'noPage'),
  }),
  ...named('free', 'freeSays'),
  ladder: group('Where else a lender’s name can be found.', {
    ...named('after', 'instead'),
    steps: z.array(words('One place to look.')).min(1).describe('Where to look, the quickest way first.'),
    ...named('more'),
  }),
  static: group(
    'The table of all brands, shown without script.',
    named('title', 'caption', 'brand', 'lender', 'from', 'to', 'notKnown', 'now'),
  ),
})

export const lenderFinder: ToolWithWords<typeof FinderFile> = {
  kind: 'case',
  facts: feeFacts,
  words: ['lender-finder'],
  wordsFile: FinderFile,
  component: () => import('./Tool.tsx'),
  static: () => import('./Static.tsx'),
}
