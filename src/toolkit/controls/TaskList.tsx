import type { ReactNode } from 'react'
import { LinkButton } from '../../components/Button.tsx'

export type Task = {
  key: string
  name: ReactNode
  hint?: ReactNode
  /** In sentence case: "Not started", "Completed". */
  status: string
  onOpen: () => void
}

/** Work to come back to: each task with where it stands. The whole row opens it. */
export const TaskList = ({ tasks }: { tasks: readonly Task[] }) => (
  <ul className="task-list">
    {tasks.map(({ key, name, hint, status, onOpen }) => (
      <li key={key}>
        <div>
          <LinkButton onClick={onOpen} aria-describedby={`${key}-status`}>
            {name}
          </LinkButton>
          {hint && <p className="hint">{hint}</p>}
        </div>
        <span id={`${key}-status`}>{status}</span>
      </li>
    ))}
  </ul>
)
