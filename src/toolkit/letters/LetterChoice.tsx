import type { Letter } from '../../letters/letter.ts'
import { TaskList } from '../controls/TaskList.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import { useWords } from '../controls/useWords.ts'

/** All letters of a sitting, each with whether it has been sent. */
export function LetterChoice({
  letters,
  isSent,
  onOpen,
}: {
  letters: readonly Letter[]
  isSent: (index: number) => boolean
  onOpen: (index: number) => void
}) {
  const words = useWords('letters').around
  return (
    <TaskList
      tasks={letters.map(({ to, reference }, index) => ({
        key: `letter-${index}`,
        name: fillIn(words.letterTo, { name: to.name }),
        hint: fillIn(words.reference, { reference }),
        status: isSent(index) ? words.sent : words.ready,
        onOpen: () => onOpen(index),
      }))}
    />
  )
}
