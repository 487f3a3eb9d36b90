import { LinkButton } from '../../components/Button.tsx'
import type { StopPage } from '../../letters/stopPage.ts'
import { useTitle } from '../controls/arrival.ts'
import { Plate } from '../controls/Plate.tsx'
import { BackButton } from '../controls/QuestionPage.tsx'

/** Why there is no letter, and what to do instead. An answer like any other, and no error. */
export function StopWords({
  page: { title, explanation, next },
  onHere,
  onBack,
}: {
  page: StopPage
  /** Takes a way on that leads to the page of the tool itself: a step within it. */
  onHere?: () => void
  /** Left out where the page has its own way back. */
  onBack?: () => void
}) {
  useTitle(title)
  return (
    <>
      {onBack && <BackButton onBack={onBack} />}
      <div data-result="" className="result">
        <Plate heading={title} />
        {explanation.map((words) => (
          <p key={words}>{words}</p>
        ))}
        <ul>
          {next.map(({ label, path }) => (
            <li key={label}>
              {onHere && path === location.pathname ? (
                <LinkButton onClick={onHere}>{label}</LinkButton>
              ) : (
                <a href={path}>{label}</a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
