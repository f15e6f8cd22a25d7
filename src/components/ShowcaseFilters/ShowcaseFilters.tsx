import Translate, { translate } from '@docusaurus/Translate'
import type { MouseEvent, ReactNode } from 'react'
import { useEarlyText } from '@site/src/inline/use-early-text'
import { isFiltered, NAME_LIMIT, type Operator } from '../Showcase/filters'
import type { FilterControl } from '../Showcase/use-filters'
import FiltersNeedScript from './FiltersNeedScript'

function OperatorChoice({ filters, change }: FilterControl) {
  const choice = (operator: Operator, label: ReactNode) => (
    <label data-replay="">
      <input
        type="radio"
        name="operator"
        value={operator}
        checked={filters.operator === operator}
        onChange={() => change({ operator }, 'push')}
      />
      <span>
        <span className="hidden">
          <Translate id="showcase.filters.match">Match</Translate>
        </span>{' '}
        {label}
      </span>
    </label>
  )
  return (
    <fieldset className="match">
      <legend className="hidden">
        <Translate id="showcase.filters.operator">How tags combine</Translate>
      </legend>
      {choice('OR', <Translate id="showcase.filters.any">any tag</Translate>)}
      {choice('AND', <Translate id="showcase.filters.all">all tags</Translate>)}
    </fieldset>
  )
}

function NameField({ filters, change }: FilterControl) {
  const handleName = (name: string) => change({ name }, 'replace')
  const field = useEarlyText(filters.name, handleName)
  return (
    <label>
      <span className="hidden">
        <Translate id="showcase.searchBar.label">Search for a site or tutorial by name</Translate>
      </span>
      <input
        ref={field}
        className="field"
        type="search"
        name="name"
        maxLength={NAME_LIMIT}
        autoComplete="off"
        placeholder={translate({ id: 'showcase.searchBar.placeholder', message: 'Search for site name...' })}
        value={filters.name}
        onChange={(event) => handleName(event.target.value)}
      />
    </label>
  )
}

/** The link disappears after use, so it moves the focus to the name field first. */
function ClearLink({ change }: FilterControl) {
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    event.currentTarget.closest('form')?.querySelector('input')?.focus()
    change({ name: '', tags: [], operator: 'OR' }, 'push')
  }
  return (
    <a className="link count" href="/showcase" onClick={handleClick}>
      <Translate id="showcase.filters.clear">Clear filters</Translate>
    </a>
  )
}

interface ShowcaseFiltersProps extends FilterControl {
  id: string
  children: ReactNode
}

/** Name, any or all, and tags. Without a script, it's a plain form that returns the full list. */
export default function ShowcaseFilters({ id, filters, change, children }: ShowcaseFiltersProps) {
  return (
    <form
      className="filters"
      id={id}
      role="search"
      action="/showcase"
      aria-label={translate({ id: 'showcase.filters.title', message: 'Filters' })}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="filter-bar">
        <NameField filters={filters} change={change} />
        <OperatorChoice filters={filters} change={change} />
        {isFiltered(filters) && <ClearLink filters={filters} change={change} />}
      </div>
      {children}
      <FiltersNeedScript />
    </form>
  )
}
