import type { AccessRequestItemId } from '../../letters/accessRequestItems.ts'
import { wordsIn } from '../../letters/wordsIn.ts'
import { inAnswers } from '../case/snapshot.ts'
import { useTyped } from '../case/useTyped.ts'
import { Checkboxes } from '../kit/Checkboxes.tsx'
import { Asked, type QuestionProps } from '../questions/Asked.tsx'
import { sarOf } from './sarAnswers.ts'

/** What the firm is asked to send. A short list is harder to refuse. */
export function ItemsQuestion(page: QuestionProps) {
  const known = sarOf(page.now.answers)
  const [items, setItems] = useTyped<readonly string[]>('items', known.items)
  const check = () =>
    items.length === 0
      ? [{ box: 'items', message: 'Select what you want them to send' }]
      : inAnswers({ sar: { ...known, items: items as AccessRequestItemId[] } })
  return (
    <Asked title="What do you want them to send?" page={page} check={check}>
      {(faultOf) => (
        <Checkboxes
          asQuestion
          id="items"
          legend="What do you want them to send?"
          hint="What most people need is ticked. Keep the list short: a firm need only make a reasonable search."
          options={wordsIn(page.context.words, 'access-request').items.map(({ id, label }) => ({ value: id, label }))}
          values={items}
          onChange={setItems}
          error={faultOf('items')}
        />
      )}
    </Asked>
  )
}
