import Translate, { translate } from '@docusaurus/Translate'
import type { TOCTreeNode } from '@docusaurus/theme-common/internal'

type Props = { toc: readonly TOCTreeNode[] }

function Headings({ toc }: Props) {
  return (
    <ul>
      {toc.map(({ id, value, children }) => (
        <li key={id}>
          <a className="toc-link" href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          {children.length > 0 && <Headings toc={children} />}
        </li>
      ))}
    </ul>
  )
}

/** The contents list next to the text; client module `contents-list` makes it follow the reader. */
export default function TableOfContents({ toc }: Props) {
  if (toc.length === 0) return null
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 className="toc-title" id="toc-title">
        <Translate id="theme.TOC.title">On this page</Translate>
      </h2>
      <Headings toc={toc} />
    </nav>
  )
}

/** The same list behind a button next to the breadcrumbs, if there's no room next to the text. */
export function FoldedTableOfContents({ toc }: Props) {
  if (toc.length === 0) return null
  return (
    <details className="dropdown toc-inline">
      <summary>
        {translate({ id: 'theme.TOCCollapsible.toggleButtonLabel', message: 'On this page' })}
        <i className="caret" />
      </summary>
      <nav
        className="toc"
        aria-label={translate({ id: 'theme.TOC.folded', message: 'On this page (collapsed)' })}
      >
        <Headings toc={toc} />
      </nav>
    </details>
  )
}
