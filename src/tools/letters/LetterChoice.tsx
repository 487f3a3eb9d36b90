import type { Letter } from '../../letters/letter.ts'
import { TaskList } from '../kit/TaskList.tsx'

/** All letters of a sitting, each with whether it has been sent. */
export const LetterChoice = ({
  letters,
  isSent,
  onOpen,
}: {
  letters: readonly Letter[]
  isSent: (index: number) => boolean
  onOpen: (index: number) => void
}) => (
  <TaskList
    tasks={letters.map(({ to, reference }, index) => ({
      key: `letter-${index}`,
      name: `Letter to ${to.name}`,
      hint: `Your reference ${reference}`,
      status: isSent(index) ? 'Sent' : 'Ready',
      onOpen: () => onOpen(index),
    }))}
  />
)
