import { accessRequestItems } from '../../letters/accessRequestItems.ts'
import { sarReasons } from '../../letters/judgeSarReply.ts'
import { ombudsmanReasons } from '../../letters/ombudsmanAnswers.ts'
import { didYouMean } from '../../problems/nearest.ts'
import { type Problem, problemAt } from '../../problems/problem.ts'
import { savedEvidence } from '../../casefile/caseKinds.ts'
import { tools } from '../../tools/index.ts'
import type { ReadWords } from '../../content/words/readWords.ts'
import type { WordsTool } from '../../toolkit/wordsFiles.ts'
import { fieldIds } from '../../papers/fields.ts'
import { doubts } from '../../papers/findings.ts'
import { paperKinds } from '../../papers/kinds.ts'
import { namedValues } from '../../papers/products.ts'
import { checkIds } from '../../papers/identities.ts'
import { paperFaults } from '../../papers/parsers/limits.ts'

/** The names that code goes by, where they stand in a tool’s words, and whether there may be others. */
type Needed = { list: string; ids: readonly string[]; only: boolean }

/** The words of any other tool have their names held by their schema. */
const needed: Partial<Record<WordsTool, readonly Needed[]>> = {
  'evidence-checklist': [
    { list: 'items', ids: savedEvidence, only: false },
    { list: 'ladder', ids: [], only: false },
  ],
  'genuine-check': [{ list: 'questions', ids: tools['genuine-check'].signs ?? [], only: true }],
  'represented-check': [{ list: 'questions', ids: tools['represented-check'].signs ?? [], only: true }],
  'ombudsman-pack': [{ list: 'reasons', ids: ombudsmanReasons, only: true }],
  'access-request': [
    { list: 'items', ids: accessRequestItems, only: true },
    { list: 'verdicts', ids: sarReasons, only: true },
  ],
  papers: [
    { list: 'fields', ids: fieldIds, only: true },
    { list: 'kinds', ids: paperKinds, only: true },
    { list: 'values', ids: namedValues, only: true },
    { list: 'doubts', ids: doubts, only: true },
    { list: 'checks', ids: checkIds, only: true },
    { list: 'faults', ids: paperFaults, only: true },
  ],
}

/** Names that a tool goes by and its words lack, that it does not know, or that stand twice. */
export const wordsFaults = (words: readonly ReadWords<WordsTool>[]): Problem[] =>
  words.flatMap(({ tool, value, source }) =>
    (needed[tool] ?? []).flatMap(({ list, ids, only }) => {
      const entries =
        (value as Record<string, readonly { id: string }[] | Readonly<Record<string, string>>>)[list] ?? []
      const there = Array.isArray(entries) ? entries.map(({ id }) => id) : Object.keys(entries)
      const placeOf = (index: number) =>
        Array.isArray(entries) ? source.placeAt([list, index, 'id']) : source.placeOfKey([list], there[index] ?? '')
      return [
        ...ids
          .filter((id) => !there.includes(id))
          .map((id) =>
            problemAt(
              source.placeOfKey([], list),
              'missing-id',
              `${list} has no "${id}", which the tool "${tool}" goes by`,
              'bring it back',
            ),
          ),
        ...there.flatMap((id, index) =>
          only && !ids.includes(id)
            ? problemAt(
                placeOf(index),
                'unknown-id',
                `the tool "${tool}" knows no "${id}"`,
                didYouMean(id, ids, `use one of ${ids.join(', ')}`),
              )
            : [],
        ),
        ...there.flatMap((id, index) =>
          there.indexOf(id) < index
            ? [problemAt(placeOf(index), 'id-twice', `"${id}" stands in ${list} twice`, 'keep one of the two')]
            : [],
        ),
      ]
    }),
  )
