import Translate, { translate } from '@docusaurus/Translate'
import type { ListTag, ShowcaseSite } from '@site/src/types/home-data'
import type { ReactNode } from 'react'
import ShowcaseCard from '../ShowcaseCard/ShowcaseCard'
import { filterEntries, isFiltered, type Filters } from './filters'
import NoResult from './NoResult'
import { useCount } from './use-count'

const POPULAR = 'popular'

function Cards({ sites, tags }: { sites: ShowcaseSite[]; tags: ListTag[] }) {
  return (
    <ul className="sites">
      {sites.map((site) => (
        <ShowcaseCard key={site.name} site={site} tags={tags} />
      ))}
    </ul>
  )
}

/** "Apps and Impact", "Apps or Impact"; or a description of the list if only a name is given. */
function filteredTitle(filters: Filters, tags: ListTag[]): string {
  const labels = tags.filter(({ id }) => filters.tags.includes(id)).map(({ label }) => label)
  if (labels.length === 0) return translate({ id: 'showcase.list.byName', message: 'Matching sites' })
  const and = translate({ id: 'showcase.list.and', message: ' and ' })
  const or = translate({ id: 'showcase.list.or', message: ' or ' })
  return labels.join(filters.operator === 'AND' ? and : or)
}

interface SiteListProps {
  sites: ShowcaseSite[]
  tags: ListTag[]
  /** The same tags with the rarest first, because most projects have the common ones. */
  rarest: ListTag[]
  filters: Filters
}

/** Unfiltered: the popular sites first, then all others. Filtered: one grid, or "No result". */
export default function SiteList({ sites, tags, rarest, filters }: SiteListProps) {
  const count = useCount()
  const filtered = isFiltered(filters)
  const found = filterEntries(sites, filters)
  const first = filtered ? found : sites.filter((site) => site.tags.includes(POPULAR))
  const title: ReactNode = filtered ? (
    filteredTitle(filters, tags)
  ) : (
    <Translate id="showcase.list.popular">Most Popular</Translate>
  )
  return (
    <section aria-labelledby="sites">
      <div className="grid-head">
        <h2 id="sites">{title}</h2>
        <p className="count" role="status">
          {count.sites(found.length, sites.length)}
        </p>
      </div>
      {first.length > 0 ? <Cards sites={first} tags={rarest} /> : <NoResult />}
      {!filtered && (
        <>
          <div className="grid-head">
            <h2>
              <Translate id="showcase.list.others">All other sites</Translate>
            </h2>
          </div>
          <Cards sites={sites.filter((site) => !site.tags.includes(POPULAR))} tags={rarest} />
        </>
      )}
    </section>
  )
}
