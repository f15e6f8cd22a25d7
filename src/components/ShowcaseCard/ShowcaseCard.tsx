import { translate } from '@docusaurus/Translate'
import type { EntrySource, ListTag, ShowcaseSite } from '@site/src/types/home-data'
import Glyph from '@theme/Glyph'
import { drawPicture } from './picture'

/** What a link leads to, in the list's wording and for screen reader users who hear it out of context. */
function sourceTexts(kind: EntrySource['kind'], name: string) {
  const code = {
    text: translate({ id: 'showcase.card.source', message: 'source' }),
    label: translate({ id: 'showcase.card.sourceLabel', message: 'source of {name}' }, { name }),
  }
  const docs = {
    text: translate({ id: 'showcase.card.docs', message: 'docs' }),
    label: translate({ id: 'showcase.card.docsLabel', message: 'docs of {name}' }, { name }),
  }
  const page = {
    text: translate({ id: 'showcase.card.about', message: 'about' }),
    label: translate({ id: 'showcase.card.aboutLabel', message: 'about {name}' }, { name }),
  }
  return { code, docs, page }[kind]
}

function Source({ site: { name, source } }: { site: ShowcaseSite }) {
  const { text, label } = sourceTexts(source.kind, name)
  return (
    <a href={source.address} aria-label={label}>
      {text}
    </a>
  )
}

/**
 * A project: a picture drawn from its name, the name, one line, its tags in the given order, and its source: code if it has any, otherwise
 * what it gave instead.
 */
export default function ShowcaseCard({ site, tags }: { site: ShowcaseSite; tags: ListTag[] }) {
  const { tiles, tone } = drawPicture(site.name)
  const own = tags.filter(({ id }) => site.tags.includes(id))
  return (
    <li className="site">
      <span className={`picture tone-${tone}`}>
        <Glyph tiles={tiles} />
      </span>
      <h3>
        <a href={site.website}>{site.name}</a>
      </h3>
      <p>{site.description}</p>
      <ul className="site-foot">
        {own.map(({ id, label }) => (
          <li key={id}>
            <i className={`dot dot-${id}`} />
            {label.toLowerCase()}
          </li>
        ))}
        <li className="source">
          <Source site={site} />
        </li>
      </ul>
    </li>
  )
}
