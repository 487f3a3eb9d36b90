import type { Acting } from '../../casefile/caseFile.ts'
import { updateCase } from '../case/snapshot.ts'
import type { Boxes } from '../case/useDraft.ts'
import { type QuestionProps, questionWords } from './PageQuestion.tsx'
import { aName } from './parsers.ts'
import { onceAsked, withPart } from './places.ts'
import { type AnswerBinding, question, reads } from './question.tsx'

const ofActing = <Key extends keyof Acting>(key: Key): AnswerBinding<Acting[Key]> => ({
  given: ({ now }) => now.caseFile.acting[key] as string | undefined,
  keep: (value) => updateCase((caseFile) => ({ ...caseFile, acting: withPart(caseFile.acting, key, value) })),
})

/** A visitor who writes for themselves has no address beside the one that is asked for. */
const as: AnswerBinding<Acting['as']> = {
  ...onceAsked(ofActing('as')),
  keep: (value) =>
    updateCase((caseFile) => {
      const acting = { ...caseFile.acting, as: value ?? 'self' }
      return { ...caseFile, acting: acting.as === 'self' ? withPart(acting, 'address', undefined) : acting }
    }),
}

const isForOther = (boxes: Boxes) => boxes['acting'] !== '' && boxes['acting'] !== 'self'

/** Ask whether the writer’s own finance is meant, or somebody else’s. It comes first in many tools, so its code does too. */
export const ActingQuestion = question((page: QuestionProps) => questionWords(page).acting, {
  fields: {
    acting: { look: { as: 'choice' }, options: ['self', 'helper', 'attorney', 'executor'], place: as },
    'for-name': {
      look: { as: 'text', width: 40 },
      label: 'name',
      within: 'reveal',
      when: isForOther,
      ...reads(aName('nameAbout', 'noName'), ofActing('forName')),
    },
    proof: {
      look: { as: 'choice' },
      label: 'proof',
      options: ['willAttach', 'later'],
      none: 'noProof',
      within: 'reveal',
      when: isForOther,
      place: ofActing('proof'),
    },
  },
})
