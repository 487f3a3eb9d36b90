import { type KeyboardEvent, useEffect, useState } from 'react'
import { Form } from '../../components/Form.tsx'
import { Icon } from '../../components/Icon.tsx'
import { Option } from '../../components/Option.tsx'
import { SearchBox, SearchButton } from '../../components/SearchBox.tsx'
import { countedWords, fillIn } from '../../content/words/fillIn.ts'
import type { SearchOutcome, SearchResult } from '../../search/find.ts'
import { grouped } from '../../search/find.ts'
import { cutQuestion } from '../../search/question.ts'
import { boxOf, searchAddress } from './addressOf.ts'
import { hrefOf, ResultAbout, ResultName } from './ResultWords.tsx'
import { type OpenSearch, useFound, useSearch } from './searchQuery.ts'

export type HeaderSearchProps = {
  /** The name of the box, the words of the link that stands in its place, and where that leads. */
  label: string
  link: string
  page: string
}

const most = 7

/** The box in the header: results as one types, after the ARIA pattern for comboboxes with a list. Without script it is a link. */
export function HeaderSearch({ label, link, page }: HeaderSearchProps) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const { search } = useSearch()
  // Answered at once, unlike on the search page: the next key may choose from the list.
  const { found } = useFound(open ? typed : '', search)
  const groups = found ? grouped(found.results.slice(0, most)) : []
  const options = groups.flatMap(([, results]) => results)
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const go = (href: string) => {
    close()
    location.href = href
  }
  const all = searchAddress(page, typed)
  const goOn = () => {
    const chosen = options[at]
    go(chosen ? hrefOf(chosen) : all)
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
    const many = options.length + 1
    if (found && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      // Cycle: the box, the results, the line that shows all, and round again.
      setAt((before) => ((before + 1 + (event.key === 'ArrowDown' ? 1 : many) + many + 1) % (many + 1)) - 1)
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      close()
    }
  }
  return (
    <>
      <Form onSubmit={goOn} className="find-form">
        <div role="search" className="search-line" onKeyDown={press} onBlur={() => close()}>
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
            <Options groups={groups} found={found} search={search} typed={typed} at={at} go={go} all={all} />
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

function Options({
  groups,
  found,
  search,
  typed,
  at,
  go,
  all,
}: {
  groups: ReturnType<typeof grouped>
  found: SearchOutcome
  search: OpenSearch
  typed: string
  at: number
  go: (href: string) => void
  all: string
}) {
  const { words } = search
  const ordered = groups.flatMap(([, results]) => results)
  const option = (number: number, href: string, content: React.ReactNode) => (
    <Option key={href + number} id={`find-${number}`} chosen={at === number} onPick={() => go(href)}>
      {content}
    </Option>
  )
  const line = (result: SearchResult) => (
    <>
      <span className="result-name">
        <ResultName result={result} found={found} search={search} />
      </span>
      <span className="result-about">
        <ResultAbout result={result} found={found} search={search} />
      </span>
    </>
  )
  return (
    // A press keeps the focus in the box, so that the list is not closed before it counts.
    <div
      id="find-list"
      className="find-list"
      role="listbox"
      aria-label={words.label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {ordered.length === 0 && (
        <p className="result-none">{fillIn(words.none, { words: cutQuestion(typed).trim() })}</p>
      )}
      {found.weak && ordered.length > 0 && <p className="result-none">{words.weak}</p>}
      {groups.map(([group, results]) => (
        <ul key={group} role="group" aria-label={words.groups[group]}>
          <li role="presentation" className="result-group">
            {words.groups[group]}
          </li>
          {results.map((result) => option(ordered.indexOf(result), hrefOf(result), line(result)))}
        </ul>
      ))}
      <ul role="group" aria-label={words.all}>
        {option(ordered.length, all, words.all)}
      </ul>
    </div>
  )
}
