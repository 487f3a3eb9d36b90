import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { Form } from '../../components/Form.tsx'
import { Icon } from '../../components/Icon.tsx'
import { nextOption, Option } from '../../components/Option.tsx'
import { SearchBox, SearchButton } from '../../components/SearchBox.tsx'
import { countedWords, fillIn } from '../../content/words/fillIn.ts'
import { grouped } from '../../search/find.ts'
import { cutQuestion } from '../../search/question.ts'
import { boxOf, searchAddress } from './addressOf.ts'
import { hrefOf, ResultAbout, ResultName } from './ResultWords.tsx'
import { findAsked, useAnswer } from './searchQuery.ts'

/** The name of the box, the words of the link that stands in its place, and where that leads. */
export type HeaderSearchProps = { label: string; link: string; page: string }

const most = 7

/** The box in the header: results as one types, after the ARIA pattern for comboboxes with a list. Without script it is a link. */
export function HeaderSearch({ label, link, page }: HeaderSearchProps) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  // Answered at once, unlike on the search page: the next key may choose from the list.
  const { search, answer: found } = useAnswer(open ? typed : '', findAsked)
  const groups = found ? grouped(found.results.slice(0, most)) : []
  const results = groups.flatMap(([, some]) => some)
  const all = searchAddress(page, typed)
  // After the results comes the line that shows all.
  const ways = [...results.map(hrefOf), all]
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const go = (href: string) => {
    close()
    location.href = href
  }
  // The header survives a page swap, so clear the search that led to the new page.
  useEffect(() => {
    const clear = () => {
      setTyped('')
      setOpen(false)
      setAt(-1)
    }
    document.addEventListener('page-shown', clear)
    return () => document.removeEventListener('page-shown', clear)
  }, [])
  const press = (event: KeyboardEvent) => {
    if (found && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setAt((before) => nextOption(before, event.key, ways.length))
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    }
  }
  const option = (place: number, href: string, content: ReactNode) => (
    <Option key={href + place} id={`find-${place}`} chosen={at === place} onPick={() => go(href)}>
      {content}
    </Option>
  )
  return (
    <>
      <Form onSubmit={() => go(ways[at] ?? all)} className="find-form">
        <div role="search" className="search-line" onKeyDown={press} onBlur={close}>
          <label className="visually-hidden" htmlFor="find-box">
            {label}
          </label>
          <SearchBox
            id="find-box"
            data-find=""
            data-part="find"
            placeholder={label}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              setOpen(true)
              setAt(-1)
            }}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={found !== undefined}
            aria-controls={found && 'find-list'}
            aria-activedescendant={found && at >= 0 ? `find-${at}` : undefined}
          />
          <SearchButton name={link} />
          {found && search && (
            // A press keeps the focus in the box, so that the list is not closed before it counts.
            <div
              id="find-list"
              className="find-list"
              role="listbox"
              aria-label={search.words.label}
              onMouseDown={(event) => event.preventDefault()}
            >
              {results.length === 0 && (
                <p className="result-none">{fillIn(search.words.none, { words: cutQuestion(typed).trim() })}</p>
              )}
              {found.weak && results.length > 0 && <p className="result-none">{search.words.weak}</p>}
              {groups.map(([group, some]) => (
                <ul key={group} role="group" aria-label={search.words.groups[group]}>
                  <li role="presentation" className="result-group">
                    {search.words.groups[group]}
                  </li>
                  {some.map((result) =>
                    option(
                      results.indexOf(result),
                      hrefOf(result),
                      <>
                        <span className="result-name">
                          <ResultName {...{ result, found, search }} />
                        </span>
                        <span className="result-about">
                          <ResultAbout {...{ result, found, search }} />
                        </span>
                      </>,
                    ),
                  )}
                </ul>
              ))}
              <ul role="group" aria-label={search.words.all}>
                {option(results.length, all, search.words.all)}
              </ul>
            </div>
          )}
          <p className="visually-hidden" role="status">
            {found && search ? countedWords(search.words.count, found.results.length) : ''}
          </p>
        </div>
      </Form>
      <a className="menu-button find-link" href={boxOf(page)} data-find="">
        <Icon name="search" />
        <span>{link}</span>
      </a>
    </>
  )
}
