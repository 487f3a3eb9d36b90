import type { AccessRequestItemId } from '../../letters/accessRequestItems.ts'
import { inAnswers } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { Checkboxes } from '../kit/Checkboxes.tsx'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'
import { sarOf } from './sarAnswers.ts'
import { useWords } from '../kit/useWords.ts'

/** What the firm is asked to send. A short list is harder to refuse. */
export function ItemsQuestion(page: QuestionProps) {
  const { asked: words, items: offered } = useWords('access-request')
  const known = sarOf(page.now.answers)
  const [items, setItems] = useTyped<readonly string[]>('items', known.items)
  const check = () =>
    items.length === 0
      ? [{ box: 'items', message: words.none }]
      : inAnswers({ sar: { ...known, items: items as AccessRequestItemId[] } })
  return (
    <Asked title={words.title} page={page} check={check}>
      {(faultOf) => (
        <Checkboxes
          asQuestion
          id="items"
          legend={words.title}
          hint={words.hint}
          options={offered.map(({ id, label }) => ({ value: id, label }))}
          values={items}
          onChange={setItems}
          error={faultOf('items')}
        />
      )}
    </Asked>
  )
}
