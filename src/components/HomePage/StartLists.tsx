import { translate } from '@docusaurus/Translate'
import type { ListTag } from '@site/src/types/home-data'
import IndexRow, { type IndexEntry } from '../IndexRow/IndexRow'
import { useFilters } from '../Showcase/use-filters'
import TagChips from '../ShowcaseFilters/TagChips'
import { developers, gettingStarted, integrations, validators } from './start-sections'
import FiltersNeedScript from '../ShowcaseFilters/FiltersNeedScript'

interface StartList extends ListTag {
  /** Anchor of the list. */
  anchor: string
  entries: IndexEntry[]
}

/** The lists on /home. Each contains the entries with one tag from data/tags.json. */
function startLists(): StartList[] {
  return [
    {
      id: 'favorite',
      anchor: 'getting-started',
      label: translate({ id: 'homePage.start.title', message: 'Getting started' }),
      description: '',
      entries: gettingStarted(),
    },
    {
      id: 'developers',
      anchor: 'developers',
      label: translate({ id: 'homePage.developers.title', message: 'Developers' }),
      description: '',
      entries: developers(),
    },
    {
      id: 'integrations',
      anchor: 'integrations',
      label: translate({ id: 'homePage.integrations.title', message: 'Integrations' }),
      description: '',
      entries: integrations(),
    },
    {
      id: 'validators',
      anchor: 'validators',
      label: translate({ id: 'homePage.validators.title', message: 'Validators' }),
      description: '',
      entries: validators(),
    },
  ]
}

const known = ['favorite', 'developers', 'integrations', 'validators']

/** Where each kind of reader starts: lists filtered by tag, as on the showcase. The URL keeps the choice. */
export default function StartLists() {
  const { filters, change } = useFilters(known)
  const lists = startLists()
  const counts = new Map(lists.map(({ id, entries }) => [id, entries.length]))
  const shown = lists.filter(({ id }) => filters.tags.length === 0 || filters.tags.includes(id))
  return (
    <>
      <form
        role="search"
        action="/home"
        aria-label={translate({ id: 'showcase.filters.title', message: 'Filters' })}
        onSubmit={(event) => event.preventDefault()}
      >
        <TagChips
          legend={translate({ id: 'showcase.filters.tags', message: 'Tags' })}
          tags={lists}
          counts={counts}
          known={known}
          filters={filters}
          change={change}
        />
        <FiltersNeedScript />
      </form>
      {shown.map(({ anchor, label, entries }) => (
        <IndexRow key={anchor} id={anchor} title={label} entries={entries} />
      ))}
    </>
  )
}
