import { lenderKeysOf } from '../../casefile/caseFile.ts'
import { LinkButton } from '../../components/Button.tsx'
import { Filled } from '../../components/Filled.tsx'
import { fillIn } from '../../content/words/fillIn.ts'
import type { Letter } from '../../letters/letter.ts'
import { keyOfReference } from '../../letters/startLetter.ts'
import { TaskList } from '../controls/TaskList.tsx'
import { useWords } from '../controls/useWords.ts'
import type { EndProps } from '../run/StepFlow.tsx'

/** All letters of a sitting, each with whether it has been sent by the dates of the case. */
export function LetterChoice({
  letters,
  kind,
  end,
}: {
  letters: readonly Letter[]
  kind: 'complaintSent' | 'sarSent'
  end: Pick<EndProps, 'now' | 'go'>
}) {
  const words = useWords('letters').around
  const { caseFile } = end.now
  const keys = lenderKeysOf(caseFile)
  const isSent = ({ reference }: Letter) => {
    const key = keyOfReference(reference, caseFile.id, keys)
    return caseFile.events.some((event) => event.kind === kind && event.lenderId === key)
  }
  return (
    <TaskList
      tasks={letters.map((letter, index) => ({
        key: `letter-${index}`,
        name: fillIn(words.letterTo, { name: letter.to.name }),
        hint: fillIn(words.reference, { reference: letter.reference }),
        status: isSent(letter) ? words.sent : words.ready,
        onOpen: () => end.go(`letter:${index}`),
      }))}
    />
  )
}

/** Ways on from a letter: steps of the tool, and last a line with links. */
export function AfterLetter({
  ways,
  links,
  go,
}: {
  ways: readonly { step: string; label: string }[]
  links: string
  go: EndProps['go']
}) {
  const { around } = useWords('letters')
  return (
    <nav aria-label={around.afterAbout} className="after" data-screen-only="">
      <h3>{around.after}</h3>
      <ul>
        {ways.map(({ step, label }) => (
          <li key={step}>
            <LinkButton onClick={() => go(step)}>{label}</LinkButton>
          </li>
        ))}
        <li>
          <Filled words={links} />
        </li>
      </ul>
    </nav>
  )
}
