import { wordsIn } from '../../letters/wordsIn.ts'
import type { EndProps } from '../case/CaseFlow.tsx'
import { CheckAnswers } from '../questions/CheckAnswers.tsx'
import { sarOf } from './sarAnswers.ts'

const formats = { email: 'By email', post: 'By post', portal: 'On their website' }

/** All answers, with what is asked for and in which form. */
export function AccessCheck(end: EndProps) {
  const { items, format } = sarOf(end.now.answers)
  return (
    <CheckAnswers
      end={end}
      next="letters"
      button="Write the requests"
      also={[
        {
          key: 'sar-items',
          label: wordsIn(end.context.words, 'access-request').asked.check,
          value: wordsIn(end.context.words, 'access-request')
            .items.filter(({ id }) => items.some((one) => one === id))
            .map(({ label }) => label)
            .join('; '),
        },
        { key: 'sar-format', label: 'How they should send it', value: formats[format] },
      ]}
    />
  )
}
