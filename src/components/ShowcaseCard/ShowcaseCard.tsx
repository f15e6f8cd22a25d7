import Translate, { translate } from '@docusaurus/Translate'
import type { ListTag, ShowcaseSite } from '@site/src/types/home-facts'
import { initialsOf } from '../Showcase/filters'

/** A project: its initials, name, one line, tags, and its source when there is one. */
export default function ShowcaseCard({ site, tags }: { site: ShowcaseSite; tags: ListTag[] }) {
  return (
    <li className="site">
      <span className="initials" aria-hidden="true">
        {initialsOf(site.name)}
      </span>
      <h3>
        <a href={site.website}>{site.name}</a>
      </h3>
      <p>{site.description}</p>
      <ul className="site-foot">
        {tags.map(
          ({ id, label }) =>
            site.tags.includes(id) && (
              <li key={id}>
                <i className={`dot dot-${id}`} />
                {label.toLowerCase()}
              </li>
            ),
        )}
        {site.source && (
          <li className="source">
            <a
              href={site.source}
              aria-label={translate(
                { id: 'showcase.card.sourceLabel', message: 'source of {name}' },
                { name: site.name },
              )}
            >
              <Translate id="showcase.card.source">source</Translate>
            </a>
          </li>
        )}
      </ul>
    </li>
  )
}
