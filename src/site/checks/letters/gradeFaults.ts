import { fill } from '../../../letters/fill.ts'
import { blockText } from '../../../letters/toPlainText.ts'
import { readingGrade } from '../../../content/prose/readingGrade.ts'
import { type Problem, problemAt } from '../../../problems/problem.ts'
import { type ReadTemplates, templatesOf } from '../../../content/letters/readTemplates.ts'
import { conditionValues, sampleBlanks, sampleConditions } from './samples.ts'

const highest = 9
/** Below this, a grade says little. */
const fewestWords = 60

/** Letters can be read by someone in a hurry, whichever of their words stand. Rows of details are no sentences. */
export function gradeFaults(read: ReadTemplates): Problem[] {
  const from = { templates: templatesOf(read), factOn: () => '8 weeks' }
  const usual = { ...sampleConditions(read), ...sampleBlanks(read) }
  return read.templates.flatMap((letter) => {
    const grades = conditionValues(letter).map((values) =>
      gradeOf(
        fill(letter.template.body, { ...usual, ...values }, from)
          .filter(({ kind }) => kind !== 'details')
          .map(blockText)
          .join('\n'),
      ),
    )
    const grade = Math.max(...grades)
    return grade <= highest
      ? []
      : [
          problemAt(
            letter.text.placeOf(letter.bodyOffset),
            'hard-to-read',
            `the reading grade is ${grade.toFixed(1)}; the most for a letter is ${highest}`,
            'shorten the longest sentences and use plainer words',
          ),
        ]
  })
}

const gradeOf = (text: string): number => (text.split(/\s+/).length < fewestWords ? 0 : readingGrade(text))
