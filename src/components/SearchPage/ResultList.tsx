import Link from '@docusaurus/Link'
import Icon from '@theme/Icon'
import { LEVELS } from '@site/src/search/engine/levels'
import type { Hit } from '@site/src/search/engine/search'
import Marked from './Marked'

const routeFromFile = (url: string) => {
  const { origin, pathname, search, hash } = new URL(url, window.location.href)
  return origin === window.location.origin ? pathname + search + hash : url
}

/** Headings of a hit from the page's title down, highlighted where they can be. */
function getPath({ hierarchy, _highlightResult: marked }: Hit): string[] {
  return LEVELS.slice(1).flatMap((level) => {
    const text = marked?.hierarchy[level]?.value ?? hierarchy[level]
    return text ? [text] : []
  })
}

function Result({ hit }: { hit: Hit }) {
  const [title = '', ...headings] = getPath(hit)
  const text = hit._snippetResult?.content?.value
  return (
    <li>
      <Link className="hit" to={routeFromFile(hit.url)}>
        <Icon name={headings.length > 0 ? 'hash' : 'page'} />
        <span>
          <Marked html={title} />
          <small>
            <Marked html={[hit.hierarchy.lvl0, ...headings].filter(Boolean).join(' / ')} />
          </small>
          {text && (
            <span className="hit-text">
              <Marked html={text} />
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}

export default function ResultList({ hits }: { hits: readonly Hit[] }) {
  return (
    <ul className="results">
      {hits.map((hit) => (
        <Result key={hit.objectID} hit={hit} />
      ))}
    </ul>
  )
}
