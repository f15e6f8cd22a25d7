import Link from '@docusaurus/Link'
import Translate, { translate } from '@docusaurus/Translate'
import useBrokenLinks from '@docusaurus/useBrokenLinks'
import type { ListTag, TutorialEntry } from '@site/src/types/home-data'
import type { ReactNode } from 'react'
import { filterEntries, type Filters } from '../Showcase/filters'
import NoResult from '../Showcase/NoResult'
import { useCount } from '../Showcase/use-count'

function Tutorial({ tutorial, tags }: { tutorial: TutorialEntry; tags: ListTag[] }) {
  const minutes = tutorial.minutes
  return (
    <li className="tutorial">
      <h3>
        <Link to={tutorial.route}>{tutorial.name}</Link>
      </h3>
      <p>{tutorial.description}</p>
      <ul className="site-foot">
        {tags.map(
          ({ id, label }) =>
            tutorial.tags.includes(id) && (
              <li key={id}>
                <i className={`dot dot-${id}`} />
                {label}
              </li>
            ),
        )}
        <li>{tutorial.tools.join(', ')}</li>
        {minutes !== null && (
          <li>{translate({ id: 'tutorials.minutes', message: '{minutes} min' }, { minutes })}</li>
        )}
        <li>
          {translate({ id: 'tutorials.checkedOn', message: 'Checked {date}' }, { date: tutorial.checkedOn })}
        </li>
        <li className="source">
          <a
            href={tutorial.source}
            aria-label={translate(
              { id: 'showcase.card.sourceLabel', message: 'source of {name}' },
              { name: tutorial.name },
            )}
          >
            <Translate id="showcase.card.source">source</Translate>
          </a>
        </li>
      </ul>
    </li>
  )
}

interface TutorialListProps {
  tutorials: TutorialEntry[]
  tags: ListTag[]
  filters: Filters
  children: ReactNode
}

/** The tutorials of this site as rows, under their own tags; the name field above filters them too. */
export default function TutorialList({ tutorials, tags, filters, children }: TutorialListProps) {
  useBrokenLinks().collectAnchor('tutorials')
  const count = useCount()
  const found = filterEntries(tutorials, filters)
  return (
    <section aria-labelledby="tutorials">
      <div className="grid-head">
        <h2 id="tutorials">
          <Translate id="tutorials.title">Tutorials</Translate>
        </h2>
        <p className="count" role="status">
          {count.tutorials(found.length, tutorials.length)}
        </p>
      </div>
      {children}
      {found.length > 0 ? (
        <ul className="tutorials">
          {found.map((tutorial) => (
            <Tutorial key={tutorial.route} tutorial={tutorial} tags={tags} />
          ))}
        </ul>
      ) : (
        <NoResult />
      )}
    </section>
  )
}
