import { toolWords } from '../../letters/toolWords.ts'
import type { EndProps } from '../../toolkit/run/StepFlow.tsx'
import { CheckAnswers } from '../../toolkit/questions/CheckAnswers.tsx'
import { sarOf } from './sarAnswers.ts'

/** All answers, with what is asked for and in which form. */
export function AccessCheck(end: EndProps) {
  const { items, format } = sarOf(end.now.answers)
  const words = toolWords(end.context.words, 'access-request')
  return (
    <CheckAnswers
      end={end}
      next="letters"
      button={words.write}
      also={[
        {
          key: 'sar-items',
          label: words.asked.check,
          value: words.items
            .filter(({ id }) => items.some((one) => one === id))
            .map(({ label }) => label)
            .join('; '),
        },
        {
          key: 'sar-format',
          label: words.format.check,
          value: format === 'portal' ? words.format.portalShort : words.format[format],
        },
      ]}
    />
  )
}
