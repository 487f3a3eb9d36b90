import type { ComponentProps, ReactNode } from 'react'
import { TextLink } from './TextLink.tsx'

const mark = /\{(\w+)\}|\[([^\][]+)\]\(((?:\/|https:\/\/|#)[^)\s]*)\)|\*\*(.+?)\*\*/

type FilledProps = { words: string; values?: Readonly<Record<string, ReactNode>> }

export const FilledParagraph = ({ words, values = {}, ...paragraph }: FilledProps & ComponentProps<'p'>) => (
  <p {...paragraph}>
    <Filled words={words} values={values} />
  </p>
)

export const FilledList = ({ lines, values = {} }: Omit<FilledProps, 'words'> & { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>
        <Filled words={line} values={values} />
      </li>
    ))}
  </ul>
)

/** Render an editor’s line: blanks filled with text or elements, links and strong words. Filled-in values are not parsed again. */
export function Filled({ words, values = {} }: FilledProps): ReactNode {
  const found = mark.exec(words)
  if (!found) return words
  const [whole, blank, link = '', path, strong = ''] = found
  return (
    <>
      {words.slice(0, found.index)}
      {blank !== undefined ? (
        (values[blank] ?? whole)
      ) : path !== undefined ? (
        <TextLink href={path}>
          <Filled words={link} values={values} />
        </TextLink>
      ) : (
        <strong>
          <Filled words={strong} values={values} />
        </strong>
      )}
      <Filled words={words.slice(found.index + whole.length)} values={values} />
    </>
  )
}
